import { lotteryFamily } from '@baize/contract/lottery';
import { formatMoney } from '@baize/design-system';
import { ToastProvider } from '@baize/design-system/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useEffect, useRef } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { useLanguage } from '../../core/index.ts';
import { type Answers, keepFiguresWhole, Refusal, storyPermission, storyWords, withFeature } from '../../core/testing/index.ts';
import { useSlip } from '../Slip/useSlip.ts';
import { storyChase, storyLossLimit, storyPeriodsAhead } from '../testing/storyChases.ts';
import { ChaseDialog } from './ChaseDialog.tsx';

const family = lotteryFamily('fiveDigits', 2026);
const period = '20261121-1185';

interface OpenChaseProps {
  /** Of the main wallet. */
  balance: number;
  /** The period that takes bets; the slip was made for {@link period}. */
  open: string;
  /** Of a bet, in the minor unit. Default 1.000. */
  unit?: number;
  onClose(): void;
}

/** Two bets of 1.000 each period, as the slip has them. */
function OpenChase({ balance, open, unit = 1_000, onClose }: OpenChaseProps): ReactElement {
  const language = useLanguage();
  const filled = useSlip('fast5', family, period);
  const isFilled = useRef(false);
  const { add, setUnit } = filled;
  useEffect(() => {
    if (isFilled.current) return;
    isFilled.current = true;
    const play = family.plays.find(({ id }) => id === 'place');
    if (play) add(play, [[3, 7], [], [], [], []]);
    setUnit(unit);
  }, [add, setUnit, unit]);
  return (
    <ToastProvider>
      <ChaseDialog
        {...{ family, balance, language, onClose }}
        actions={{ ...filled, isMoved: open !== filled.slip.period }}
        lottery="fast5"
        period={open}
        timeZone="Asia/Ho_Chi_Minh"
        money={(amount) => formatMoney(amount, { currency: 'VND', language, signed: false })}
      />
    </ToastProvider>
  );
}

const answering = (answers: Answers = {}) => ({
  feature: {
    account: 'minh88',
    answers: {
      getPermission: storyPermission,
      listLotteryPeriods: storyPeriodsAhead,
      submitLotteryChase: () => storyChase({ held: 18_000, placed: 1 }),
      getOrderOutcome: { state: 'none' },
      getProtection: storyLossLimit(undefined),
      ...answers,
    } satisfies Answers,
  },
});
const meta = {
  title: 'Lottery/ChaseDialog',
  component: OpenChase,
  decorators: [withFeature],
  parameters: answering(),
  args: { balance: 1_000_000, open: period, onClose: fn() },
} satisfies Meta<typeof OpenChase>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialogIn = async (canvasElement: HTMLElement) => within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));

/** §4: ten periods at first, one of them with a multiple of its own; the whole stake stands before the bet. */
export const TenPeriods: Story = {
  tags: ['browser'],
  play: async ({ args, canvasElement, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const dialog = await dialogIn(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: text('lottery', 'chase.moreOf', { period: '1186' }) }));
    await expect(dialog.getByText(/^(?:₫\s?|VND\s?)?22[.,]000/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: text('lottery', 'chase.submit') }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
/** RTS 14A: where a loss limit holds, no period has a multiple of its own, and a sentence says why. */
export const WithLossLimit: Story = {
  parameters: answering({ getProtection: storyLossLimit(40_000) }),
  play: async ({ canvasElement, globals }) => {
    const { text } = storyWords(globals);
    const dialog = await dialogIn(canvasElement);
    await expect(await dialog.findByText(text('lottery', 'chase.sameMultiple'))).toBeVisible();
    await expect(dialog.queryByRole('button', { name: text('lottery', 'chase.moreOf', { period: '1186' }) })).toBeNull();
    await expect(dialog.getByRole('button', { name: text('lottery', 'chase.submit') })).toBeEnabled();
  },
};
/** The first period has closed meanwhile: nothing is placed on the next before its player says so. */
export const FirstClosed: Story = {
  args: { open: '20261121-1186' },
  play: async ({ canvasElement, globals }) => {
    const { text } = storyWords(globals);
    const dialog = await dialogIn(canvasElement);
    await expect(await dialog.findByRole('button', { name: text('lottery', 'chase.submit') })).toBeDisabled();
  },
};
export const NotEnough: Story = { args: { balance: 5_000 } };
export const Refused: Story = {
  parameters: answering({ submitLotteryChase: new Refusal('stake_over_cap') }),
  play: async ({ canvasElement, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const dialog = await dialogIn(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: text('lottery', 'chase.submit') }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(text('core', 'stake_over_cap'));
  },
};
export const Loading: Story = { parameters: answering({ listLotteryPeriods: 'never' }) };
export const PeriodsMissing: Story = {
  parameters: answering({ listLotteryPeriods: new Refusal('system_error') }),
  play: async ({ canvasElement, globals }) => {
    const dialog = await dialogIn(canvasElement);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(storyWords(globals).text('lottery', 'chase.periodsFailed'));
  },
};
export const WideFiguresOnAPhone: Story = {
  args: { balance: 123_456_789_010, unit: 56_240_350 },
  play: async ({ canvasElement, globals }) => {
    const page = canvasElement.ownerDocument.body;
    await within(page).findByText(storyWords(globals).text('lottery', 'chase.perPeriod'));
    await keepFiguresWhole(page, 6);
  },
  globals: { viewport: { value: 'w360', isRotated: false } },
};
