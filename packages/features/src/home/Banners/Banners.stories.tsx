import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Answers, storyWords, withFeature } from '../../core/testing/index.ts';
import { seeNothing } from '../testing/seeNothing.ts';
import { storyBanners } from '../testing/storyHome.ts';
import { Banners } from './Banners.tsx';

const answering = (getNotices: NonNullable<Answers['getNotices']>) => ({ feature: { answers: { getNotices } satisfies Answers } });

const meta = {
  title: 'Home/Banners',
  component: Banners,
  decorators: [withFeature],
  parameters: answering(storyBanners(['Tìm trò bạn thích', 'Mở tài khoản, nhận tiền chơi thử'])),
  args: { isNear: true },
} satisfies Meta<typeof Banners>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['browser'],
  play: async ({ canvas, globals }) => {
    const { text, words } = storyWords(globals);
    await expect(await canvas.findByRole('region', { name: text('home', 'banners') })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: text('home', 'banner.action'), hidden: true })[0]).toHaveAttribute(
      'href',
      '/games?n=0',
    );
    await expect(canvas.getByRole('button', { name: words.nextSlide })).toBeVisible();
  },
};
export const Loading: Story = { parameters: answering('never') };
export const None: Story = {
  parameters: answering(storyBanners([])),
  play: seeNothing,
};
export const Offline: Story = {
  parameters: answering('offline'),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(storyWords(globals).text('home', 'failed'));
  },
};
