import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Answers, storyWords, withFeature } from '../../core/testing/index.ts';
import { seeNothing } from '../testing/seeNothing.ts';
import { storyBanners } from '../testing/storyHome.ts';
import { Promotions } from './Promotions.tsx';

const answering = (getAnnouncements: NonNullable<Answers['getAnnouncements']>) => ({
  feature: { answers: { getAnnouncements } satisfies Answers },
});
const titles = ['Mỗi ván jackpot góp thêm vào hũ', 'Mở tài khoản có ngay tiền chơi thử', 'Cài cổng lên màn hình chính'];

const meta = {
  title: 'Home/Promotions',
  component: Promotions,
  decorators: [withFeature],
  parameters: answering({ banners: [], promotion: storyBanners(titles).banners }),
  args: { isNear: true },
} satisfies Meta<typeof Promotions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['browser'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Mỗi ván jackpot góp thêm vào hũ/ })).toHaveAttribute('href', '/games?n=0');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const Loading: Story = { parameters: answering('never') };
export const None: Story = {
  parameters: answering({ banners: [], promotion: [] }),
  play: seeNothing,
};
export const Offline: Story = {
  parameters: answering('offline'),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(storyWords(globals).text('home', 'failed'));
  },
};
