import { type Bet, listBets, type Period } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Refused, refusalOf, useClient } from '../../core/index.ts';
import type { PageState } from '../Records/useRecordPages.ts';
import { useRecordsKey } from '../Records/useRecords.ts';

/** A round as an address names it: its place among the rounds. */
export const nameOfRound = ({ openedAt, id }: Pick<Bet, 'openedAt' | 'id'>): string => `${openedAt}_${id}`;

/** A round that is looked for beyond the rows that are there. */
export interface NamedRound {
  /** Undefined until it was found, and where there is none. */
  bet: Bet | undefined;
  isLooking: boolean;
  /** The round could not be looked for: why, and how to try again; it stands until a try succeeds. */
  failure?: (Refused & { retry(): void; isAsking: boolean }) | undefined;
}

/** Behind each id of a moment: a walk from there begins with the rounds of that moment. */
const behindAll = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
/** Rounds of one microsecond. */
const mostAtOnce = 5;

/**
 * The round that an address names, where it is not among the rows: a user who reloads, or follows a link, is at the first page.
 * @param kept the days that rounds are kept for
 */
export function useNamedRound(name: string | undefined, state: PageState<Bet>, kept: Period): NamedRound {
  const client = useClient();
  const { account, keyOf } = useRecordsKey();
  const isListed = state.status === 'ready' && state.rows.some((bet) => nameOfRound(bet) === name);
  const isWanted = name !== undefined && !isListed && (state.status === 'ready' || state.status === 'empty');
  const { data, isPending, isFetching, error, refetch } = useQuery({
    queryKey: keyOf('namedRound', { name, ...kept }),
    queryFn: async ({ signal }) => {
      const [openedAt] = name?.split('_') ?? [];
      try {
        const { rows } = await client.send(listBets, { ...kept, after: `${openedAt}_${behindAll}`, size: mostAtOnce }, { signal });
        return rows.find((bet) => nameOfRound(bet) === name) ?? null;
      } catch (failure) {
        // What names no moment names no round.
        if (refusalOf(failure).code === 'validation_failed') return null;
        throw failure;
      }
    },
    enabled: account !== '' && isWanted,
  });
  // A new try takes the error from the query.
  const [last, setLast] = useState<{ name: string | undefined; error: Error }>();
  if (error && error !== last?.error) setLast({ name, error });
  const refused = error ?? (last?.name === name && isPending ? last?.error : undefined);
  const failure = isWanted && refused ? { ...refusalOf(refused), retry: () => void refetch(), isAsking: isFetching } : undefined;
  return { bet: data ?? undefined, isLooking: isWanted && isPending && !failure, failure };
}
