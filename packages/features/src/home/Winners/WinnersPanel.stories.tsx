import { Stack } from '@baize/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Answers, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyWinners } from '../testing/storyHome.ts';
import * as section from './Winners.stories.tsx';
import { WinnersPanel } from './WinnersPanel.tsx';
import { WinnersSpace } from './WinnersSpace.tsx';

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
/** The panel stands where its room stood before its script had come. */
export const Coming: Story = {
  parameters: answering('never'),
  tags: ['browser'],
  render: (args) => (
    <Stack gap={4}>
      <WinnersSpace />
      <WinnersPanel {...args} />
    </Stack>
  ),
  play: async ({ canvas, globals }) => {
    const heading = await canvas.findByRole('heading', { name: storyWords(globals).text('home', 'winners') });
    const panel = heading.closest('section');
    const room = panel?.previousElementSibling;
    const rowsOf = (part: Element | null | undefined): number[] =>
      [...(part?.querySelectorAll('[aria-hidden]') ?? [])]
        .slice(-5)
        .map((row) => row.getBoundingClientRect().top - (part as Element).getBoundingClientRect().top);
    await expect(rowsOf(room)).toHaveLength(5);
    await expect(rowsOf(room)).toEqual(rowsOf(panel));
    await expect(room?.getBoundingClientRect().height).toBe(panel?.getBoundingClientRect().height);
  },
};
export const None: Story = { ...section.None };
export const Offline: Story = { ...section.Offline };
