import { type LotteryChase, stopLotteryChase } from '@baize/contract';
import { useQueryClient } from '@tanstack/react-query';
import { balanceQueryKey, lotteryOrdersQueryKey, useAccount, useClient } from '../../core/index.ts';
import { type MoneyState, useMoneyCall } from '../../core/money/useMoneyCall.ts';

/** A chase being stopped, once however often that is sent. */
export interface StoppingChase {
  state: MoneyState<{ chaseId: string }, LotteryChase>;
  stop(chase: { chaseId: string }): void;
}

/** Stops chases by hand: what is held for periods without an order comes back. */
export function useStopChase(): StoppingChase {
  const client = useClient();
  const queries = useQueryClient();
  const account = useAccount();
  const readAgain = (): void => {
    void queries.invalidateQueries({ queryKey: lotteryOrdersQueryKey(account) });
    void queries.invalidateQueries({ queryKey: balanceQueryKey(account) });
  };
  const { state, send } = useMoneyCall<{ chaseId: string }, LotteryChase>({
    order: `${account}:stopLotteryChase`,
    prepare: (body) => ({
      call: stopLotteryChase,
      body,
      send: (idempotencyKey) => client.send(stopLotteryChase, body, { idempotencyKey }),
    }),
    onMade: readAgain,
    // It may have ended by now.
    onFailed: readAgain,
  });
  return { state, stop: send };
}
