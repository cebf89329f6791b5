import { listOpenedNumbers, type OpenedNumbers, toOpenedNumbers } from '@baize/contract';
import type { ListState } from '../listState.ts';
import { useList } from '../useList.ts';

/** Milliseconds after which they are read again while somebody looks at them: the quickest lottery has a period a minute. */
const againMs = 15_000;

/** §7 "GET opened numbers (lotto)". */
export const useOpenedNumbers = (isWanted: boolean): ListState<OpenedNumbers> =>
  useList({
    key: ['lottery', 'opened'],
    isWanted,
    freshMs: againMs,
    againMs,
    load: async (client, signal) => (await client.send(listOpenedNumbers, {}, { signal })).list.map(toOpenedNumbers),
  });
