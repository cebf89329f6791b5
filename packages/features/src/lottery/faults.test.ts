import { faultedHook, testFaults } from '../core/testing/faultedHook.ts';
import { storyPermission } from '../core/testing/index.ts';
import { useLotteryDraws } from './Draws/useLotteryDraws.ts';
import { useLotteries } from './Lotteries/useLotteries.ts';
import { useCancelOrder } from './Orders/useCancelOrder.ts';
import { useLotteryOrders } from './Orders/useLotteryOrders.ts';
import { useSubmitOrder } from './Orders/useSubmitOrder.ts';
import { useLotteryToday } from './Today/useLotteryToday.ts';
import { storyDraws, storyLotteriesReply, storyOrder, storyOrders, storyToday } from './testing/storyLotteries.ts';

const account = 'minh88';
const placed = storyOrder();
const answers = {
  getPermission: storyPermission,
  listLotteries: storyLotteriesReply,
  listLotteryDraws: { rows: storyDraws },
  listLotteryOrders: { rows: storyOrders() },
  getLotteryToday: storyToday,
  submitLotteryOrder: placed,
  cancelLotteryOrder: placed,
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
});
