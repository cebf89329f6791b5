import type { LotteryDraw } from '@baize/contract';
import { checkPeriod, type LotteryFamily, type PeriodCheck } from '@baize/contract/lottery';
import type { KeptCommitment } from './keptCommitments.ts';

/** What a check of a draw has found. */
export type DrawCheck =
  /** It has no seed, and none was promised; or the page has no safe connection. */
  | { status: 'impossible' }
  /** This device has a commitment of its period, and its seed is not told. */
  | { status: 'withheld'; kept: KeptCommitment }
  /** Its commitment is another one than this device has kept. */
  | { status: 'changed'; kept: KeptCommitment }
  /** Computed again: against the commitment that this device has kept, and where it has none against the one that came with the result. */
  | ({ status: 'computed'; kept: KeptCommitment | undefined } & PeriodCheck);

/**
 * Draws a period again, of the seed that was told.
 * @param kept the commitment that this device has kept since before the draw; undefined where it has none
 */
export async function checkDraw(
  lottery: string,
  { draw: shape }: Pick<LotteryFamily, 'draw'>,
  { period, numbers, seed, commitment: told }: LotteryDraw,
  kept: KeptCommitment | undefined,
): Promise<DrawCheck> {
  if (kept && told !== undefined && told !== kept.commitment) return { status: 'changed', kept };
  if (kept && seed === undefined) return { status: 'withheld', kept };
  const commitment = kept?.commitment ?? told;
  if (seed === undefined || commitment === undefined || globalThis.crypto?.subtle === undefined) return { status: 'impossible' };
  return { status: 'computed', kept, ...(await checkPeriod(shape, { lottery, period, seed, commitment, numbers })) };
}
