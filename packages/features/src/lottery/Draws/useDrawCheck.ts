import type { LotteryDraw } from '@baize/contract';
import type { LotteryFamily } from '@baize/contract/lottery';
import { useEffect, useState } from 'react';
import { checkDraw, type DrawCheck } from './checkDraw.ts';
import { keptCommitment } from './keptCommitments.ts';

/** A draw that is being computed again, or was. */
export type CheckedDraw = { status: 'computing' } | DrawCheck;

/** Draws a period again in the page, against the commitment that this device has kept. */
export function useDrawCheck(lottery: string, family: LotteryFamily, draw: LotteryDraw): CheckedDraw {
  const [checked, setChecked] = useState<CheckedDraw>({ status: 'computing' });
  useEffect(() => {
    let isWanted = true;
    const tell = (found: CheckedDraw): void => {
      if (isWanted) setChecked(found);
    };
    checkDraw(lottery, family, draw, keptCommitment(lottery, draw.period)).then(tell, () => tell({ status: 'impossible' }));
    return () => {
      isWanted = false;
    };
  }, [lottery, family, draw]);
  return checked;
}
