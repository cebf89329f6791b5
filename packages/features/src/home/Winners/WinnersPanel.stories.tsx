import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Answers, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyWinners } from '../testing/storyHome.ts';
import * as section from './Winners.stories.tsx';
import { WinnersPanel } from './WinnersPanel.tsx';

const answering = (listWinners: NonNullable<Answers['listWinners']>) => ({ feature: { answers: { listWinners } satisfies Answers } });
const many = storyWinners.list.flatMap((winner, place) => [
  { ...winner, time: `2026-11-20T10:0${place}:00Z` },
  { ...winner, time: `2026-11-20T10:1${place}:00Z` },
  { ...winner, time: `2026-11-20T10:2${place}:00Z` },
]);

const meta = {
  title: 'Home/WinnersPanel',
  component: WinnersPanel,
  decorators: [withFeature],
  parameters: answering({ list: many }),
  args: { isNear: true },
} satisfies Meta<typeof WinnersPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    const list = await canvas.findByRole('list', { name: text('home', 'winners') });
    await expect(list.children).toHaveLength(5);
  },
};
export const Loading: Story = { parameters: answering('never') };
export const None: Story = { ...section.None };
export const Offline: Story = { ...section.Offline };
