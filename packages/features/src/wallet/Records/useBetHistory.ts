import { type Bet, type BetState, type BetTotals, getBetTotals, listBets, type Period, type VendorType } from '@baize/contract';
import { useClient } from '../../core/index.ts';
import { type RecordsState, type TotalsState, useRecords, useRecordTotals } from './useRecords.ts';

/** Which rounds are looked at. */
export interface BetFilter extends Period {
  /** Undefined for all. */
  vendorType?: VendorType | undefined;
  /** Undefined for both. */
  state?: BetState | undefined;
}

/** The player's rounds of a period (§2 "bet history"), and what they come to. */
export interface BetHistory {
  state: RecordsState<Bet>;
  totals: TotalsState<BetTotals>;
}

/** The player's rounds that a filter lets through. */
export function useBetHistory({ from, to, vendorType, state }: BetFilter): BetHistory {
  const client = useClient();
  const filter = { from, to, ...(vendorType && { vendorType }), ...(state && { state }) };
  return {
    state: useRecords('bets', filter, (after, signal) => client.send(listBets, { ...filter, ...(after && { after }) }, { signal })),
    totals: useRecordTotals('betTotals', filter, (signal) => client.send(getBetTotals, filter, { signal })),
  };
}
