import {
  type Bet,
  type BetState,
  type BetTotals,
  getBetTotals,
  listBets,
  listPlayedGames,
  type Period,
  type PlayedGame,
  type VendorType,
} from '@baize/contract';
import { useClient } from '../../core/index.ts';
import { type RecordFile, useRecordFile } from '../Records/useRecordFile.ts';
import { type RecordPages, useRecordPages } from '../Records/useRecordPages.ts';
import { type TotalsState, useRecordTotals } from '../Records/useRecords.ts';

/** Which rounds are looked at. */
export interface BetFilter extends Period {
  /** Undefined for all. */
  vendorType?: VendorType | undefined;
  /** Undefined for all. */
  gameId?: string | undefined;
  /** Undefined for both. */
  state?: BetState | undefined;
}

/** The player's rounds of a period (§2 "bet history"), and what they come to. */
export interface BetHistory {
  pages: RecordPages<Bet>;
  totals: TotalsState<BetTotals>;
  file: RecordFile<Bet>;
  /** What was played in the period, whatever else is chosen. */
  games: TotalsState<readonly PlayedGame[]>;
}

/** The player's rounds that a filter lets through. */
export function useBetHistory({ from, to, vendorType, gameId, state }: BetFilter): BetHistory {
  const client = useClient();
  const filter = { from, to, ...(vendorType && { vendorType }), ...(gameId && { gameId }), ...(state && { state }) };
  const period = { from, to };
  return {
    pages: useRecordPages('bets', filter, (walk, signal) => client.send(listBets, { ...filter, ...walk }, { signal })),
    totals: useRecordTotals('betTotals', filter, (signal) => client.send(getBetTotals, filter, { signal })),
    file: useRecordFile((page) => client.send(listBets, { ...filter, ...page })),
    games: useRecordTotals('playedGames', period, async (signal) => (await client.send(listPlayedGames, period, { signal })).games),
  };
}
