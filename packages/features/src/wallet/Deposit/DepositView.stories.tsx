import { limits } from '@baize/contract';
import { formatMoney } from '@baize/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import { DepositView } from './DepositView.tsx';

const meta = {
  title: 'Wallet/DepositView',
  component: DepositView,
  decorators: [withFeature],
  args: { state: { status: 'idle' }, currency: 'VND', language: 'vi', refusal: undefined, onOrderDeposit: fn(), onStartAgain: fn() },
} satisfies Meta<typeof DepositView>;
export default meta;
type Story = StoryObj<typeof meta>;

const money = (amount: number): string => formatMoney(amount, { currency: 'VND', language: 'vi', signed: false });

export const Idle: Story = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const amount = canvas.getByRole('textbox', { name: new RegExp(text('wallet', 'amount')) });
    await expect(amount).toHaveAccessibleDescription(/100.*50\.000/);
    await userEvent.type(amount, '5.000');
    await userEvent.click(canvas.getByRole('button', { name: text('wallet', 'order', { amount: money(5_000) }) }));
    await expect(args.onOrderDeposit.mock.calls).toEqual([[5_000]]);
  },
};
export const QuickPick: Story = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const pick = canvas.getByRole('button', { name: money(10_000) });
    await userEvent.click(pick);
    await expect(pick).toHaveAttribute('aria-pressed', 'true');
    const order = storyWords(globals).text('wallet', 'order', { amount: money(10_000) });
    await userEvent.click(canvas.getByRole('button', { name: order }));
    await expect(args.onOrderDeposit.mock.calls).toEqual([[10_000]]);
  },
};
/** Another brand's money: the gateway's amounts are in its minor unit. */
export const WithDecimals: Story = {
  args: { currency: 'CNY' },
  play: async ({ canvas, args, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const amount = canvas.getByRole('textbox', { name: new RegExp(text('wallet', 'amount')) });
    await userEvent.type(amount, '50,25');
    const yuan = formatMoney(5_025, { currency: 'CNY', language: 'vi', signed: false });
    await userEvent.click(canvas.getByRole('button', { name: text('wallet', 'order', { amount: yuan }) }));
    await expect(args.onOrderDeposit.mock.calls).toEqual([[5_025]]);
  },
};
export const Nothing: Story = {
  play: async ({ canvas, args, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: storyWords(globals).text('wallet', 'deposit') }));
    await expect(args.onOrderDeposit.mock.calls).toEqual([[undefined]]);
  },
};
export const Sending: Story = { args: { state: { status: 'sending' } } };
export const Refused: Story = {
  args: {
    state: { status: 'refused', code: 'amount_out_of_range', params: { min: limits.deposit.minimum, max: limits.deposit.maximum } },
    refusal: 'Vui lòng nhập số tiền từ 100 đến 50000.',
  },
  play: async ({ canvas, globals }) => {
    const amount = canvas.getByRole('textbox', { name: new RegExp(storyWords(globals).text('wallet', 'amount')) });
    await expect(amount).toBeInvalid();
    await expect(amount).toHaveAccessibleDescription(/từ 100 đến 50000/);
  },
};
export const Ordered: Story = {
  args: { state: { status: 'ordered', order: { orderId: 'd-20261121-0001', amount: 5_000, state: 'waiting' } } },
  play: async ({ canvas, args, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await expect(canvas.getByRole('status')).toHaveTextContent(/5\.000/);
    await expect(canvas.getByText(text('wallet', 'orderNumber', { id: 'd-20261121-0001' }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('wallet', 'again') }));
    await expect(args.onStartAgain).toHaveBeenCalledOnce();
  },
};
