import {
  type Bet,
  type BetState,
  type BetTotals,
  type DownlineMovement,
  getDownlineBetTotals,
  listDownlineBets,
  listDownlineTransactions,
  type Period,
  type TransactionKind,
  type VendorType,
} from '@baize/contract';
import { type AccountPagesState, type AccountRead, useAccountPages, useAccountQuery } from '../../core/index.ts';
import { teamQueryKey } from '../Team/teamQueryKey.ts';

/** Whose records, and of which days. */
export interface RecordsOf extends Period {
  account: string;
}
/** Which of the rounds; undefined for all. */
export interface BetChoice {
  vendorType: VendorType | undefined;
  state: BetState | undefined;
}

const size = 20;

/** The rounds of a downline, and what they come to. */
export function useDownlineBets({ account, from, to }: RecordsOf, { vendorType, state }: BetChoice) {
  const request = { account, from, to, ...(vendorType && { vendorType }), ...(state && { state }) };
  const { state: bets } = useAccountPages(listDownlineBets, {
    key: teamQueryKey('bets', request),
    request: { ...request, size },
    isReadEachTime: true,
  });
  const { state: totals } = useAccountQuery(getDownlineBetTotals, {
    key: teamQueryKey('betTotals', request),
    request,
    isReadEachTime: true,
  });
  return { bets, totals } satisfies { bets: AccountPagesState<Bet>; totals: AccountRead<BetTotals> };
}

/** The movements of a downline's balance. @param kind undefined for all */
export function useDownlineMovements(
  { account, from, to }: RecordsOf,
  kind: TransactionKind | undefined,
): AccountPagesState<DownlineMovement> {
  const request = { account, from, to, ...(kind && { kind }) };
  return useAccountPages(listDownlineTransactions, {
    key: teamQueryKey('movements', request),
    request: { ...request, size },
    isReadEachTime: true,
  }).state;
}
