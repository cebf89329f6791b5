import type { LotteryToday } from '@baize/contract';
import { formatMoney } from '@baize/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { useLanguage } from '../../core/index.ts';
import { type Answers, keepFiguresWhole, Refusal, storyWords, withFeature } from '../../core/testing/index.ts';
import { storyToday } from '../testing/storyLotteries.ts';
import { TodayTotals } from './TodayTotals.tsx';
import { useLotteryToday } from './useLotteryToday.ts';

function Totals(): ReactElement {
  const language = useLanguage();
  return <TodayTotals state={useLotteryToday()} money={(amount) => formatMoney(amount, { currency: 'VND', language, signed: false })} />;
}

const answering = (getLotteryToday: NonNullable<Answers['getLotteryToday']>) => ({
  feature: { account: 'minh88', answers: { getLotteryToday } satisfies Answers },
});
const answeringWith = (change: Partial<LotteryToday>) => answering({ ...storyToday, ...change });
const meta = {
  title: 'Lottery/TodayTotals',
  component: Totals,
  decorators: [withFeature],
  parameters: answering(storyToday),
} satisfies Meta<typeof Totals>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A loss is told as plainly as a gain, and what waits is no loss yet. */
export const Loss: Story = {
  tags: ['browser'],
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    const net = await canvas.findByText(/^−₫\s14[.,]600$/);
    await expect(net).toBeVisible();
    await expect(getComputedStyle(net).fontSize).toBe(getComputedStyle(canvas.getByText(/^₫\s86[.,]000$/)).fontSize);
    await expect(canvas.getByText(text('lottery', 'todayNet'))).toBeVisible();
    await expect(canvas.getByText(/10[.,]000/)).toBeVisible();
  },
};
export const Gain: Story = {
  parameters: answeringWith({ won: 100_000, net: 24_000 }),
  play: async ({ canvas }) => expect(await canvas.findByText(/^\+₫\s24[.,]000$/)).toBeVisible(),
};
export const Nothing: Story = { parameters: answeringWith({ orders: 0, staked: 0, waiting: 0, won: 0, net: 0 }) };
export const Phone: Story = { tags: ['browser'], globals: { viewport: { value: 'w320', isRotated: false } } };
export const Loading: Story = { parameters: answering('never') };
export const Missing: Story = {
  parameters: answering(new Refusal('system_error')),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(storyWords(globals).text('lottery', 'todayFailed'));
  },
};
/** One of a win that is wider than its third. */
export const WideFiguresOnAPhone: Story = {
  parameters: answeringWith({ staked: 112_480_700, won: 1_234_567_890, net: 1_122_087_190 }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/1[.,]234[.,]567[.,]890/);
    await keepFiguresWhole(canvasElement, 3);
  },
  globals: { viewport: { value: 'w360', isRotated: false } },
};
