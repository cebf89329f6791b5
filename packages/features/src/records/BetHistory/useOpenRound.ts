import type { Bet, Period } from '@baize/contract';
import { useCallback, useEffect, useState } from 'react';
import type { PageAddress } from '../../core/index.ts';
import type { PageState } from '../Records/useRecordPages.ts';
import { useRecordsKey } from '../Records/useRecords.ts';
import { type NamedRound, nameOfRound, useNamedRound } from './useNamedRound.ts';

/** The round that the address names, once it was found. */
export interface OpenRound {
  /** Undefined for none. */
  round: Bet | undefined;
  /** The named round could not be looked for: its address stays. */
  failure: NamedRound['failure'];
  openRound(bet: Bet): void;
  closeRound(): void;
}

const noRounds: readonly never[] = [];

/**
 * The round whose detail is open. One that is not the player's goes from the address: it would come up later, when nobody thinks of it.
 * @param named the same round, where it is not among the rows
 * @param account whose rounds they are
 */
export function useShownRound(address: PageAddress, state: PageState<Bet>, named: NamedRound, account: string): OpenRound {
  const { values, open, change, close } = address;
  const { round: name, ...others } = values;
  const [seen, setSeen] = useState<{ account: string; bet: Bet }>();
  const rows = state.status === 'ready' ? state.rows : state.status === 'empty' ? noRounds : undefined;
  const listed = name === undefined ? undefined : (rows?.find((bet) => nameOfRound(bet) === name) ?? named.bet);
  // A newer round may push it off the list while it is read.
  if (listed && listed !== seen?.bet) setSeen({ account, bet: listed });
  const round = listed ?? (seen?.account === account && nameOfRound(seen.bet) === name ? seen.bet : undefined);
  const isMissing = name !== undefined && rows !== undefined && !round && !named.isLooking && !named.failure;
  useEffect(() => {
    if (isMissing) change({ ...values, round: undefined });
  }, [isMissing, change, values]);
  return {
    round,
    failure: round ? undefined : named.failure,
    openRound: useCallback((bet) => open({ ...values, round: nameOfRound(bet) }), [open, values]),
    closeRound: () => close(others),
  };
}

/**
 * The same, looked for where the rows have it not.
 * @param kept the days that rounds are kept for
 */
export function useOpenRound(address: PageAddress, state: PageState<Bet>, kept: Period): OpenRound {
  const { account } = useRecordsKey();
  return useShownRound(address, state, useNamedRound(address.values.round, state, kept), account);
}
