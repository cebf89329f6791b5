import type { LotteryFamily, Picked, Play } from '@baize/contract/lottery';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Slips } from './keptSlips.ts';
import { emptySlip, highestMultiple, type Slip, type SlipTotals, totalsOf, withoutBet, withoutSent, withPick } from './slip.ts';
import type { KeptSlips } from './useKeptSlips.ts';

/** A slip whose bets are on their way as an order. */
export interface SentSlip {
  /** Code of the lottery. */
  lottery: string;
  /** As it was then. */
  slip: Slip;
}

/** The slip of a lottery and what can be done with it. */
export interface SlipActions {
  slip: Slip;
  totals: SlipTotals;
  /** The period that bets were made for is no longer the open one: its player is asked before they move. */
  isMoved: boolean;
  /** The same function until the period or the lottery changes. */
  add(play: Play, picked: Picked): void;
  remove(id: number): void;
  clear(): void;
  /** Takes the bets of an order that was placed off their slip, whichever lottery is shown; the same function from draw to draw. */
  dropSent(sent: SentSlip): void;
  setUnit(unit: number): void;
  setMultiple(multiple: number): void;
  /** The bets are for the open period from now on. */
  moveOn(): void;
}

function dropped(slips: Slips, { lottery, slip }: SentSlip): Slips {
  const known = slips[lottery];
  return known ? { ...slips, [lottery]: withoutSent(known, slip.bets) } : slips;
}

/**
 * The slips of a page, one a lottery: bets stay where they are while their player looks at another lottery.
 * @param period the open one of that lottery; undefined while there is none
 * @param kept where they are kept over a reload. Default nowhere.
 * @param sent what is being sent: its bets are not kept meanwhile, so that no reload offers them a second time
 */
export function useSlip(
  lottery: string,
  family: LotteryFamily,
  period: string | undefined,
  kept?: KeptSlips,
  sent?: SentSlip,
): SlipActions {
  const [slips, setSlips] = useState<Slips>(kept?.slips ?? {});
  const keep = kept?.keep;
  useEffect(() => {
    keep?.(sent ? dropped(slips, sent) : slips);
  }, [keep, slips, sent]);
  const slip = slips[lottery] ?? emptySlip(family);
  const change = useCallback(
    (to: (slip: Slip) => Slip): void => setSlips((before) => ({ ...before, [lottery]: to(before[lottery] ?? emptySlip(family)) })),
    [lottery, family],
  );
  const add = useCallback(
    (play: Play, picked: Picked): void => (period === undefined ? undefined : change((before) => withPick(before, play, picked, period))),
    [change, period],
  );
  const clear = useCallback((): void => change((before) => ({ ...before, period: undefined, bets: [] })), [change]);
  const dropSent = useCallback((of: SentSlip) => setSlips((before) => dropped(before, of)), []);
  const totals = useMemo(() => totalsOf(slip, family), [slip, family]);
  return {
    slip,
    totals,
    isMoved: slip.bets.length > 0 && slip.period !== period,
    add,
    remove: (id) => change((before) => withoutBet(before, id)),
    clear,
    dropSent,
    setUnit: (unit) => change((before) => ({ ...before, unit })),
    setMultiple: (multiple) =>
      change((before) => ({ ...before, multiple: Math.min(Math.max(1, Math.floor(multiple) || 1), highestMultiple) })),
    moveOn: () => change((before) => ({ ...before, period })),
  };
}
