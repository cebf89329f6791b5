import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import { storyPaid, storyWithdrawal, storyWithdrawalsOver } from '../testing/storyWithdrawals.ts';
import { WithdrawOrderView } from './WithdrawOrderView.tsx';

const [confirmed = storyPaid, rejected = storyPaid] = storyWithdrawalsOver;

const meta = {
  title: 'Cashier/WithdrawOrderView',
  component: WithdrawOrderView,
  decorators: [withFeature],
  args: { order: storyWithdrawal, currency: 'VND', language: 'vi', timeZone: 'Asia/Ho_Chi_Minh', receipt: false, onLeave: fn() },
} satisfies Meta<typeof WithdrawOrderView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Submitted: Story = {
  tags: ['browser'],
  play: async ({ canvas, args, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: storyWords(globals).text('cashier', 'withdraw.again') }));
    await expect(args.onLeave).toHaveBeenCalled();
  },
};
export const Paid: Story = { args: { order: storyPaid } };
export const Confirmed: Story = { args: { order: confirmed } };
export const Rejected: Story = { args: { order: rejected } };
/** §4: counts as received, since nobody said anything in time. */
export const Assumed: Story = {
  args: { order: { ...confirmed, receipt: 'assumed' } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(storyWords(globals).text('cashier', 'receipt.is.assumed'))).toBeVisible();
  },
};
/** §4: a part is looked into while the order lasts. */
export const PartReceived: Story = {
  args: { order: { ...storyPaid, receipt: 'part', receivedAmount: 4_000 } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(storyWords(globals).text('cashier', 'receipt.is.part'))).toBeVisible();
  },
};
/** What did not arrive is back: nobody looks into it any more. */
export const MissingReturned: Story = {
  args: { order: { ...confirmed, receipt: 'part', receivedAmount: 4_000 } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(/5[.,]900.*(ví|wallet)/)).toBeVisible();
    await expect(canvas.queryByText(storyWords(globals).text('cashier', 'receipt.is.part'))).not.toBeInTheDocument();
  },
};
/** §4: forced-received. */
export const Forced: Story = {
  args: { order: { ...confirmed, receipt: 'forced' } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(storyWords(globals).text('cashier', 'receipt.is.forced'))).toBeVisible();
  },
};
