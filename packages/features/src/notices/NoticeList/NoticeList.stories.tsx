import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { type Answers, Refusal, storyPermission, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyBoard } from '../storyNotices.ts';
import { NoticeList } from './NoticeList.tsx';

const answering = (getNotices: NonNullable<Answers['getNotices']>) => ({
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '560px' } },
  feature: { answers: { getNotices, getPermission: storyPermission } satisfies Answers },
});
const board = storyBoard({ player: 3, popup: 1 });
const gateway = { isUp: false };

const meta = {
  title: 'Notices/NoticeList',
  component: NoticeList,
  decorators: [withFeature],
  parameters: answering(board),
  args: { onClose: fn() },
} satisfies Meta<typeof NoticeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, globals, userEvent }) => {
    const { text, words } = storyWords(globals);
    const dialog = within(await screen.findByRole('dialog', { name: text('notices', 'notices') }));
    await expect(await dialog.findAllByRole('heading', { level: 3 })).toHaveLength(4);
    await userEvent.click(dialog.getByRole('button', { name: words.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** It is as high as its rows. */
export const Few: Story = {
  tags: ['browser'],
  play: async ({ globals }) => {
    const dialog = await screen.findByRole('dialog', { name: storyWords(globals).text('notices', 'notices') });
    const rows = await within(dialog).findAllByRole('heading', { level: 3 });
    const below = dialog.getBoundingClientRect().bottom - (rows.at(-1)?.getBoundingClientRect().bottom ?? Number.NaN);
    await expect(below).toBeLessThan(40);
  },
};
export const OpensAtOne: Story = {
  args: { openId: 'n1' },
  play: async () => {
    await expect(await screen.findByText('Nội dung thứ 2.')).toBeVisible();
  },
};
export const Loading: Story = { parameters: answering('never') };
export const FailedAndTriedAgain: Story = {
  parameters: answering(() => (gateway.isUp ? board : new Refusal('system_error'))),
  beforeEach: () => {
    gateway.isUp = false;
  },
  play: async ({ globals, userEvent }) => {
    const { text, words } = storyWords(globals);
    await expect(await screen.findByRole('alert')).toHaveTextContent(text('core', 'system_error'));
    gateway.isUp = true;
    await userEvent.click(screen.getByRole('button', { name: words.retry }));
    await expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(4);
  },
};
export const Empty: Story = {
  parameters: answering(storyBoard({})),
  play: async ({ globals }) => {
    await expect(await screen.findByText(storyWords(globals).text('notices', 'empty'))).toBeVisible();
  },
};
