import { lotteryFamily } from '@baize/contract/lottery';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, within } from 'storybook/test';
import { useLanguage } from '../../core/index.ts';
import { type Answers, Refusal, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyDraws, storyDrawsOf } from '../testing/storyLotteries.ts';
import { Statistics, type StatisticsProps } from './Statistics.tsx';

function ChosenStatistics({ family, draws, shown: first }: Pick<StatisticsProps, 'family' | 'draws' | 'shown'>): ReactElement {
  const [shown, setShown] = useState(first);
  return <Statistics {...{ family, draws, shown }} lottery="fast5" language={useLanguage()} onShow={setShown} />;
}

const five = lotteryFamily('fiveDigits', 2026);
const kept = storyDrawsOf(five, 120);
const answering = (listLotteryDraws: NonNullable<Answers['listLotteryDraws']>) => ({
  feature: { account: 'minh88', answers: { listLotteryDraws } satisfies Answers },
});
/** The gateway has 120 draws, 50 a page. */
const paged: NonNullable<Answers['listLotteryDraws']> = ({ after }) => {
  const from = after === undefined ? 0 : kept.findIndex(({ period }) => period === after) + 1;
  const rows = kept.slice(from, from + 50);
  const last = rows.at(-1);
  return { rows, ...(from + 50 < kept.length && last && { next: last.period }) };
};
const meta = {
  title: 'Lottery/Statistics',
  component: ChosenStatistics,
  decorators: [withFeature],
  parameters: answering(paged),
  args: { family: five, draws: kept.slice(0, 50), shown: undefined },
} satisfies Meta<typeof ChosenStatistics>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Counts come to as many as there are draws: over 100 of them older ones are read. */
export const Places: Story = {
  tags: ['browser'],
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const counted = (): number =>
      within(canvas.getByRole('table'))
        .getAllByRole('row')
        .slice(1)
        .reduce((sum, row) => sum + Number(within(row).getAllByRole('cell')[0]?.textContent), 0);
    await canvas.findByRole('table');
    await expect(counted()).toBe(30);
    await userEvent.click(canvas.getByRole('button', { name: text('lottery', 'drawCount', { count: 100 }) }));
    await expect(
      await canvas.findByRole('table', {
        name: text('lottery', 'statisticsCaption', { series: globals['language'] === 'en' ? '1st digit' : 'Vạn', count: 100 }),
      }),
    ).toBeInTheDocument();
    await expect(counted()).toBe(100);
  },
};
export const Phone: Story = {
  tags: ['browser'],
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table');
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
const ofFamily = (id: Parameters<typeof lotteryFamily>[0]) => {
  const family = lotteryFamily(id, 2026);
  return { family, draws: storyDrawsOf(family, 50) };
};
export const Keno: Story = { args: ofFamily('keno') };
export const Zodiac: Story = { args: { ...ofFamily('markSix'), shown: 'zodiac' } };
export const AllLots: Story = { args: { ...ofFamily('vietnamNorth'), shown: 'allLots' } };

const hundred: NonNullable<Story['play']> = async ({ canvas, globals, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: storyWords(globals).text('lottery', 'drawCount', { count: 100 }) }));
};
/** What is known stays while older draws are on their way. */
export const Loading: Story = {
  parameters: answering('never'),
  play: async (context) => {
    await hundred(context);
    const { canvas, globals } = context;
    await expect(await canvas.findByText(storyWords(globals).text('lottery', 'statisticsLoading'))).toBeVisible();
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};
/** Older draws that can't be had are told as fewer draws. */
export const Missing: Story = {
  args: { draws: storyDraws },
  parameters: answering(new Refusal('system_error')),
  play: async (context) => {
    await hundred(context);
    const { canvas, globals } = context;
    await expect(
      await canvas.findByText(storyWords(globals).text('lottery', 'statisticsFewer', { count: storyDraws.length })),
    ).toBeVisible();
  },
};
