import { lotteryFamily } from '@baize/contract/lottery';
import { formatMoney } from '@baize/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useEffect, useRef } from 'react';
import { expect, within } from 'storybook/test';
import { useLanguage } from '../../core/index.ts';
import { type Answers, Refusal, type StoryWords, storyWords, withFeature } from '../../core/testing/index.ts';
import { useSubmitOrder } from '../Orders/useSubmitOrder.ts';
import { storyOrder } from '../testing/storyLotteries.ts';
import { SlipPanel } from './SlipPanel.tsx';
import { betsOf } from './slip.ts';
import { useSlip } from './useSlip.ts';

const family = lotteryFamily('fiveDigits', 2026);
const [period, next] = ['20261121-1185', '20261121-1186'];
const picks = [
  ['place', [[1, 3, 7], [], [], [], []]],
  ['place', [[], [], [], [5, 6, 7, 8, 9], []]],
  ['sides.sum', [[0]]],
] as const;

interface WaitingSlipProps {
  /** How many bets wait. */
  bets: number;
  /** Of the main wallet. */
  balance: number;
}

/** A slip as the page has it: once an order is refused, the next period is the open one. */
function WaitingSlip({ bets, balance }: WaitingSlipProps): ReactElement {
  const language = useLanguage();
  const { state, submit } = useSubmitOrder();
  const open = state.status === 'refused' && state.code === 'period_closed' ? next : period;
  const actions = useSlip('fast5', family, open);
  const isFilled = useRef(false);
  const { add, clear } = actions;
  useEffect(() => {
    if (isFilled.current) return;
    isFilled.current = true;
    for (const [id, picked] of picks.slice(0, bets)) {
      const play = family.plays.find((one) => one.id === id);
      if (play) add(play, picked);
    }
  }, [add, bets]);
  const isMade = state.status === 'made';
  useEffect(() => {
    if (isMade) clear();
  }, [isMade, clear]);
  return (
    <SlipPanel
      {...{ family, actions, balance, state, language }}
      period={open}
      money={(amount) => formatMoney(amount, { currency: 'VND', language, signed: false })}
      onChase={() => undefined}
      onBet={() => submit({ lottery: 'fast5', period: actions.slip.period ?? open, bets: betsOf(actions.slip) })}
    />
  );
}

const answering = (submitLotteryOrder: NonNullable<Answers['submitLotteryOrder']>) => ({
  feature: { account: 'minh88', answers: { submitLotteryOrder, getOrderOutcome: { state: 'none' } } satisfies Answers },
});
const meta = {
  title: 'Lottery/SlipPanel',
  component: WaitingSlip,
  decorators: [withFeature],
  parameters: answering(storyOrder),
  args: { bets: 3, balance: 12_480_500 },
} satisfies Meta<typeof WaitingSlip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['browser'],
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const bets = within(await canvas.findByRole('list', { name: text('lottery', 'bets') }));
    await expect(bets.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText(text('lottery', 'lines', { count: 9, lines: '9' }))).toBeVisible();
    const [remove] = bets.getAllByRole('button');
    if (remove) await userEvent.click(remove);
    await expect(bets.getAllByRole('listitem')).toHaveLength(2);
  },
};
export const Empty: Story = { args: { bets: 0 } };

/** The highest multiple that no cap cuts is said before the bet, and that it is exceeded. */
export const Capped: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(await canvas.findByRole('button', { name: /2[.,]000$/ }));
    await expect(canvas.getByText(text('lottery', 'bestWin'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('lottery', 'moreMultiple') }));
    await expect(canvas.getByText(text('lottery', 'bestWinCapped'))).toBeVisible();
  },
};

export const TooLittle: Story = {
  args: { balance: 100 },
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(await canvas.findByText(text('lottery', 'notEnough'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: text('lottery', 'bet') })).toBeDisabled();
  },
};

export const Placed: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('lottery', 'bet') }));
    // The slip empties first: what is said of it stands elsewhere from then on.
    await expect(await canvas.findByText(text('lottery', 'slipEmpty'))).toBeVisible();
    await expect(canvas.getByText(text('lottery', 'placed', { period: '1185' }))).toBeVisible();
  },
};

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const placing =
  (check: (canvas: Canvas, words: StoryWords) => Promise<void>): NonNullable<Story['play']> =>
  async ({ canvas, globals, userEvent }) => {
    const words = storyWords(globals);
    await userEvent.click(await canvas.findByRole('button', { name: words.text('lottery', 'bet') }));
    await check(canvas, words);
    await expect(canvas.getByRole('list', { name: words.text('lottery', 'bets') }), 'nothing is lost').toBeVisible();
  };

export const Refused: Story = {
  parameters: answering(new Refusal('account_frozen')),
  play: placing(async (canvas, { text }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('core', 'account_frozen'));
  }),
};
export const RefusedBet: Story = {
  parameters: answering(new Refusal('validation_failed', { fields: [{ field: 'bets.1.picked', code: 'field_required' }] })),
  play: placing(async (canvas, { text }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('lottery', 'refusedBet', { bet: '2' }));
  }),
};
export const RefusedRow: Story = {
  parameters: answering(new Refusal('validation_failed', { fields: [{ field: 'bets.1.picked.37', code: 'field_format_error' }] })),
  play: placing(async (canvas, { text }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('lottery', 'refusedRow', { bet: '2', row: '38' }));
  }),
};
export const LostReply: Story = {
  parameters: answering('offline'),
  play: placing(async (canvas, { text }) => {
    await expect(await canvas.findByText(text('lottery', 'lost.looking'))).toBeVisible();
  }),
};

/** The period has closed: its player is asked before the bets move to the next one. */
export const PeriodMoves: Story = {
  parameters: answering(new Refusal('period_closed')),
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('lottery', 'bet') }));
    const question = text('lottery', 'moved', { closed: '1185', period: '1186' });
    await expect(await canvas.findByText(question)).toBeVisible();
    await expect(canvas.getByRole('button', { name: text('lottery', 'bet') })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: text('lottery', 'moveOn', { period: '1186' }) }));
    await expect(canvas.queryByText(question)).toBeNull();
    await expect(canvas.getByRole('button', { name: text('lottery', 'bet') })).toBeEnabled();
  },
};
