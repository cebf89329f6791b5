import { type Jackpot, listJackpots } from '@baize/contract';
import { useEffect } from 'react';
import type { Client } from '../../core/index.ts';
import type { ListState } from '../listState.ts';
import { useList } from '../useList.ts';
import { jackpotMemory } from './jackpotMemory.ts';

/** Milliseconds after which the pots are read again while somebody looks at them. */
const againMs = 5_000;

/** Read ahead, they are not read a second time for the first who looks at them. */
const freshMs = 1_000;
const key = ['games', 'jackpots'];
const load = async (client: Client, signal: AbortSignal) => (await client.send(listJackpots, {}, { signal })).pots;

/** Asks for the pots of the jackpot. */
export const jackpotsQuery = (client: Client) => ({
  queryKey: key,
  queryFn: ({ signal }: { signal: AbortSignal }) => load(client, signal),
  staleTime: freshMs,
});

/** The pots of the jackpot as the gateway has them, the largest first; nothing is counted up between two answers. */
export function useJackpots(): ListState<Jackpot> {
  const state = useList({
    key,
    isWanted: true,
    freshMs,
    againMs,
    load,
  });
  const has = state.status === 'ready' ? true : state.status === 'empty' ? false : undefined;
  useEffect(() => {
    if (has !== undefined) jackpotMemory.keep(has);
  }, [has]);
  return state;
}
