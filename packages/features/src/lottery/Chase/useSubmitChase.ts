import { type ChasePeriodInput, type LotteryBetInput, type LotteryChase, submitLotteryChase } from '@baize/contract';
import { useQueryClient } from '@tanstack/react-query';
import { balanceQueryKey, lotteriesQueryKey, lotteryOrdersQueryKey, useAccount, useClient } from '../../core/index.ts';
import { type MoneyState, useMoneyCall } from '../../core/money/useMoneyCall.ts';
import { refusalOfBets } from '../Orders/refusalOfBets.ts';
import { useCanDouble } from './useCanDouble.ts';

/** The same bets on several periods of a lottery. */
export interface ChaseRequest {
  lottery: string;
  bets: LotteryBetInput[];
  periods: ChasePeriodInput[];
  /** In the minor unit: it stops once it has won so much. Absent where it plays all periods. */
  stopAfterWon?: number;
}

/** A chase on its way, made once however often it is sent. */
export interface SubmittingChase {
  state: MoneyState<ChaseRequest, LotteryChase>;
  submit(chase: ChaseRequest): void;
  /** Whether a period may have a higher multiple than the one before: not where a loss limit holds (RTS 14A). */
  canDouble: boolean;
}

/**
 * Starts chases (§4 "Chase bets"): accepted whole or refused whole.
 * @param onMade told of each that was started
 */
export function useSubmitChase(onMade: (chase: LotteryChase) => void): SubmittingChase {
  const client = useClient();
  const queries = useQueryClient();
  const account = useAccount();
  const canDouble = useCanDouble();
  const { state, send } = useMoneyCall<ChaseRequest, LotteryChase>({
    order: `${account}:lotteryChase`,
    prepare: (body) => ({
      call: submitLotteryChase,
      body,
      send: (idempotencyKey) => client.send(submitLotteryChase, body, { idempotencyKey }),
    }),
    onMade: (chase) => {
      void queries.invalidateQueries({ queryKey: lotteryOrdersQueryKey(account) });
      void queries.invalidateQueries({ queryKey: balanceQueryKey(account) });
      onMade(chase);
    },
    // The first period may have closed meanwhile.
    onFailed: () => void queries.invalidateQueries({ queryKey: lotteriesQueryKey }),
    refusalFor: refusalOfBets,
  });
  return { state, submit: send, canDouble };
}
