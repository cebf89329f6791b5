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

type SeenRow = Rain & { amount: number | null; caughtAt: string | null; isEmpty: boolean };

/** Rains of a member: those of the next day, the running ones, and the last that were over. */
export async function rainsOf(db: Db, customerId: string): Promise<Record<Rain['state'], SeenRain[]>> {
  const seen = sql`select ${rainColumns}, p.amount::float8 as amount, ${isoOf(sql`p.caught_at`)} as "caughtAt",
      not exists (select from rain_pieces f where f.rain_id = r.id and f.customer_id is null and f.returned_at is null) as "isEmpty"
    from rains r left join rain_pieces p on p.rain_id = r.id and p.customer_id = ${customerId}::uuid where ${fallsFor(customerId)}`;
  const ahead = await rowsOf<SeenRow>(
    db,
    sql`${seen} and r.ends_at > clock_timestamp() and r.starts_at < clock_timestamp() + interval '1 day' order by r.starts_at, r.id limit ${shown}`,
  );
  const over = await rowsOf<SeenRow>(
    db,
    sql`${seen} and r.ends_at <= clock_timestamp() and r.starts_at > clock_timestamp() - make_interval(days => ${shownDays}::int)
      order by r.starts_at desc, r.id limit ${shownOver}`,
  );
  const rows = [...ahead, ...over].map(({ amount, caughtAt, isEmpty, ...rain }) => ({
    ...rain,
    ...(amount !== null && caughtAt !== null && { claim: { amount, at: caughtAt } }),
    ...(rain.state === 'running' && { isEmpty }),
  }));
  const inState = (state: Rain['state']): SeenRain[] => rows.filter((row) => row.state === state);
  return { coming: inState('coming'), running: inState('running'), over: inState('over') };
}
