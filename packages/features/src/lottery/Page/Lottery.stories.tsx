import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, type UserEventObject, waitFor, within } from 'storybook/test';
import {
  type Answers,
  Refusal,
  type StoryWords,
  storyBalance,
  storyMember,
  storyMenus,
  storyPermission,
  storyWords,
  withFeature,
} from '../../core/testing/index.ts';
import { storyDraws, storyLotteries, storyLotteriesReply, storyOrder, storyOrders } from '../testing/storyLotteries.ts';
import { Lottery } from './Lottery.tsx';

const reads = {
  listLotteries: storyLotteriesReply,
  listLotteryDraws: ({ lottery }) => ({
    rows: lottery === 'fast5' ? storyDraws : storyLotteries().flatMap((one) => (one.lottery === lottery && one.last ? [one.last] : [])),
  }),
  listLotteryOrders: { rows: [] },
  getBalance: storyBalance,
  getGameMenus: storyMenus,
} satisfies Answers;
const answering = (answers: Answers = {}) => ({
  feature: {
    account: 'minh88',
    answers: { getMemberInfo: storyMember, getPermission: storyPermission, ...reads, ...answers } satisfies Answers,
  },
});
const address = (lottery?: string) => ({ values: lottery ? { lottery } : {}, open: fn(), change: fn(), close: fn() });

const meta = {
  title: 'Lottery/Lottery',
  component: Lottery,
  decorators: [withFeature],
  parameters: answering(),
  args: { address: address(), hrefOf: (place) => ('path' in place ? place.path : '#elsewhere') },
} satisfies Meta<typeof Lottery>;
export default meta;
type Story = StoryObj<typeof meta>;

type Text = StoryWords['text'];
interface Player {
  canvasElement: HTMLElement;
  userEvent: UserEventObject;
  text: Text;
}
const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** Picks 3 and 7 on the first place and puts them on the slip, which a narrow page then opens. */
async function addTwo({ canvasElement, userEvent, text }: Player): Promise<void> {
  const page = pageOf(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: /^(?:Vạn|1st digit), 3/ }));
  await userEvent.click(page.getByRole('button', { name: /^(?:Vạn|1st digit), 7/ }));
  await userEvent.click(page.getByRole('button', { name: text('lottery', 'add') }));
}
async function slipOf({ canvasElement, userEvent, text }: Player) {
  const page = pageOf(canvasElement);
  const bar = page.queryByRole('region', { name: text('lottery', 'slipBar') });
  if (bar) await userEvent.click(within(bar).getByRole('button'));
  return bar ? within(await page.findByRole('dialog')) : within(await page.findByRole('complementary'));
}

/** The whole page at once: lists, board, and the last results. */
export const FiveDigits: Story = {
  tags: ['browser'],
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const player = { canvasElement, userEvent, text };
    await addTwo(player);
    const slip = await slipOf(player);
    await expect(slip.getByRole('button', { name: text('lottery', 'bet') })).toBeEnabled();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(10);
  },
};

