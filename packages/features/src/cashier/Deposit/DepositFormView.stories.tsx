import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { keepFiguresWhole, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyChannels, storyPromotions } from '../testing/storyDeposits.ts';
import { DepositFormView, type DepositFormViewProps } from './DepositFormView.tsx';

const channels = storyChannels.filter(({ method }) => method === 'bank');

/** Every try is refused. */
function Refusing(props: DepositFormViewProps): ReactElement {
  const [refusal, setRefusal] = useState<DepositFormViewProps['refusal']>();
  const refuse = (): void => setRefusal({ code: 'amount_out_of_range', params: { min: 100, max: 50_000 } });
  return <DepositFormView {...props} refusal={refusal} onOrderDeposit={refuse} />;
}

const meta = {
  title: 'Cashier/DepositFormView',
  component: DepositFormView,
  decorators: [withFeature],
  args: {
    channels,
    method: 'bank',
    remittanceMinutes: 30,
    promotions: storyPromotions,
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
  tags: ['browser'],
  play: async ({ canvas, args, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(text('cashier', 'amount')) }), '5000{Enter}');
    await expect(args.onOrderDeposit).toHaveBeenCalledWith({ channel: channels[0], amount: 5_000, promotionId: undefined });
    await userEvent.click(canvas.getByRole('radio', { name: /ACB/ }));
    await expect(canvas.getByText(text('cashier', 'how.credited', { time: text('cashier', 'minutes', { count: 5 }) }))).toBeVisible();
    await expect(args.onEdit).toHaveBeenLastCalledWith({ channelId: 'acb', amount: 5_000 });
  },
};
/** The amounts of one tap are the brand's own, in the money of the brand. */
export const WithPresetsInPesos: Story = {
  args: {
    currency: 'PHP',
    channels: channels.map((channel) => ({ ...channel, minimum: 10_000, maximum: 5_000_000, presets: [20_000, 150_000] })),
    promotions: [],
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByRole('button', { name: /\d/ })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: /1[.,]500/ }));
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onOrderDeposit).toHaveBeenCalledWith({ channel: expect.anything(), amount: 150_000, promotionId: undefined });
  },
};
/** §3 "Promotion": what it adds, and what that asks for, stand in the summary before anything is ordered. */
export const WithPromotion: Story = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: text('cashier', 'promotion') }), 'second');
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(text('cashier', 'amount')) }), '5000');
    const lineOf = (name: string): Element | null | undefined => canvas.getByText(name).parentElement?.parentElement;
    await expect(lineOf(text('cashier', 'summaryBonus', { percent: 10 }))).toHaveTextContent(/\+10%\D*500(\D|$)/);
    await expect(lineOf(text('cashier', 'summaryCredited'))).toHaveTextContent(/5[.,]500/);
    await expect(canvas.getByText(/2[.,]500/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(text('cashier', 'amount')) }), '{Enter}');
    await expect(args.onOrderDeposit).toHaveBeenCalledWith({ channel: channels[0], amount: 5_000, promotionId: 'second' });
  },
};
export const NoPromotions: Story = {
  args: { promotions: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('combobox', { name: storyWords(globals).text('cashier', 'promotion') })).not.toBeInTheDocument();
  },
};
/** Another brand's money: the gateway's amounts are in its minor unit. */
export const WithDecimals: Story = {
  args: { currency: 'CNY' },
  play: async ({ canvas, args, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(text('cashier', 'amount')) }), '50,25{Enter}');
    await expect(args.onOrderDeposit).toHaveBeenCalledWith({ channel: channels[0], amount: 5_025, promotionId: undefined });
  },
};
/** Without an amount it is ordered all the same: the gateway says what is missing. */
export const Nothing: Story = {
  play: async ({ canvas, args, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: storyWords(globals).text('cashier', 'deposit') }));
    await expect(args.onOrderDeposit).toHaveBeenCalledWith({ channel: channels[0], amount: undefined, promotionId: undefined });
  },
};
export const Sending: Story = { args: { isSending: true, initial: { amount: 5_000 } } };
/** A try that was refused; a promotion that is chosen since is no amount. */
export const Refused: Story = {
  args: { initial: { amount: 99 } },
  render: (args) => <Refusing {...args} />,
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(text('cashier', 'amount')) }), '{Enter}');
    const amount = canvas.getByRole('textbox', { name: new RegExp(text('cashier', 'amount')) });
    await waitFor(() => expect(amount).toHaveFocus());
    await expect(amount).toBeInvalid();
    await userEvent.selectOptions(canvas.getByRole('combobox'), text('cashier', 'promotion.none'));
    await expect(amount).toBeInvalid();
    await userEvent.click(canvas.getByRole('radio', { name: /ACB/ }));
    await expect(amount).not.toHaveAccessibleDescription(/100 \S+ 50[.,]000\./);
  },
};
const unbounded = channels.map((channel) => ({ ...channel, minimum: 1, maximum: 9_000_000_000 }));
/** Three digits behind the point: what is credited is one figure, beside its name or below it. */
export const WideFigures: Story = {
  tags: ['browser'],
  args: { currency: 'KWD', channels: unbounded, initial: { amount: 112_480_700 } },
  play: async ({ canvasElement }) => keepFiguresWhole(canvasElement, 3),
};
export const WideFiguresOnAPhone: Story = {
  ...WideFigures,
  args: { currency: 'VND', channels: unbounded, initial: { amount: 1_234_567_890 } },
  globals: { viewport: { value: 'w360', isRotated: false } },
};
