import { randomUUID } from 'node:crypto';
import { pointGameTypeOf } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../db/database.ts';
import { dayIn } from '../../rollups/deltas.ts';
import { isPlayer } from '../../rollups/isPlayer.ts';
import { partsOfPoint, partsPerAmount } from './pointRates.ts';

/** What a member's turnover of a day and a vendor type has grown by; less than nothing where rounds were taken back. */
export interface PlayedTurnover {
  customerId: string;
  vendorType: keyof typeof pointGameTypeOf;
  /** Of the brand's zone: `YYYY-MM-DD`. */
  day: string;
  added: number;
}

/** What rounds, `r`, add to the turnover by vendor type, less what the figures have of them; nothing where no game brings points. */
export const playedTurnover = (timeZone: string): SQL => sql`
  select r.customer_id as "customerId", r.vendor_type as "vendorType", ${dayIn(sql`r.opened_at`, timeZone)} as day,
    sum(case when r.ended_at is null then 0 else r.bet_total end - case when r.is_rolled then r.rolled_bet else 0 end) as added
  from r where r.vendor_type is not null and exists (select from point_rates) group by 1, 2, 3`;

/**
 * Counts turnover for points, in the transaction that counts it for the figures, and so exactly once; and puts each whole point that it has come to
 * on the account. Points that were given for rounds which were taken back later stay: the next ones come when what is played has made them up.
 */
export async function countPoints(tx: Tx, played: readonly PlayedTurnover[]): Promise<void> {
  const turnover = played
    .filter(({ added }) => added !== 0)
    .map(({ vendorType, ...one }) => ({ ...one, gameType: pointGameTypeOf[vendorType] }));
  if (turnover.length === 0) return;
  await tx.execute(sql`with t as (
      select * from jsonb_to_recordset(${JSON.stringify(turnover)}::jsonb) as t ("customerId" uuid, "gameType" text, day date, added numeric)
    )
    insert into point_accruals as a (customer_id, game_type, earned)
    select c.id, t."gameType", sum(t.added * ${partsPerAmount}) from t join customers c on c.id = t."customerId" and ${isPlayer}
      cross join lateral (
        select unit, hundredths from point_rates p where p.game_type = t."gameType" and p.from_day <= t.day order by p.from_day desc limit 1
      ) r where r.hundredths > 0 group by 1, 2 order by 1, 2
    on conflict (customer_id, game_type) do update set earned = a.earned + excluded.earned`);
  const ids = [...new Set(turnover.map(({ customerId }) => customerId))];
  const whole = sql`div(a.earned, ${sql.raw(String(partsOfPoint))})`;
  // The rows are held by the statement before.
  const gained = await rowsOf<{ customer_id: string; game_type: string; points: string }>(
    tx,
    sql`select a.customer_id, a.game_type, (${whole} - a.given)::text as points from point_accruals a
      where a.customer_id = any(${`{${ids.join(',')}}`}::uuid[]) and ${whole} > a.given order by 1, 2`,
  );
  if (gained.length === 0) return;
  const read = sql`g as (
      select * from jsonb_to_recordset(${JSON.stringify(gained.map((one) => ({ ...one, id: randomUUID() })))}::jsonb)
        as g (customer_id uuid, game_type text, points bigint, id uuid)
    )`;
  await tx.execute(sql`with ${read} update point_accruals a set given = a.given + g.points from g
    where a.customer_id = g.customer_id and a.game_type = g.game_type`);
  await tx.execute(sql`with ${read} insert into ledger_transactions (customer_id, id, kind, reference)
    select customer_id, id, 'pointsEarned', game_type from g`);
  await tx.execute(sql`with ${read} insert into ledger_entries (customer_id, kind, currency, transaction_id, amount)
    select customer_id, side.account, 'PTS', id, side.amount
    from g cross join lateral (values (0, 'points', points), (1, 'pointsMall', -points)) as side (turn, account, amount)
    order by side.turn, customer_id, game_type`);
}
