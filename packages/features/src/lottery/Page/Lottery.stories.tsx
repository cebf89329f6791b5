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
