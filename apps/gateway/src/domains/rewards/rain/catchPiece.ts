import { createHash } from 'node:crypto';
import type { PromotionWagering, RainClaim } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { giveBonus } from '../../../bonuses/giveBonus.ts';
import type { Tx } from '../../../db/database.ts';
import { isoOf } from '../../../db/keyset.ts';
import { prepared } from '../../../db/prepared.ts';
import { AppError } from '../../../wire/AppError.ts';
import { mayReceive } from '../../promotions/mayReceive.ts';
import { fallsFor, stateOf } from './rainRows.ts';

interface Falling {
  title: { vi: string; en: string };
  pieces: number;
  state: string;
  wagering: PromotionWagering;
  daysToWager: number;
  /** What the member has caught of it already. */
  amount: number | null;
  at: string | null;
}

const [rainId, customer] = [sql`${sql.placeholder('rainId')}::uuid`, sql`${sql.placeholder('customerId')}::uuid`];
const claimColumns = sql`p.amount::float8 as amount, ${isoOf(sql`p.caught_at`)} as at`;

const holdCustomer = prepared<never, { customerId: string }>(sql`select from customers where id = ${customer} for no key update`);
const readRain = prepared<Falling, { customerId: string; rainId: string }>(
  sql`select r.title, r.pieces, ${stateOf} as state, r.wagering, r.days_to_wager as "daysToWager", ${claimColumns}
    from rains r left join rain_pieces p on p.rain_id = r.id and p.customer_id = ${customer} where r.id = ${rainId} and ${fallsFor(customer)}`,
);

const free = sql`select slot from rain_pieces where rain_id = ${rainId} and customer_id is null and returned_at is null`;
const one = sql`order by slot limit 1 for update skip locked`;
const start = sql`${sql.placeholder('start')}::int`;
/** Takes the first free piece from a place on that nobody else is taking at this moment; none once the rain is over. */
const takePiece = prepared<RainClaim, { customerId: string; rainId: string; start: number }>(
  sql`with ahead as (${free} and slot >= ${start} ${one}),
      behind as (${free} and slot < ${start} and not exists (select from ahead) ${one}),
      found as (select slot from ahead union all select slot from behind),
      p as (
        update rain_pieces p set customer_id = ${customer}, caught_at = statement_timestamp() from found, rains r
        where p.rain_id = ${rainId} and p.slot = found.slot and r.id = p.rain_id and r.ends_at > statement_timestamp() and p.returned_at is null
        returning p.amount, p.caught_at
      )
    select ${claimColumns} from p`,
);

/** Where a member begins to look for a piece: members who come at once look at different places. */
export const startOf = (ofRain: string, customerId: string, pieces: number): number =>
  createHash('sha256').update(`${ofRain} ${customerId}`).digest().readUInt32BE() % pieces;

/**
 * Catches one piece of a running rain, and puts it on the balance. A member who has one already is told what it holds.
 * @throws AppError `rain_not_found`, `rain_not_running`, `rain_empty`
 */
export async function catchPiece(tx: Tx, customerId: string, ofRain: string): Promise<RainClaim> {
  // Claims of one member wait for each other here until the transaction ends.
  await holdCustomer(tx, { customerId });
  const [rain] = await readRain(tx, { customerId, rainId: ofRain });
  if (!rain || !(await mayReceive(tx, customerId))) throw new AppError('rain_not_found');
  const { title, wagering, daysToWager, amount, at } = rain;
  if (amount !== null && at !== null) return { amount, at };
  if (rain.state !== 'running') throw new AppError('rain_not_running');
  const [piece] = await takePiece(tx, { customerId, rainId: ofRain, start: startOf(ofRain, customerId, rain.pieces) });
  if (!piece) throw new AppError('rain_empty');
  await giveBonus(tx, { customerId, amount: piece.amount, title, reference: ofRain, wagering, daysToUse: daysToWager });
  return piece;
}
