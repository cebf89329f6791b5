import type { Bet } from '@baize/contract';
import { useCallback, useEffect, useState } from 'react';
import type { PageAddress } from '../Address/usePageAddress.ts';
import type { PageState } from './useRecordPages.ts';

/** The round that the address names, as far as its row is there. */
export interface OpenRound {
  /** Undefined for none. */
  round: Bet | undefined;
  openRound(id: string): void;
  closeRound(): void;
}

const noRounds: readonly never[] = [];

/**
 * The round whose detail is open. One that is not among the rows goes from the address: it would come up later, when nobody thinks of it.
 * @param account whose rounds they are
 */
export function useOpenRound(address: PageAddress, state: PageState<Bet>, account: string): OpenRound {
  const { values, open, change, close } = address;
  const { round: id, ...others } = values;
  const [seen, setSeen] = useState<{ account: string; bet: Bet }>();
  const rows = state.status === 'ready' ? state.rows : state.status === 'empty' ? noRounds : undefined;
  const listed = id === undefined ? undefined : rows?.find((bet) => bet.id === id);
  // A newer round may push it off the list while it is read.
  if (listed && listed !== seen?.bet) setSeen({ account, bet: listed });
  const round = listed ?? (seen?.account === account && seen.bet.id === id ? seen.bet : undefined);
  const isMissing = id !== undefined && rows !== undefined && !round;
  useEffect(() => {
    if (isMissing) change({ ...values, round: undefined });
  }, [isMissing, change, values]);
  return {
    round,
    openRound: useCallback((next) => open({ ...values, round: next }), [open, values]),
    closeRound: () => close(others),
  };
}
