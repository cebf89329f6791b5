import { createHash } from 'node:crypto';
import type { PromotionWagering, RainClaim } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { giveBonus } from '../../../bonuses/giveBonus.ts';
import { rowsOf, type Tx } from '../../../db/database.ts';
import { isoOf } from '../../../db/keyset.ts';
import { AppError } from '../../../wire/AppError.ts';
import { mayReceive } from '../../promotions/mayReceive.ts';
import { fallsFor, stateOf } from './rainRows.ts';

interface Falling {
  title: { vi: string; en: string };
  pieces: number;
  state: string;
  wagering: PromotionWagering;
  daysToWager: number;
}

/** Where a member begins to look for a piece: members who come at once look at different places. */
const startOf = (rainId: string, customerId: string, pieces: number): number =>
  createHash('sha256').update(`${rainId} ${customerId}`).digest().readUInt32BE() % pieces;

const claimColumns = sql`amount::float8 as amount, ${isoOf(sql`caught_at`)} as at`;

/**
 * Catches one piece of a running rain, and puts it on the balance. A member who has one already is told what it holds.
 * @throws AppError `rain_not_found`, `rain_not_running`, `rain_empty`
 */
export async function catchPiece(tx: Tx, customerId: string, rainId: string): Promise<RainClaim> {
  // Claims of one member wait for each other here until the transaction ends.
  await tx.execute(sql`select from customers where id = ${customerId}::uuid for no key update`);
  const [rain] = await rowsOf<Falling>(
    tx,
    sql`select r.title, r.pieces, ${stateOf} as state, r.wagering, r.days_to_wager as "daysToWager" from rains r
      where r.id = ${rainId}::uuid and ${fallsFor(customerId)}`,
  );
  if (!rain || !(await mayReceive(tx, customerId))) throw new AppError('rain_not_found');
  const [own] = await rowsOf<RainClaim>(
    tx,
    sql`select ${claimColumns} from rain_pieces where rain_id = ${rainId}::uuid and customer_id = ${customerId}::uuid`,
  );
  if (own) return own;
  if (rain.state !== 'running') throw new AppError('rain_not_running');
  const { title, wagering, daysToWager } = rain;
  const piece = await takePiece(tx, { customerId, rainId, start: startOf(rainId, customerId, rain.pieces) });
  if (!piece) throw new AppError('rain_empty');
  await giveBonus(tx, { customerId, amount: piece.amount, title, reference: rainId, wagering, daysToUse: daysToWager });
  return piece;
}

/** Takes the first free piece from a place on that nobody else is taking at this moment; none once the rain is over. */
async function takePiece(
  tx: Tx,
  { customerId, rainId, start }: { customerId: string; rainId: string; start: number },
): Promise<RainClaim | undefined> {
  const free = sql`select slot from rain_pieces where rain_id = ${rainId}::uuid and customer_id is null and returned_at is null`;
  const one = sql`order by slot limit 1 for update skip locked`;
  const [piece] = await rowsOf<RainClaim>(
    tx,
    sql`with ahead as (${free} and slot >= ${start} ${one}),
        behind as (${free} and slot < ${start} and not exists (select from ahead) ${one}),
        found as (select slot from ahead union all select slot from behind)
      update rain_pieces p set customer_id = ${customerId}::uuid, caught_at = clock_timestamp() from found, rains r
      where p.rain_id = ${rainId}::uuid and p.slot = found.slot and r.id = p.rain_id and r.ends_at > clock_timestamp() and p.returned_at is null
      returning ${claimColumns}`,
  );
  return piece;
}
