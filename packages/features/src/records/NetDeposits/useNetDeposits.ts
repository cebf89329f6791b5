import { getNetDeposits, type NetDeposits, type Period } from '@baize/contract';
import { useClient } from '../../core/index.ts';
import { type TotalsState, useRecordTotals } from '../Records/useRecords.ts';

/** What the player has paid in and got out on each day of a period (§9 "account records"). */
export function useNetDeposits({ from, to }: Period): TotalsState<NetDeposits> {
  const client = useClient();
  const period = { from, to };
  return useRecordTotals('netDeposits', period, (signal) => client.send(getNetDeposits, period, { signal }));
}
