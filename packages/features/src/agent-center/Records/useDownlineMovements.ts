import { type ChangeKind, type DownlineMovement, listDownlineTransactions } from '@baize/contract';
import { type AccountPagesState, useAccountPages } from '../../core/index.ts';
import { teamQueryKey } from '../Team/teamQueryKey.ts';
import { givenOf, recordsSize } from './useDownlineBets.ts';
import type { RecordsOf } from './useRecordScope.ts';

/** The changes of a downline's balances (§2 "account change details"). @param kind undefined for all */
export function useDownlineMovements(of: RecordsOf, kind: ChangeKind | undefined): AccountPagesState<DownlineMovement> {
  const request = givenOf({ ...of, kind });
  return useAccountPages(listDownlineTransactions, {
    key: teamQueryKey('movements', request),
    request: { ...request, size: recordsSize },
    isReadEachTime: true,
  }).state;
}
