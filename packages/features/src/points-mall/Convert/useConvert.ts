import { convertPoints, type ResponseOf } from '@baize/contract';
import { useQueryClient } from '@tanstack/react-query';
import { cashierQueryKey, pointsQueryKey, useAccount, useClient } from '../../core/index.ts';
import { RefusedBefore } from '../../core/money/outcome.ts';
import { type MoneyState, useMoneyCall } from '../../core/money/useMoneyCall.ts';

/** So many points, and what the member has read that they bring. */
export interface ConvertRequest {
  points: number;
  /** In the minor unit. */
  amount: number;
  fundPassword: string;
}
type Converted = ResponseOf<typeof convertPoints>;

/** A conversion of points to game credit, made once however often it is sent (§7 "POST convert points"). */
export interface Converting {
  state: MoneyState<ConvertRequest, Converted>;
  convert(request: ConvertRequest): void;
  startAgain(): void;
}

/** Converts points to credit on the main wallet. */
export function useConvert(): Converting {
  const client = useClient();
  const queries = useQueryClient();
  const account = useAccount();
  const { state, send, startAgain } = useMoneyCall<ConvertRequest, Converted>({
    order: `${account}:convertPoints`,
    prepare: ({ fundPassword, ...body }) => {
      if (fundPassword === '') throw new RefusedBefore({ code: 'fund_password_error' });
      return {
        call: convertPoints,
        body,
        send: (idempotencyKey) => client.send(convertPoints, { ...body, fundPassword }, { idempotencyKey }),
      };
    },
    onMade: () => {
      void queries.invalidateQueries({ queryKey: pointsQueryKey(account) });
      void queries.invalidateQueries({ queryKey: cashierQueryKey(account) });
    },
    onFailed: () => void queries.invalidateQueries({ queryKey: pointsQueryKey(account) }),
  });
  return { state, convert: send, startAgain };
}
