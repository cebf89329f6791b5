import { type Jackpot, listJackpots } from '@baize/contract';
import { useEffect } from 'react';
import type { ListState } from '../listState.ts';
import { useList } from '../useList.ts';
import { jackpotMemory } from './jackpotMemory.ts';

/** Milliseconds after which the pots are read again while somebody looks at them. */
const againMs = 5_000;

/** The pots of the jackpot as the gateway has them, the largest first; nothing is counted up between two answers. */
export function useJackpots(): ListState<Jackpot> {
  const state = useList({
    key: ['games', 'jackpots'],
    isWanted: true,
    freshMs: 0,
    againMs,
    load: async (client, signal) => (await client.send(listJackpots, {}, { signal })).pots,
  });
  const has = state.status === 'ready' ? true : state.status === 'empty' ? false : undefined;
  useEffect(() => {
    if (has !== undefined) jackpotMemory.keep(has);
  }, [has]);
  return state;
}
