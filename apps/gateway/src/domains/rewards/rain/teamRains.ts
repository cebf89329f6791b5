import type { Rain, TeamRain } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../../db/database.ts';
import { pageBy, readEnd } from '../../../db/keyset.ts';
import { fallsFor, rainColumns } from './rainRows.ts';

type TeamRow = Rain & { isOwn: boolean; isBelow: boolean; caught: number; catchers: number; returned: number | null };

/** Rains of an agent's team, the newest first. One of an agent below falls for a part of it. */
const teamRows = (agentId: string, condition: SQL, most: number): SQL => sql`with payers as materialized (
    select distinct r.agent_id as id from rains r where r.agent_id is not null and ${condition}
  ), below as materialized (
    select c.id from payers p join customers c on c.id = p.id where c.upline_path @> array[${agentId}::uuid]
  ), shown as materialized (
    select r.*, coalesce(r.agent_id in (select id from below), false) as is_below from rains r
    where (r.agent_id = ${agentId}::uuid or ${fallsFor(agentId)} or r.agent_id in (select id from below))
      and r.starts_at < clock_timestamp() + interval '7 days' and ${condition}
    order by r.starts_at desc, r.id desc limit ${most}
  ), pieces as materialized (
    select p.rain_id, p.customer_id, p.amount from shown r join rain_pieces p on p.rain_id = r.id and p.customer_id is not null
  ), caught as materialized (
    select p.rain_id, sum(p.amount)::float8 as amount, count(*)::int as catchers from pieces p join customers c on c.id = p.customer_id
    where c.upline_path @> array[${agentId}::uuid] group by 1
  )
  select ${rainColumns}, coalesce(r.agent_id = ${agentId}::uuid, false) as "isOwn", r.is_below as "isBelow",
    coalesce(t.amount, 0) as caught, coalesce(t.catchers, 0) as catchers, r.returned::float8 as returned
  from shown r left join caught t on t.rain_id = r.id order by r.starts_at desc, r.id desc`;

const toTeamRain = ({ returned, isBelow, ...row }: TeamRow): TeamRain => ({
  ...row,
  ...(isBelow && { isBelow }),
  ...(row.isOwn && returned !== null && { returned }),
});

/** One rain as an agent sees it. */
export async function teamRain(tx: Tx, agentId: string, rainId: string): Promise<TeamRain | undefined> {
  const [row] = await rowsOf<TeamRow>(tx, teamRows(agentId, sql`r.id = ${rainId}::uuid`, 1));
  return row && toTeamRain(row);
}

/**
 * A page of the rains that an agent's downlines could catch, the newest first, and what they have caught.
 * @throws AppError `validation_failed` for a page's end that was not given out
 */
export async function teamRainPage(
  db: Db,
  agentId: string,
  { after, size }: { after?: string | undefined; size: number },
): Promise<{ rows: TeamRain[]; next?: string }> {
  const end = after === undefined ? undefined : readEnd(after);
  const behind = end ? sql`(r.starts_at, r.id) < (${end.time}::timestamptz, ${end.id}::uuid)` : sql`true`;
  const read = await rowsOf<TeamRow>(db, teamRows(agentId, behind, size + 1));
  const { rows, next } = pageBy(read, size, ({ startsAt, rainId }) => `${startsAt}_${rainId}`);
  return { rows: rows.map(toTeamRain), ...(next !== undefined && { next }) };
}