export const FullSlip: Story = {
  play: async ({ canvasElement, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const player = { canvasElement, userEvent, text };
    await addTwo(player);
    await addTwo(player);
    const slip = await slipOf(player);
    await expect(within(slip.getByRole('list', { name: text('lottery', 'bets') })).getAllByRole('listitem')).toHaveLength(2);
    await expect(slip.getByText(text('lottery', 'lines', { count: 4, lines: '4' }))).toBeVisible();
    const [remove] = slip.getAllByRole('button', { name: new RegExp(`^${text('lottery', 'removeBet', { bet: '' })}`) });
    if (remove) await userEvent.click(remove);
    await expect(within(slip.getByRole('list', { name: text('lottery', 'bets') })).getAllByRole('listitem')).toHaveLength(1);
  },
};

/** The highest multiple whose prize no cap cuts is said before the bet, and that it is exceeded. */
export const Capped: Story = {
  play: async ({ canvasElement, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const player = { canvasElement, userEvent, text };
    await addTwo(player);
    const slip = await slipOf(player);
    await userEvent.click(slip.getByRole('button', { name: /2[.,]000$/ }));
    await expect(
      slip.getByText(text('lottery', 'fullMultiple', { multiple: '1', cap: '₫\u00a030' }).slice(0, 18), { exact: false }),
    ).toBeVisible();
    await userEvent.click(slip.getByRole('button', { name: text('lottery', 'moreMultiple') }));
    await expect(slip.getByText(text('lottery', 'bestWinCapped'))).toBeVisible();
  },
};

export const Placed: Story = {
  parameters: answering({ submitLotteryOrder: storyOrder, listLotteryOrders: () => ({ rows: storyOrders() }) }),
  play: async ({ canvasElement, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const player = { canvasElement, userEvent, text };
    await addTwo(player);
    const slip = await slipOf(player);
    await userEvent.click(slip.getByRole('button', { name: text('lottery', 'bet') }));
    await expect(await slip.findByText(text('lottery', 'placed', { period: '1185' }))).toBeVisible();
    await expect(slip.getByText(text('lottery', 'slipEmpty'))).toBeVisible();
  },
};

const refusing = (answer: NonNullable<Answers['submitLotteryOrder']>) => ({
  parameters: answering({ submitLotteryOrder: answer }),
});
const placing =
  (check: (slip: Awaited<ReturnType<typeof slipOf>>, words: StoryWords) => Promise<void>): NonNullable<Story['play']> =>
  async ({ canvasElement, globals, userEvent }) => {
    const words = storyWords(globals);
    const player = { canvasElement, userEvent, text: words.text };
    await addTwo(player);
    const slip = await slipOf(player);
    await userEvent.click(slip.getByRole('button', { name: words.text('lottery', 'bet') }));
    await check(slip, words);
    await expect(slip.getByRole('list', { name: words.text('lottery', 'bets') }), 'nothing is lost').toBeVisible();
  };

export const Refused: Story = {
  ...refusing(new Refusal('insufficient_balance')),
  play: placing(async (slip, { text }) => {
    await expect(await slip.findByRole('alert')).toHaveTextContent(text('core', 'insufficient_balance'));
  }),
};
export const RefusedBet: Story = {
  ...refusing(new Refusal('validation_failed', { fields: [{ field: 'bets.0.picked', code: 'field_required' }] })),
  play: placing(async (slip, { text }) => {
    await expect(await slip.findByRole('alert')).toHaveTextContent(text('lottery', 'refusedBet', { bet: '1' }));
  }),
};
export const LostReply: Story = {
  ...refusing('offline'),
  play: placing(async (slip, { text }) => {
    await expect(await slip.findByText(text('lottery', 'lost.looking'))).toBeVisible();
  }),
};

/** The period closes while bets wait: its player is asked before they move to the next one. */
let isNext = false;
export const PeriodMoves: Story = {
  parameters: answering({
    listLotteries: () => {
      const reply = storyLotteriesReply();
      if (!isNext) return reply;
      const lotteries = reply.lotteries.map((one) =>
        one.lottery === 'fast5' && one.current ? { ...one, current: { ...one.current, period: '20261121-1186' } } : one,
      );
      return { ...reply, lotteries };
    },
    submitLotteryOrder: () => {
      isNext = true;
      return new Refusal('period_closed');
    },
  }),
  beforeEach: () => {
    isNext = false;
  },
  play: async ({ canvasElement, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const player = { canvasElement, userEvent, text };
    await addTwo(player);
    const slip = await slipOf(player);
    await userEvent.click(slip.getByRole('button', { name: text('lottery', 'bet') }));
    await expect(await slip.findByText(text('lottery', 'moved', { closed: '1185', period: '1186' }))).toBeVisible();
    await expect(slip.getByRole('button', { name: text('lottery', 'bet') })).toBeDisabled();
    await userEvent.click(slip.getByRole('button', { name: text('lottery', 'moveOn', { period: '1186' }) }));
    await waitFor(() => expect(slip.getByRole('button', { name: text('lottery', 'bet') })).toBeEnabled());
    await expect(slip.queryByText(text('lottery', 'moved', { closed: '1185', period: '1186' }))).toBeNull();
  },
};

/** No period takes bets: what is picked stays, and nothing can be added. */
export const ClosedPeriod: Story = {
  parameters: answering({
    listLotteries: () => {
      const { now, lotteries } = storyLotteriesReply();
      return { now, lotteries: lotteries.map(({ current: _, next: __, ...closed }) => closed) };
    },
  }),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(await canvas.findByRole('button', { name: /^(?:Vạn|1st digit), 3/ }));
    await expect(pageOf(canvasElement).getByRole('button', { name: text('lottery', 'add') })).toBeDisabled();
    await expect(canvas.getAllByText(text('lottery', 'closedNow')).length).toBeGreaterThan(0);
  },
};

/** Options, each with its odds. */
export const Options: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(await canvas.findByRole('tab', { name: /^(?:Lớn – Nhỏ|Big – small)$/ }));
    const big = canvas.getByRole('button', { name: /^(?:Lớn, tỷ lệ|Big, odds)/ });
    await userEvent.click(big);
    await expect(big).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(pageOf(canvasElement).getByRole('button', { name: text('lottery', 'add') }));
    await expect(big, 'the board is free for the next pick').toHaveAttribute('aria-pressed', 'false');
  },
};

/** Lines that were pasted: what is no line is named, and the others count. */
export const Typed: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(await canvas.findByRole('tab', { name: /^(?:Hai số|Two digits)$/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^(?:Hai số đầu: nhập số|The first two digits: typed)$/ }));
    const field = canvas.getByRole('textbox', { name: text('lottery', 'typed', { count: 2 }) });
    await userEvent.click(field);
    await userEvent.paste('38 90, 7\u200b1 123');
    await expect(field).toBeInvalid();
    await expect(canvas.getByText(text('lottery', 'lines', { count: 3, lines: '3' }))).toBeVisible();
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: text('lottery', 'random') }));
    await expect(canvas.getByText(text('lottery', 'lines', { count: 1, lines: '1' }))).toBeVisible();
  },
};

