import { type DownlineMovement, listDownlineTransactions, type TransactionKind } from '@baize/contract';
import { type AccountPagesState, useAccountPages } from '../../core/index.ts';
import { teamQueryKey } from '../Team/teamQueryKey.ts';
import { type RecordsOf, recordsSize } from './useDownlineBets.ts';

/** The movements of a downline's balance. @param kind undefined for all */
export function useDownlineMovements(
  { account, from, to }: RecordsOf,
  kind: TransactionKind | undefined,
): AccountPagesState<DownlineMovement> {
  const request = { account, from, to, ...(kind && { kind }) };
  return useAccountPages(listDownlineTransactions, {
    key: teamQueryKey('movements', request),
    request: { ...request, size: recordsSize },
    isReadEachTime: true,
  }).state;
}
