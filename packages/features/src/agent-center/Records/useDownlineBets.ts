import {
  type BetState,
  type DownlineBet,
  type DownlineBetTotals,
  getDownlineBetTotals,
  listDownlineBets,
  listDownlineRoundMovements,
  listGameVendors,
  type RoundMovement,
  toGameVendor,
  type VendorType,
} from '@baize/contract';
import { type AccountPagesState, type AccountRead, useAccountPages, useAccountQuery } from '../../core/index.ts';
import { teamQueryKey } from '../Team/teamQueryKey.ts';
import type { RecordsOf } from './useRecordScope.ts';

/** Which of the rounds; undefined for all. */
export interface BetChoice {
  /** Kind of game: live, slots, sports … */
  vendorType: VendorType | undefined;
  /** Code of a vendor. */
  vendor: string | undefined;
  /** A part of a game's name. */
  game: string | undefined;
  /** Whether the round is open or settled. */
  state: BetState | undefined;
}
/** All rounds. */
export const everyBet: BetChoice = { vendorType: undefined, vendor: undefined, game: undefined, state: undefined };

/** Rows of a page of records. */
export const recordsSize = 20;

/** What is given of a request: a field without a value is not sent. */
export const givenOf = <Request extends object>(request: Request) =>
  Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined && value !== '')) as {
    [Name in keyof Request]: Exclude<Request[Name], undefined>;
  };

/** The rounds of a downline, and what they come to. */
export function useDownlineBets(of: RecordsOf, choice: BetChoice) {
  const request = givenOf({ ...of, ...choice });
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
  return { bets, totals } satisfies { bets: AccountPagesState<DownlineBet>; totals: AccountRead<DownlineBetTotals> };
}

/** What moved money in a round of the downline, the oldest first. */
export function useDownlineRound({
  account,
  id,
  openedAt,
}: Pick<DownlineBet, 'account' | 'id' | 'openedAt'>): AccountPagesState<RoundMovement> {
  const request = { account, id, openedAt };
  return useAccountPages(listDownlineRoundMovements, { key: teamQueryKey('round', request), request, isReadEachTime: true }).state;
}

const vendorsOf = ({ vendors }: { vendors: Parameters<typeof toGameVendor>[0][] }) => vendors.map(toGameVendor);

/** The vendors that rounds can be chosen by. */
export function useVendors() {
  return useAccountQuery(listGameVendors, { key: teamQueryKey('vendors', {}), select: vendorsOf }).state;
}
