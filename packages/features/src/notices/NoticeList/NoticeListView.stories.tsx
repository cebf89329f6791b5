import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import { longNotice, storyNotices } from '../storyNotices.ts';
import { NoticeListView } from './NoticeListView.tsx';

const retry = fn();
const meta = {
  title: 'Notices/NoticeListView',
  component: NoticeListView,
  decorators: [withFeature],
  args: { state: { status: 'ready', notices: storyNotices(3) }, errorText: '', timeZone: 'Asia/Ho_Chi_Minh' },
} satisfies Meta<typeof NoticeListView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** §2 "date, title, expandable content". */
export const Ready: Story = {
  tags: ['browser'],
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('button', { name: /^Bảo trì sảnh AG rạng sáng 22-11/ });
    await expect(title).toHaveAccessibleName(/2026-11-21/);
    await expect(canvas.queryByText('Nội dung thứ 1.')).not.toBeInTheDocument();
    await userEvent.click(title);
    await expect(canvas.getByText('Nội dung thứ 1.')).toBeVisible();
    await expect(canvas.getByText('Đoạn hai.')).toBeVisible();
    await expect(canvas.getByText('2026-11-21 19:00:00')).toBeVisible();
  },
};
export const OneIsOpen: Story = {
  args: { openId: 'n2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nội dung thứ 3.')).toBeVisible();
    await expect(canvas.queryByText('Nội dung thứ 1.')).not.toBeInTheDocument();
  },
};
export const OneThatIsGone: Story = {
  args: { openId: 'of last year' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { expanded: false })).toHaveLength(3);
  },
};
export const WithoutContent: Story = {
  args: { state: { status: 'ready', notices: storyNotices(1).map((notice) => ({ ...notice, paragraphs: [] })) }, openId: 'n0' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(storyWords(globals).text('notices', 'noContent'))).toBeVisible();
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
    await expect(canvas.getByRole('alert')).toHaveTextContent(text('notices', 'failed'));
    await userEvent.click(canvas.getByRole('button', { name: words.retry }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(storyWords(globals).text('notices', 'empty'))).toBeVisible();
  },
};
export const LongText: Story = { args: { state: { status: 'ready', notices: [longNotice] }, openId: 'long' } };
export const Many: Story = { tags: ['browser'], args: { state: { status: 'ready', notices: storyNotices(60) }, openId: 'n55' } };
