import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import { longMessage, storyMessages } from '../testing/storyMessages.ts';
import { InboxView, type InboxViewProps } from './InboxView.tsx';

const retry = fn();
const ready = (part: Partial<Extract<InboxViewProps['state'], { status: 'ready' }>> = {}): InboxViewProps['state'] => ({
  status: 'ready',
  messages: storyMessages(4),
  openId: undefined,
  more: undefined,
  ...part,
});

const meta = {
  title: 'Messages/InboxView',
  component: InboxView,
  decorators: [withFeature],
  args: {
    state: ready(),
    unread: 2,
    timeZone: 'Asia/Ho_Chi_Minh',
    refusal: undefined,
    errorText: '',
    onOpen: fn(),
    onMarkAllRead: fn(),
    onRemove: fn(),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof InboxView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What nobody has read says so, also to a user who sees no dot; §3: each says its time and amount before it is opened. */
export const Ready: Story = {
  tags: ['browser'],
  play: async ({ args, canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const [first, , third] = canvas.getAllByRole('heading', { level: 3 });
    await expect(first).toHaveTextContent(text('messages', 'inbox.unread'));
    await expect(third).not.toHaveTextContent(text('messages', 'inbox.unread'));
    await expect(first).toHaveTextContent(/500\.000.*2026-11-21 19:00/);
    await expect(canvas.getByText(text('messages', 'inbox.unreadCount', { number: 2 }))).toBeVisible();
    await userEvent.click(within(first as HTMLElement).getByRole('button', { expanded: false }));
    await expect(args.onOpen).toHaveBeenCalledWith('m0');
    await userEvent.click(canvas.getByRole('button', { name: text('messages', 'inbox.markAllRead') }));
    await expect(args.onMarkAllRead).toHaveBeenCalledOnce();
  },
};
/** §3 "each with time and amount": in its place, with the way to delete it. */
export const OneIsOpen: Story = {
  args: { state: ready({ openId: 'm1' }) },
  play: async ({ args, canvas, globals, userEvent }) => {
    await expect(canvas.getByText('Nội dung thứ 2.')).toBeVisible();
    await expect(canvas.getByText('2026-11-21 18:00:00')).toBeVisible();
    await expect(canvas.queryByText('Nội dung thứ 1.')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: storyWords(globals).text('messages', 'inbox.delete') }));
    await expect(args.onRemove).toHaveBeenCalledWith(storyMessages(4)[1]);
    await userEvent.click(canvas.getByRole('button', { expanded: true }));
    await expect(args.onOpen).toHaveBeenCalledWith(undefined);
  },
};
export const AllRead: Story = {
  args: { unread: 0, state: ready({ messages: storyMessages(4).map((message) => ({ ...message, isRead: true })) }) },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await expect(canvas.getByText(text('messages', 'inbox.allRead'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('messages', 'inbox.markAllRead') }));
    await expect(args.onMarkAllRead).not.toHaveBeenCalled();
  },
};
export const HasMore: Story = {
  args: { state: ready({ more: { isAsking: false, refusal: undefined } }) },
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: storyWords(globals).text('messages', 'inbox.more') }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};
export const MoreIsComing: Story = {
  args: { state: ready({ more: { isAsking: true, refusal: undefined } }) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('button', { name: storyWords(globals).text('messages', 'inbox.more') })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
export const MoreFailed: Story = {
  args: { state: ready({ more: { isAsking: false, refusal: { code: 'network_error' } } }), errorText: 'Kết nối mạng bất thường.' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyWords(globals).text('messages', 'inbox.moreFailed'));
  },
};
export const NotDeleted: Story = {
  args: { refusal: { title: 'Chưa xoá được tin nhắn', text: 'Kết nối mạng bất thường.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Chưa xoá được tin nhắn');
  },
};
export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status', { name: storyWords(globals).words.loading })).toBeVisible();
  },
};
export const Failed: Story = {
  args: { state: { status: 'error', code: 'network_error', retry, isAsking: false }, errorText: 'Kết nối mạng bất thường.' },
  beforeEach: () => void retry.mockClear(),
  play: async ({ canvas, globals, userEvent }) => {
    const { text, words } = storyWords(globals);
    await expect(canvas.getByRole('alert')).toHaveTextContent(text('messages', 'inbox.failed'));
    await userEvent.click(canvas.getByRole('button', { name: words.retry }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = {
  args: { state: { status: 'empty' }, unread: 0 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(storyWords(globals).text('messages', 'inbox.empty'))).toBeVisible();
  },
};
export const LongText: Story = { args: { state: ready({ messages: [longMessage, ...storyMessages(2)], openId: 'long' }) } };
export const LongTextOnAPhone: Story = { ...LongText, globals: { viewport: { value: 'w320', isRotated: false } } };
