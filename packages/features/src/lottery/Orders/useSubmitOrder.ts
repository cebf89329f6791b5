import { type LotteryBetInput, type LotteryOrder, submitLotteryOrder } from '@baize/contract';
import { useQueryClient } from '@tanstack/react-query';
import { fieldIssuesOf } from '../../core/client/fieldIssues.ts';
import {
  balanceQueryKey,
  lotteriesQueryKey,
  lotteryOrdersQueryKey,
  type Refused,
  refusalOf,
  useAccount,
  useClient,
} from '../../core/index.ts';
import { type MoneyState, useMoneyCall } from '../../core/money/useMoneyCall.ts';

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

/** Why an order was refused; where that is one of its bets, `params.bet` is its place, from 1 on. */
function refusalFor(error: Error): Refused {
  const [issue] = fieldIssuesOf(error);
  const place = /^bets\.(\d+)\./.exec(issue?.field ?? '')?.[1];
  return issue && place !== undefined ? { code: issue.code, params: { ...issue.params, bet: Number(place) + 1 } } : refusalOf(error);
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
    refusalFor,
  });
  return { state, submit: send, startAgain };
}
