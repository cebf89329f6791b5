import { faultedHook, testFaults } from '../core/testing/faultedHook.ts';
import { storyPermission } from '../core/testing/index.ts';
import { useChasePeriods } from './Chase/useChasePeriods.ts';
import { useLotteryChases } from './Chase/useLotteryChases.ts';
import { useLotteryPeriods } from './Chase/useLotteryPeriods.ts';
import { useStopChase } from './Chase/useStopChase.ts';
import { useSubmitChase } from './Chase/useSubmitChase.ts';
import { useLotteryDraws } from './Draws/useLotteryDraws.ts';
import { useLotteries } from './Lotteries/useLotteries.ts';
import { useCancelOrder } from './Orders/useCancelOrder.ts';
import { useLotteryOrders } from './Orders/useLotteryOrders.ts';
import { useSubmitOrder } from './Orders/useSubmitOrder.ts';
import { useLotteryToday } from './Today/useLotteryToday.ts';
import { storyChase, storyChasePeriods, storyLossLimit, storyPeriodsAhead } from './testing/storyChases.ts';
import { storyDraws, storyLotteriesReply, storyOrder, storyOrders, storyToday } from './testing/storyLotteries.ts';

const account = 'minh88';
const placed = storyOrder();
const chase = storyChase();
const answers = {
  getPermission: storyPermission,
  listLotteries: storyLotteriesReply,
  listLotteryDraws: { rows: storyDraws },
  listLotteryOrders: { rows: storyOrders() },
  getLotteryToday: storyToday,
  submitLotteryOrder: placed,
  cancelLotteryOrder: placed,
  listLotteryPeriods: storyPeriodsAhead,
  submitLotteryChase: chase,
  stopLotteryChase: chase,
  listLotteryChases: { rows: [chase] },
  listChasePeriods: storyChasePeriods,
  getProtection: storyLossLimit(undefined),
};
type Read = { status: string } | { status: 'error'; code: string; retry(): void };
const read = {
  account,
  answers,
  askAgain: (state: Read): void => ('retry' in state ? state.retry() : undefined),
  said: (state: Read) => ('code' in state ? state.code : undefined),
};
const codeOf = (state: { status: string }): string | undefined => ('code' in state ? String(state.code) : undefined);

testFaults<'lottery'>({
  listLotteries: faultedHook({ ...read, hook: useLotteries }),
  listLotteryDraws: faultedHook({ ...read, hook: () => useLotteryDraws('fast5', '20261121-1184') }),
  listLotteryOrders: faultedHook({ ...read, hook: useLotteryOrders }),
  getLotteryToday: faultedHook({ ...read, hook: useLotteryToday }),
  submitLotteryOrder: faultedHook({
    ...{ account, answers },
    hook: useSubmitOrder,
    said: ({ state }) => codeOf(state),
    ask: async ({ submit }) =>
      submit({ lottery: 'fast5', period: '20261121-1185', bets: [{ play: 'sides.sum', picked: [[0]], stake: 1_000 }] }),
  }),
  cancelLotteryOrder: faultedHook({
    ...{ account, answers },
    hook: useCancelOrder,
    said: ({ state }) => codeOf(state),
    ask: async ({ cancel }) => cancel({ orderId: placed.orderId }),
  }),
  listLotteryPeriods: faultedHook({ ...read, hook: () => useLotteryPeriods('fast5', '20261121-1185') }),
  listLotteryChases: faultedHook({ ...read, hook: useLotteryChases }),
  listChasePeriods: faultedHook({ ...read, hook: () => useChasePeriods(chase.chaseId) }),
  submitLotteryChase: faultedHook({
    ...{ account, answers },
    hook: () => useSubmitChase(() => undefined),
    said: ({ state }) => codeOf(state),
    ask: async ({ submit }) =>
      submit({
        ...{ lottery: 'fast5', bets: [{ play: 'sides.sum', picked: [[0]], stake: 1_000 }] },
        periods: [{ period: '20261121-1185', multiple: 1 }],
      }),
  }),
  stopLotteryChase: faultedHook({
    ...{ account, answers },
    hook: useStopChase,
    said: ({ state }) => codeOf(state),
    ask: async ({ stop }) => stop({ chaseId: chase.chaseId }),
  }),
});
