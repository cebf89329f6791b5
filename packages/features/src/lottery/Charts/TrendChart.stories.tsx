import { lotteryFamily } from '@baize/contract/lottery';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, within } from 'storybook/test';
import { useLanguage } from '../../core/index.ts';
import { storyWords, withFeature } from '../../core/testing/index.ts';
import { storyDraws, storyDrawsOf } from '../testing/storyLotteries.ts';
import { TrendChart, type TrendChartProps } from './TrendChart.tsx';

function ChosenTrend({ family, draws, shown: first }: Pick<TrendChartProps, 'family' | 'draws' | 'shown'>): ReactElement {
  const [shown, setShown] = useState(first);
  return <TrendChart {...{ family, draws, shown }} language={useLanguage()} onShow={setShown} />;
}

const ofFamily = (id: Parameters<typeof lotteryFamily>[0]) => {
  const family = lotteryFamily(id, 2026);
  return { family, draws: storyDrawsOf(family, 30) };
};
const meta = {
  title: 'Lottery/TrendChart',
  component: ChosenTrend,
  decorators: [withFeature],
  args: { family: lotteryFamily('fiveDigits', 2026), draws: storyDraws, shown: undefined },
} satisfies Meta<typeof ChosenTrend>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The last digit fell as 6 in the newest draw; the line follows what is chosen. */
export const Places: Story = {
  tags: ['browser'],
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const chart = within(await canvas.findByRole('table'));
    await expect(chart.getAllByRole('row')).toHaveLength(11);
    await userEvent.click(canvas.getByRole('button', { name: /^(?:Đơn vị|5th digit)$/ }));
    const [, newest] = chart.getAllByRole('row');
    await expect(within(newest ?? document.body).getAllByText('6').length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: text('lottery', 'series.sum') }));
    await expect(chart.getByRole('columnheader', { name: '45' })).toBeInTheDocument();
  },
};
/** The chart scrolls in a region of its own, and the page does not. */
export const Phone: Story = {
  tags: ['browser'],
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async ({ canvas, canvasElement, globals }) => {
    const region = await canvas.findByRole('region', { name: storyWords(globals).text('lottery', 'chart') });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
export const Keno: Story = { args: ofFamily('keno') };
export const Race: Story = { args: ofFamily('tenRace') };
export const Dice: Story = { args: ofFamily('threeDice') };
export const Zodiac: Story = { args: { ...ofFamily('markSix'), shown: 'zodiac' } };
export const Lots: Story = { args: ofFamily('vietnamNorth') };
export const OneDraw: Story = { args: { draws: storyDraws.slice(0, 1) } };
