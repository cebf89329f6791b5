import type { DepositOrder } from '@baize/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import { storyOrder, storyOrdersOver } from '../testing/storyDeposits.ts';
import { DepositOrderView } from './DepositOrderView.tsx';

const orderOf = (state: DepositOrder['state']): DepositOrder => storyOrdersOver.find((order) => order.state === state) ?? storyOrder;

const meta = {
  title: 'Cashier/DepositOrderView',
  component: DepositOrderView,
  decorators: [withFeature],
  args: {
    order: storyOrder,
    currency: 'VND',
    language: 'vi',
    timeZone: 'Asia/Ho_Chi_Minh',
    isCancelling: false,
    refusal: undefined,
    proof: false,
    onCancel: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof DepositOrderView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** §9 "within 30 minutes": how long it may still be paid, and what the payment has to say. */
export const Waiting: Story = {
  tags: ['browser'],
  args: { order: { ...storyOrder, expiresAt: new Date(Date.now() + 30 * 60_000).toISOString() } },
  play: async ({ canvas, args, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await expect(canvas.getByText(/(30:00|29:5\d)/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: text('cashier', 'payTo.contentCode') })).toHaveValue(storyOrder.payTo?.contentCode);
    await expect(canvas.getByRole('textbox', { name: text('cashier', 'payTo.amount', { currency: 'VND' }) })).toHaveValue('5000');
    await userEvent.click(canvas.getByRole('button', { name: text('cashier', 'cancel') }));
    await expect(args.onCancel).toHaveBeenCalled();
  },
};
/** The gateway ends it in a moment. */
export const TimeOver: Story = {
  args: { order: { ...storyOrder, expiresAt: new Date(Date.now() - 1_000).toISOString() } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(storyWords(globals).text('cashier', 'payTimeOver'))).toBeVisible();
  },
};
/** With the bonus of its promotion: it is in the wallet as well. */
export const Credited: Story = {
  args: { order: { ...orderOf('credited'), bonus: 400 } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(/2[.,]400/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: storyWords(globals).text('cashier', 'cancel') })).not.toBeInTheDocument();
  },
};
function over(state: 'failed' | 'expired' | 'cancelled'): Story {
  return {
    args: { order: orderOf(state) },
    play: async ({ canvas, globals }) => {
      const { text } = storyWords(globals);
      await expect(canvas.getByText(text('cashier', `about.${state}`))).toBeVisible();
      await expect(canvas.queryByRole('img', { name: text('cashier', 'payTo.qr') })).not.toBeInTheDocument();
    },
  };
}
export const Failed: Story = over('failed');
export const Expired: Story = over('expired');
export const Cancelled: Story = over('cancelled');
