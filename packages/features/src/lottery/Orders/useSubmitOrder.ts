import { type LotteryBetInput, type LotteryOrder, submitLotteryOrder } from '@baize/contract';
import { useQueryClient } from '@tanstack/react-query';
import { balanceQueryKey, lotteriesQueryKey, lotteryOrdersQueryKey, useAccount, useClient } from '../../core/index.ts';
import { type MoneyState, useMoneyCall } from '../../core/money/useMoneyCall.ts';
import { refusalOfBets } from './refusalOfBets.ts';

/** Bets for one period of a lottery. */
export interface OrderRequest {
  lottery: string;
  period: string;
  bets: LotteryBetInput[];
}

/** An order on its way, made once however often it is sent. */
export interface Submitting {
  state: MoneyState<OrderRequest, LotteryOrder>;
  submit(order: OrderRequest): void;
  startAgain(): void;
}

/** Places orders on lotteries (§7): accepted whole or refused whole. */
export function useSubmitOrder(): Submitting {
  const client = useClient();
  const queries = useQueryClient();
  const account = useAccount();
  const { state, send, startAgain } = useMoneyCall<OrderRequest, LotteryOrder>({
    order: `${account}:lotteryOrder`,
    prepare: (body) => ({
      call: submitLotteryOrder,
      body,
      send: (idempotencyKey) => client.send(submitLotteryOrder, body, { idempotencyKey }),
    }),
    onMade: () => {
      void queries.invalidateQueries({ queryKey: lotteryOrdersQueryKey(account) });
      void queries.invalidateQueries({ queryKey: balanceQueryKey(account) });
    },
    // The period may have closed meanwhile.
    onFailed: () => void queries.invalidateQueries({ queryKey: lotteriesQueryKey }),
    refusalFor: refusalOfBets,
  });
  return { state, submit: send, startAgain };
}