/** 27 lots, and a hundred numbers. */
export const North: Story = { args: { address: address('north') } };
export const Race: Story = { args: { address: address('race5') } };
export const MarkSix: Story = { args: { address: address('marksix') } };

export const Orders: Story = {
  parameters: answering({
    listLotteryOrders: () => ({ rows: storyOrders() }),
    cancelLotteryOrder: () => ({ ...storyOrder(), state: 'cancelled' as const }),
  }),
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    for (const state of ['won', 'wonCapped', 'lost', 'cancelled', 'refunded'] as const)
      await expect(await canvas.findByText(text('lottery', `state.${state}`))).toBeVisible();
    await expect(canvas.getAllByText(text('lottery', 'state.open'))).toHaveLength(2);
    // The deadline of the other one has passed.
    await userEvent.click(canvas.getByRole('button', { name: text('lottery', 'cancel') }));
    await expect(await canvas.findByText(new RegExp(text('lottery', 'cancelled', { amount: '.*' })))).toBeVisible();
  },
};
export const CancelledTooLate: Story = {
  parameters: answering({ listLotteryOrders: () => ({ rows: storyOrders() }), cancelLotteryOrder: new Refusal('cancel_too_late') }),
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('lottery', 'cancel') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('core', 'cancel_too_late'));
  },
};

export const Rules: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('lottery', 'rules') }));
    const dialog = within(await pageOf(canvasElement).findByRole('dialog'));
    await expect(dialog.getByText(text('lottery', 'oneIn', { chance: '10' }))).toBeVisible();
    await expect(dialog.getByText(/98\s?%/)).toBeVisible();
  },
};

export const Chart: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { text } = storyWords(globals);
    await userEvent.click(await canvas.findByRole('tab', { name: text('lottery', 'chart') }));
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { parameters: answering({ listLotteries: 'never' }) };
export const Empty: Story = {
  parameters: answering({ listLotteries: { now: '2026-11-21T12:44:00Z', lotteries: [] } }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(storyWords(globals).text('lottery', 'empty'))).toBeVisible();
  },
};
export const Offline: Story = {
  parameters: answering({ listLotteries: 'offline' }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(storyWords(globals).text('lottery', 'failed'));
  },
};
export const RecordsMissing: Story = {
  parameters: answering({ listLotteryDraws: new Refusal('system_error'), listLotteryOrders: new Refusal('system_error') }),
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(await canvas.findByText(text('lottery', 'drawsFailed'))).toBeVisible();
    await expect(await canvas.findByText(text('lottery', 'ordersFailed'))).toBeVisible();
  },
};
