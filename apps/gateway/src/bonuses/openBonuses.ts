import type { HeldBonus } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../db/database.ts';
import { isoOf } from '../db/keyset.ts';
import { isUnrolled } from '../rollups/isUnrolled.ts';
import { type CountedRound, type OpenBonus, spread } from './spread.ts';

/** Rounds, `r`, as bonuses count them. */
export const countedColumns: SQL = sql`coalesce(r.vendor_type, '') as "vendorType", (extract(epoch from r.opened_at) * 1000)::float8 as "openedAt",
  case when r.ended_at is null then 0 else r.bet_total end::float8 as bet, case when r.is_rolled then r.rolled_bet else 0 end::float8 as was`;

/** Bonuses, `b`, as stakes count for them. */
export const openColumns: SQL = sql`b.id, (extract(epoch from b.since) * 1000)::float8 as since, b.asked::float8 as asked, b.wagered::float8 as wagered,
  b.weights, b.most_stake::float8 as "mostStake"`;

/** Holds bonuses of one customer until the transaction ends: what it reads of them afterwards stays. */
export async function holdBonuses(tx: Tx, which: SQL): Promise<void> {
  await tx.execute(sql`select from bonuses where ${which} order by since, id for update`);
}

type OpenRow = OpenBonus & {
  promotionId: string | null;
  title: HeldBonus['title'];
  amount: number;
  sinceAt: string;
  expiresAt: string;
  onMain: number;
};

/**
 * The open bonuses of a player, the oldest first, and what is wagered of each at this moment: the rounds that the figures don't have yet are few. It is
 * one statement, which sees one moment: a round that is counted between two would be in neither.
 */
export async function wageredNow(db: Db | Tx, customerId: string): Promise<{ open: OpenRow[]; wagered: ReadonlyMap<string, number> }> {
  const isOpen = sql`b.customer_id = ${customerId}::uuid and b.ended_at is null`;
  const [row] = await rowsOf<{ open: OpenRow[]; newer: CountedRound[] }>(
    db,
    sql`select (select coalesce(json_agg(o), '[]') from (
          select ${openColumns}, b.promotion_id as "promotionId", b.title, b.amount::float8 as amount, ${isoOf(sql`b.since`)} as "sinceAt",
            ${isoOf(sql`b.expires_at`)} as "expiresAt", coalesce((select balance from accounts a
              where a.customer_id = b.customer_id and a.kind = 'main' and a.currency = house_currency()), 0)::float8 as "onMain"
          from bonuses b where ${isOpen} order by b.since, b.id) o) as open,
        (select coalesce(json_agg(n), '[]') from (
          select ${countedColumns} from game_rounds r where r.customer_id = ${customerId}::uuid and ${isUnrolled}
            and exists (select 1 from bonuses b where ${isOpen}) order by r.ended_at nulls first) n) as newer from customers where id = ${customerId}::uuid`,
  );
  const { open, newer } = row ?? { open: [], newer: [] };
  return { open, wagered: spread(open, newer) };
}

/** The bonuses that a player still has to wager, the oldest first. One whose time is over holds until what is left of it was taken back. */
export async function openBonuses(db: Db | Tx, customerId: string): Promise<HeldBonus[]> {
  const { open, wagered } = await wageredNow(db, customerId);
  return open
    .filter(({ id, asked }) => (wagered.get(id) ?? 0) < 100 * asked)
    .map(({ id, promotionId, title, amount, asked, weights, mostStake, sinceAt, expiresAt, onMain }) => ({
      bonusId: id,
      ...(promotionId !== null && { promotionId }),
      title,
      amount,
      asked,
      wagered: Math.floor((wagered.get(id) ?? 0) / 100),
      weights,
      ...(mostStake !== null && { mostStake }),
      since: sinceAt,
      expiresAt,
      costToGiveUp: Math.min(amount, onMain),
    }));
}

/** What is left to wager for these bonuses. */
export const leftOf = (bonuses: readonly Pick<HeldBonus, 'asked' | 'wagered'>[]): number =>
  bonuses.reduce((sum, { asked, wagered }) => sum + asked - wagered, 0);
