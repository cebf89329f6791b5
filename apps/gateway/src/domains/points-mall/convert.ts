import { randomUUID } from 'node:crypto';
import { convertedPoints, type PointConversion } from '@baize/contract';
import { giveBonus, unwagered } from '../../bonuses/giveBonus.ts';
import type { Tx } from '../../db/database.ts';
import { AppError } from '../../wire/AppError.ts';
import { assertPlayOpen } from '../player-protection/closures.ts';
import { mayReceive } from '../promotions/mayReceive.ts';
import { pointBalance } from './points.ts';
import { postPoints } from './postPoints.ts';

const title = { vi: 'Đổi điểm', en: 'Converted points' };

/**
 * Converts points to credit on the main wallet by the brand's rate; what is too little for a step stays.
 * @param wanted.amount what the member has read that they bring
 * @throws AppError `points_out_of_range`, `reward_changed`, `insufficient_points`, `account_frozen`
 */
export async function convert(
  tx: Tx,
  customerId: string,
  wanted: { points: number; amount: number },
  conversion: PointConversion | null,
): Promise<{ points: number; amount: number; balance: number }> {
  if (!conversion) throw new AppError('reward_changed');
  const { points, amount } = convertedPoints(wanted.points, conversion);
  if (wanted.points < conversion.minimum || points === 0 || !Number.isSafeInteger(amount)) throw new AppError('points_out_of_range');
  if (amount !== wanted.amount) throw new AppError('reward_changed');
  await assertPlayOpen(tx, customerId);
  if (!(await mayReceive(tx, customerId))) throw new AppError('account_frozen');
  const id = randomUUID();
  await giveBonus(tx, { customerId, amount, kind: 'pointsConverted', title, reference: id, wagering: unwagered, daysToUse: 1 });
  await postPoints(tx, customerId, { points: -points, kind: 'pointsConverted', reference: id });
  return { points, amount, balance: await pointBalance(tx, customerId) };
}
