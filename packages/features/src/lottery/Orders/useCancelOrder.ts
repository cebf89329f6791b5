import { cancelLotteryOrder, type LotteryOrder } from '@baize/contract';
import { useQueryClient } from '@tanstack/react-query';
import { balanceQueryKey, lotteryOrdersQueryKey, useAccount, useClient } from '../../core/index.ts';
import { type MoneyState, useMoneyCall } from '../../core/money/useMoneyCall.ts';

/** An order being taken back, once however often that is sent. */
export interface Cancelling {
  state: MoneyState<{ orderId: string }, LotteryOrder>;
  cancel(order: { orderId: string }): void;
  startAgain(): void;
}

/** Takes orders back before their deadline. */
export function useCancelOrder(): Cancelling {
  const client = useClient();
  const queries = useQueryClient();
  const account = useAccount();
  const readAgain = (): void => {
    void queries.invalidateQueries({ queryKey: lotteryOrdersQueryKey(account) });
    void queries.invalidateQueries({ queryKey: balanceQueryKey(account) });
  };
  const { state, send, startAgain } = useMoneyCall<{ orderId: string }, LotteryOrder>({
    order: `${account}:cancelLotteryOrder`,
    prepare: (body) => ({
      call: cancelLotteryOrder,
      body,
      send: (idempotencyKey) => client.send(cancelLotteryOrder, body, { idempotencyKey }),
    }),
    onMade: readAgain,
    // It may have its result by now.
    onFailed: readAgain,
  });
  return { state, cancel: send, startAgain };
}
