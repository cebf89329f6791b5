import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import { storyChannels } from '../testing/storyDeposits.ts';
import { DepositFormView } from './DepositFormView.tsx';

const channels = storyChannels.filter(({ method }) => method === 'bank');

const meta = {
  title: 'Wallet/DepositFormView',
  component: DepositFormView,
  decorators: [withFeature],
  args: {
    channels,
    method: 'bank',
    remittanceMinutes: 30,
    currency: 'VND',
    language: 'vi',
    isSending: false,
    refusal: undefined,
    onEdit: fn(),
    onOrderDeposit: fn(),
  },
} satisfies Meta<typeof DepositFormView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(text('wallet', 'amount')) }), '5000{Enter}');
    await expect(args.onOrderDeposit).toHaveBeenCalledWith({ channel: channels[0], amount: 5_000 });
    await userEvent.click(canvas.getByRole('radio', { name: /ACB/ }));
    await expect(args.onEdit).toHaveBeenLastCalledWith({ channelId: 'acb', amount: 5_000 });
  },
};
/** Another brand's money: the gateway's amounts are in its minor unit. */
export const WithDecimals: Story = {
  args: { currency: 'CNY' },
  play: async ({ canvas, args, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(text('wallet', 'amount')) }), '50,25{Enter}');
    await expect(args.onOrderDeposit).toHaveBeenCalledWith({ channel: channels[0], amount: 5_025 });
  },
};
/** Without an amount it is ordered all the same: whoever gets the order says what is missing. */
export const Nothing: Story = {
  play: async ({ canvas, args, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: storyWords(globals).text('wallet', 'deposit') }));
    await expect(args.onOrderDeposit).toHaveBeenCalledWith({ channel: channels[0], amount: undefined });
  },
};
export const Sending: Story = { args: { isSending: true, initial: { amount: 5_000 } } };
export const Refused: Story = { args: { refusal: 'Số tiền phải từ 100 đến 50000.', initial: { amount: 99 } } };
