import type { LotteryDraw } from '@baize/contract';
import { checkPeriod, type LotteryFamily, type PeriodCheck } from '@baize/contract/lottery';
import { useEffect, useState } from 'react';

/** A draw that is being computed again, or was; one without a seed, and a page without a safe connection, can't. */
export type CheckedDraw = { status: 'computing' } | { status: 'impossible' } | ({ status: 'ready' } & PeriodCheck);

/** Draws a period again in the page, of the seed that was told. */
export function useDrawCheck(lottery: string, { draw: shape }: LotteryFamily, draw: LotteryDraw): CheckedDraw {
  const [checked, setChecked] = useState<CheckedDraw>({ status: 'computing' });
  useEffect(() => {
    let isWanted = true;
    const tell = (found: CheckedDraw): void => {
      if (isWanted) setChecked(found);
    };
    const { period, numbers, seed, commitment } = draw;
    if (seed === undefined || commitment === undefined || globalThis.crypto?.subtle === undefined) tell({ status: 'impossible' });
    else
      checkPeriod(shape, { lottery, period, seed, commitment, numbers }).then(
        (found) => tell({ status: 'ready', ...found }),
        () => tell({ status: 'impossible' }),
      );
    return () => {
      isWanted = false;
    };
  }, [lottery, shape, draw]);
  return checked;
}
