import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import { storyOrder, storyOrdersOver } from '../testing/storyDeposits.ts';
import { DepositHistoryView } from './DepositHistoryView.tsx';

const orders = [storyOrder, ...storyOrdersOver];
const loadMore = fn();

const meta = {
  title: 'Cashier/DepositHistoryView',
  component: DepositHistoryView,
  decorators: [withFeature],
  args: {
    state: { status: 'ready', orders, loadMore, isLoadingMore: false, moreRefusal: undefined },
    currency: 'VND',
    language: 'vi',
    timeZone: 'Asia/Ho_Chi_Minh',
    errorText: '',
    onOpenOrder: fn(),
  },
} satisfies Meta<typeof DepositHistoryView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['browser'],
  play: async ({ canvas, args, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(text('cashier', 'state.waiting')) }));
    await expect(args.onOpenOrder).toHaveBeenCalledWith(storyOrder.orderId);
    await userEvent.click(canvas.getByRole('button', { name: text('cashier', 'loadMore') }));
    await expect(loadMore).toHaveBeenCalled();
  },
};
/** Below the form: the newest alone, and no way to more. */
export const Newest: Story = {
  args: { newest: 2 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: storyWords(globals).text('cashier', 'loadMore') })).not.toBeInTheDocument();
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Empty: Story = { args: { state: { status: 'empty' } } };
export const NotLoaded: Story = {
  args: { state: { status: 'error', code: 'network_error', retry: fn() }, errorText: 'Kết nối mạng bất thường, vui lòng thử lại.' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyWords(globals).text('cashier', 'historyFailed'));
  },
};
