import { createRain, listTeamRains, type RequestOf, type TeamRain } from '@baize/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  type AccountPagesState,
  promotionsQueryKey,
  type Refused,
  refusalOf,
  useAccount,
  useAccountPages,
  useClient,
  useSingleFlight,
} from '../../core/index.ts';
import { isOutcome } from '../../core/money/outcome.ts';

const teamRainsKey = (account: string) => [...promotionsQueryKey(account), 'teamRains'] as const;

/** Rains that the agent's downlines could catch, the newest first. */
export const useTeamRains = (): AccountPagesState<TeamRain> =>
  useAccountPages(listTeamRains, { key: teamRainsKey, isReadEachTime: true }).state;

/** What an agent asks for. */
export type WantedRain = RequestOf<typeof createRain>;

/** A rain that is being announced, or was, or why it was not. */
export interface CreateRain {
  isSending: boolean;
  created: TeamRain | undefined;
  refusal: Refused | undefined;
  /**
   * Sent again as it is after a lost reply, it is still one rain.
   * @returns whether it is announced or refused, or its reply was lost
   */
  create(wanted: WantedRain): Promise<'announced' | 'refused' | 'lost'>;
}

/** Announces a rain that the agent pays. */
export function useCreateRain(): CreateRain {
  const client = useClient();
  const queries = useQueryClient();
  const account = useAccount();
  // Of the rain that is asked for: what was changed since is another rain, but for the password.
  const order = useRef({ of: '', key: '' });
  const { mutateAsync, isPending, data, error } = useMutation({
    mutationFn: (wanted: WantedRain) => {
      const { fundPassword: _, ...rain } = wanted;
      const of = JSON.stringify(rain);
      if (order.current.of !== of) order.current = { of, key: crypto.randomUUID() };
      return client.send(createRain, wanted, { idempotencyKey: order.current.key });
    },
    onSuccess: () => {
      order.current = { of: '', key: '' };
    },
    onSettled: () => queries.invalidateQueries({ queryKey: teamRainsKey(account) }),
  });
  const once = useSingleFlight((wanted: WantedRain) =>
    mutateAsync(wanted).then(
      () => 'announced' as const,
      (failure: Error) => (isOutcome(failure) ? ('refused' as const) : ('lost' as const)),
    ),
  );
  return {
    isSending: isPending,
    created: isPending ? undefined : data,
    refusal: error ? refusalOf(error) : undefined,
    create: async (wanted) => (await once(wanted)) ?? 'lost',
  };
}
