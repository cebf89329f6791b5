import { cancelBonus, type HeldBonus } from '@baize/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  balanceQueryKey,
  cashierQueryKey,
  promotionsQueryKey,
  type Refused,
  refusalOf,
  useAccount,
  useClient,
  useSingleFlight,
} from '../../core/index.ts';

/** Which bonus is being given up, and why it was refused. */
export interface GivingUp {
  isSending: boolean;
  isDone: boolean;
  refusal: Refused | undefined;
  /** For what the player was told that it costs. */
  giveUp(bonus: Pick<HeldBonus, 'bonusId' | 'costToGiveUp'>): Promise<void>;
}

/** Gives a bonus up. */
export function useGiveUp(): GivingUp {
  const client = useClient();
  const queries = useQueryClient();
  const account = useAccount();
  const { mutateAsync, isPending, isSuccess, error } = useMutation({
    // A bonus can be given up once, whatever its key is.
    mutationFn: ({ bonusId, costToGiveUp }: Pick<HeldBonus, 'bonusId' | 'costToGiveUp'>) =>
      client.send(cancelBonus, { bonusId, most: costToGiveUp }, { idempotencyKey: crypto.randomUUID() }),
    onSettled: () =>
      Promise.all(
        [promotionsQueryKey, cashierQueryKey, balanceQueryKey].map((keyOf) => queries.invalidateQueries({ queryKey: keyOf(account) })),
      ),
  });
  const once = useSingleFlight((bonus: Pick<HeldBonus, 'bonusId' | 'costToGiveUp'>) => mutateAsync(bonus).catch(() => undefined));
  return {
    isSending: isPending,
    isDone: isSuccess,
    refusal: error ? refusalOf(error) : undefined,
    giveUp: async (bonus) => void (await once(bonus)),
  };
}
