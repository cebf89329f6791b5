import { claimMission, listMissions, type Mission } from '@baize/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type AccountRead,
  availablePromotionsQueryKey,
  promotionsQueryKey,
  type Refused,
  refusalOf,
  useAccount,
  useAccountQuery,
  useClient,
  useSingleFlight,
} from '../../core/index.ts';

/** Milliseconds after which progress is read again: rounds are played in another window. */
const againMs = 15_000;

/** A member's missions, and the claim of one. */
export interface MissionClaiming {
  state: AccountRead<readonly Mission[]>;
  /** The one that is being claimed. */
  claiming: Mission | undefined;
  /** The one that was claimed last. */
  claimed: Mission | undefined;
  refusal: Refused | undefined;
  /** One at a time. */
  claim(mission: Mission): Promise<void>;
}

/** The tasks of today and of this week with their progress (§2 "mission leaderboard"). */
export function useMissions(): MissionClaiming {
  const client = useClient();
  const queries = useQueryClient();
  const account = useAccount();
  const { state } = useAccountQuery(listMissions, {
    key: (name) => [...promotionsQueryKey(name), 'missions'],
    select: ({ missions }): readonly Mission[] => missions,
    isReadEachTime: true,
    againMs,
  });
  const { mutateAsync, isPending, variables, data, error } = useMutation({
    // A mission is paid once a period, whatever the key of its claim is.
    mutationFn: ({ missionId, startsOn }: Mission) =>
      client.send(claimMission, { missionId, startsOn }, { idempotencyKey: crypto.randomUUID() }),
    onSettled: () =>
      Promise.all(
        [promotionsQueryKey, availablePromotionsQueryKey].map((keyOf) => queries.invalidateQueries({ queryKey: keyOf(account) })),
      ),
  });
  const once = useSingleFlight((mission: Mission) => mutateAsync(mission).catch(() => undefined));
  return {
    state,
    claiming: isPending ? variables : undefined,
    claimed: isPending ? undefined : data,
    refusal: error ? refusalOf(error) : undefined,
    claim: async (mission) => void (await once(mission)),
  };
}
