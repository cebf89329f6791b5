import { type Redemption, redeemReward, type Shipping } from '@baize/contract';
import { useQueryClient } from '@tanstack/react-query';
import { cashierQueryKey, pointsQueryKey, useAccount, useClient } from '../../core/index.ts';
import { RefusedBefore } from '../../core/money/outcome.ts';
import { type MoneyState, useMoneyCall } from '../../core/money/useMoneyCall.ts';

/** What a member asks for, at the price that he has read. */
export interface RedeemRequest {
  rewardId: string;
  points: number;
  /** In the minor unit. */
  amount: number;
  fundPassword: string;
  /** Of goods, checked. */
  shipping?: Shipping | undefined;
}

/** A request for a reward, made once however often it is sent (§7 "POST redeem"). */
export interface Redeeming {
  state: MoneyState<RedeemRequest, { redemption: Redemption; balance: number }>;
  redeem(request: RedeemRequest): void;
  startAgain(): void;
}

/** Redeems a reward of the points mall. */
export function useRedeem(): Redeeming {
  const client = useClient();
  const queries = useQueryClient();
  const account = useAccount();
  const { state, send, startAgain } = useMoneyCall<RedeemRequest, { redemption: Redemption; balance: number }>({
    order: `${account}:redeem`,
    prepare: ({ fundPassword, ...body }) => {
      if (fundPassword === '') throw new RefusedBefore({ code: 'fund_password_error' });
      // A password that was mistyped is no other request.
      return {
        call: redeemReward,
        body,
        send: (idempotencyKey) => client.send(redeemReward, { ...body, fundPassword }, { idempotencyKey }),
      };
    },
    onMade: () => {
      void queries.invalidateQueries({ queryKey: pointsQueryKey(account) });
      void queries.invalidateQueries({ queryKey: cashierQueryKey(account) });
    },
    // The price or the stock may be others by now.
    onFailed: () => void queries.invalidateQueries({ queryKey: pointsQueryKey(account) }),
  });
  return { state, redeem: send, startAgain };
}
