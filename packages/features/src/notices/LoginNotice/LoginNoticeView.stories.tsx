import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import { longNotice, storyNotices } from '../storyNotices.ts';
import { LoginNoticeView } from './LoginNoticeView.tsx';

const meta = {
  title: 'Notices/LoginNoticeView',
  component: LoginNoticeView,
  decorators: [withFeature],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { notices: storyNotices(3), timeZone: 'Asia/Ho_Chi_Minh', onClose: fn() },
} satisfies Meta<typeof LoginNoticeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  tags: ['browser'],
  play: async ({ args, globals, userEvent }) => {
    const { text, words } = storyWords(globals);
    const dialog = within(await screen.findByRole('dialog', { name: text('notices', 'login') }));
    await userEvent.click(dialog.getByRole('button', { name: /^Tiền nạp vào ví sau vài giây/ }));
    await expect(dialog.getByText('Nội dung thứ 2.')).toBeVisible();
    await expect(dialog.queryByRole('navigation')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: words.ok }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const One: Story = {
  args: { notices: storyNotices(1) },
  play: async () => {
    await expect(await screen.findByText('Nội dung thứ 1.')).toBeVisible();
  },
};
/** §9 "Announcement popup": nine titles a page. */
export const ManyPages: Story = {
  args: { notices: storyNotices(20) },
  play: async ({ globals, userEvent }) => {
    const { text, words } = storyWords(globals);
    const dialog = within(await screen.findByRole('dialog', { name: text('notices', 'login') }));
    const titles = (): HTMLElement[] => dialog.getAllByRole('heading', { level: 3 });
    await expect(titles()).toHaveLength(9);
    const pages = within(dialog.getByRole('navigation', { name: text('notices', 'pages') }));
    await userEvent.click(pages.getByRole('button', { name: `${words.page} 3` }));
    await expect(titles().map((title) => title.textContent?.slice(0, 16))).toEqual(
      ['Thông báo số 19', 'Thông báo số 20'].map((title) => expect.stringContaining(title)),
    );
  },
};
export const LongText: Story = { args: { notices: [longNotice] } };
