import { type Bet, listRoundMovements, type RoundMovement } from '@baize/contract';
import { useClient } from '../../core/index.ts';
import { type RecordsState, useRecords } from '../Records/useRecords.ts';

/** What moved money in one round (§2 "rounds in detail"), the oldest first. */
export function useRoundMovements({ id, openedAt }: Pick<Bet, 'id' | 'openedAt'>): RecordsState<RoundMovement> {
  const client = useClient();
  const round = { id, openedAt };
  return useRecords('roundMovements', round, (after, signal) =>
    client.send(listRoundMovements, { ...round, ...(after && { after }) }, { signal }),
  );
}
