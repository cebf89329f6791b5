import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, type UserEventObject, within } from 'storybook/test';
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
import { storyDraws, storyLotteries, storyLotteriesReply, storyToday } from '../testing/storyLotteries.ts';
import { Lottery } from './Lottery.tsx';

const reads = {
  listLotteries: storyLotteriesReply,
  listLotteryDraws: ({ lottery }) => ({
    rows: lottery === 'fast5' ? storyDraws : storyLotteries().flatMap((one) => (one.lottery === lottery && one.last ? [one.last] : [])),
  }),
  listLotteryOrders: { rows: [] },
  getLotteryToday: storyToday,
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

/** An agent looks on: nothing that only members have is asked for. */
export const Agent: Story = {
  parameters: answering({
    getMemberInfo: { ...storyMember, type: 2, isAgent: 1 },
    listLotteryOrders: new Refusal('system_error'),
    getLotteryToday: new Refusal('system_error'),
  }),
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(await canvas.findByText(text('lottery', 'spectator'))).toBeVisible();
    await expect(canvas.queryByRole('tab', { name: text('lottery', 'chase.list') })).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

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

/** No period takes bets: what is picked stays, and nothing can be added. */
export const ClosedPeriod: Story = {
  parameters: answering({
    listLotteries: () => {
      const { now, lotteries } = storyLotteriesReply();
      return { now, lotteries: lotteries.map(({ current: _, next: __, ...closed }) => closed) };
    },
  }),
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect((await canvas.findAllByText(text('lottery', 'closedNow'))).length).toBeGreaterThan(0);
  },
};

/** 27 lots, and a hundred numbers. */
export const North: Story = { args: { address: address('north') } };
export const Race: Story = { args: { address: address('race5') } };
export const MarkSix: Story = { args: { address: address('marksix') } };

/** The slip's bar is in sight, the lists scroll within, and the page does not move sideways. */
export const Phone: Story = {
  tags: ['browser'],
  globals: { viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvasElement, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const player = { canvasElement, userEvent, text };
    await addTwo(player);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    const slip = await slipOf(player);
    await expect(slip.getByRole('button', { name: text('lottery', 'bet') })).toBeEnabled();
  },
};
const scrollsWithin =
  (places: number): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement, globals }) => {
    const { text } = storyWords(globals);
    const choices = await canvas.findByRole('group', { name: text('lottery', 'recentBy') });
    await expect(within(choices).getAllByRole('button')).toHaveLength(places);
    await expect(choices.scrollWidth, 'they need more than there is').toBeGreaterThan(choices.clientWidth);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  };
/** The narrowest phone: eleven choices scroll in a row of their own, and the page does not move sideways. */
export const RaceOnTheNarrowest: Story = {
  tags: ['browser'],
  globals: { viewport: { value: 'w320', isRotated: false } },
  args: { address: address('race5') },
  play: scrollsWithin(11),
};
export const FiveDigitsOnTheNarrowest: Story = {
  tags: ['browser'],
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: scrollsWithin(6),
};
export const NorthOnAPhone: Story = {
  tags: ['browser'],
  globals: { viewport: { value: 'w360', isRotated: false } },
  args: { address: address('north') },
};
export const LoadingOnAPhone: Story = {
  tags: ['browser'],
  globals: { viewport: { value: 'w360', isRotated: false } },
  parameters: answering({ listLotteries: 'never' }),
};

/** A draw that is checked out of all results leads back to them. */
export const AllResults: Story = {
  tags: ['browser'],
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { text } = storyWords(globals);
    const page = pageOf(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: text('lottery', 'allResults') }));
    const name = text('lottery', 'historyOf', { lottery: globals['language'] === 'en' ? 'Five stars, 1 minute' : 'Năm Sao 1 phút' });
    const all = within(await page.findByRole('dialog', { name }));
    await userEvent.click(await all.findByRole('button', { name: text('lottery', 'checkOf', { period: '1180' }) }));
    const check = await page.findByRole('dialog', { name: text('lottery', 'checkOf', { period: '1180' }) });
    await userEvent.keyboard('{Escape}');
    await expect(check).not.toBeInTheDocument();
    await expect(await page.findByRole('dialog', { name })).toBeVisible();
  },
};

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
  parameters: answering({
    listLotteryDraws: new Refusal('system_error'),
    listLotteryOrders: new Refusal('system_error'),
    getLotteryToday: new Refusal('system_error'),
  }),
  play: async ({ canvas, globals }) => {
    const { text } = storyWords(globals);
    await expect(await canvas.findByText(text('lottery', 'drawsFailed'))).toBeVisible();
    await expect(await canvas.findByText(text('lottery', 'ordersFailed'))).toBeVisible();
    await expect(await canvas.findByText(text('lottery', 'todayFailed'))).toBeVisible();
  },
};
