import type { Rain, SeenRain } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database.ts';
import { isoOf } from '../../../db/keyset.ts';

/** State of rains, `r`, by the clock of the database. */
export const stateOf: SQL = sql`case when r.starts_at > clock_timestamp() then 'coming' when r.ends_at > clock_timestamp() then 'running' else 'over' end`;

/** Rains, `r`, as everybody is told of them. */
export const rainColumns: SQL = sql`r.id as "rainId", r.title, ${stateOf} as state, case when r.agent_id is null then 'house' else 'agent' end as payer,
  r.pool::float8 as pool, r.pieces, ${isoOf(sql`r.starts_at`)} as "startsAt", ${isoOf(sql`r.ends_at`)} as "endsAt"`;

/** Whether a rain, `r`, falls for a member: it is of the house, or of an agent above him. */
export const fallsFor = (customerId: SQL | string): SQL => sql`(r.agent_id is null or
  r.agent_id = any ((select upline_path from customers where id = ${customerId}::uuid)::uuid[]))`;

/** Rains that are over and still shown, and how many of each list. */
const shownDays = 7;
const shown = 50;
const shownOver = 20;

type SeenRow = Rain & { amount: number | null; caughtAt: string | null };

/** Whether a rain has a piece that nobody has caught. */
async function hasFreePiece(db: Db, rainId: string): Promise<boolean> {
  const found = await rowsOf(
    db,
    sql`select 1 from rain_pieces where rain_id = ${rainId}::uuid and customer_id is null and returned_at is null limit 1`,
  );
  return found.length > 0;
}

/** Rains of a member: those of the next day, the running ones, and the last that were over. */
export async function rainsOf(db: Db, customerId: string): Promise<Record<Rain['state'], SeenRain[]>> {
  const seen = (condition: SQL, order: SQL, most: number) =>
    rowsOf<SeenRow>(
      db,
      sql`with seen as materialized (
          select * from rains r where ${fallsFor(customerId)} and ${condition} order by ${order} limit ${most}
        ), caught as materialized (
          select p.rain_id, p.amount, p.caught_at from seen r join rain_pieces p on p.rain_id = r.id and p.customer_id = ${customerId}::uuid
        )
        select ${rainColumns}, p.amount::float8 as amount, ${isoOf(sql`p.caught_at`)} as "caughtAt"
        from seen r left join caught p on p.rain_id = r.id order by ${order}`,
    );
  const ahead = await seen(
    sql`r.ends_at > clock_timestamp() and r.starts_at < clock_timestamp() + interval '1 day'`,
    sql`r.starts_at, r.id`,
    shown,
  );
  const over = await seen(
    sql`r.ends_at <= clock_timestamp() and r.starts_at > clock_timestamp() - make_interval(days => ${shownDays}::int)`,
    sql`r.starts_at desc, r.id`,
    shownOver,
  );
  const rows = await Promise.all(
    [...ahead, ...over].map(async ({ amount, caughtAt, ...rain }) => ({
      ...rain,
      ...(amount !== null && caughtAt !== null && { claim: { amount, at: caughtAt } }),
      ...(rain.state === 'running' && { isEmpty: !(await hasFreePiece(db, rain.rainId)) }),
    })),
  );
  const inState = (state: Rain['state']): SeenRain[] => rows.filter((row) => row.state === state);
  return { coming: inState('coming'), running: inState('running'), over: inState('over') };
}
