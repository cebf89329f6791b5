import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import { storyPaid, storyWithdrawal, storyWithdrawalsOver } from '../testing/storyWithdrawals.ts';
import { WithdrawHistoryView } from './WithdrawHistoryView.tsx';

const meta = {
  title: 'Cashier/WithdrawHistoryView',
  component: WithdrawHistoryView,
  decorators: [withFeature],
  args: {
    state: {
      status: 'ready',
      orders: [storyWithdrawal, storyPaid, ...storyWithdrawalsOver],
      loadMore: undefined,
      isLoadingMore: false,
      moreRefusal: undefined,
    },
    currency: 'VND',
    language: 'vi',
    timeZone: 'Asia/Ho_Chi_Minh',
    errorText: '',
    onOpenOrder: fn(),
  },
} satisfies Meta<typeof WithdrawHistoryView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['browser'],
  play: async ({ canvas, args, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`${text('cashier', 'step.paid')}$`) }));
    await expect(args.onOpenOrder).toHaveBeenCalledWith(storyPaid.orderId);
    await expect(canvas.queryByRole('button', { name: text('cashier', 'loadMore') })).not.toBeInTheDocument();
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Empty: Story = { args: { state: { status: 'empty' } } };
