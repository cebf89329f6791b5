import {
  type Bet,
  type BetState,
  type BetTotals,
  getDownlineBetTotals,
  listDownlineBets,
  type Period,
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

/** Rows of a page of records. */
export const recordsSize = 20;

/** The rounds of a downline, and what they come to. */
export function useDownlineBets({ account, from, to }: RecordsOf, { vendorType, state }: BetChoice) {
  const request = { account, from, to, ...(vendorType && { vendorType }), ...(state && { state }) };
  const { state: bets } = useAccountPages(listDownlineBets, {
    key: teamQueryKey('bets', request),
    request: { ...request, size: recordsSize },
    isReadEachTime: true,
  });
  const { state: totals } = useAccountQuery(getDownlineBetTotals, {
    key: teamQueryKey('betTotals', request),
    request,
    isReadEachTime: true,
  });
  return { bets, totals } satisfies { bets: AccountPagesState<Bet>; totals: AccountRead<BetTotals> };
}
