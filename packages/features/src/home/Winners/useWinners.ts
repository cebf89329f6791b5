import { listWinners, toWinner, type Winner } from '@baize/contract';
import type { ListState } from '../listState.ts';
import { useList } from '../useList.ts';

/** Milliseconds after which the list is read again while somebody looks at it. */
const againMs = 20_000;

/** §1 "winners list". */
export const useWinners = (isWanted: boolean): ListState<Winner> =>
  useList({
    key: ['games', 'winners'],
    isWanted,
    freshMs: againMs,
    againMs,
    load: async (client, signal) => (await client.send(listWinners, {}, { signal })).list.map(toWinner),
  });
