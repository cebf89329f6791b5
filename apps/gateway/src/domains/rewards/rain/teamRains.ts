import type { Rain, TeamRain } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../../db/database.ts';
import { pageBy, readEnd } from '../../../db/keyset.ts';
import { fallsFor, rainColumns } from './rainRows.ts';

type TeamRow = Rain & { isOwn: boolean; isBelow: boolean; caught: number; catchers: number; returned: number | null };

/** Whether a rain, `r`, is of an agent below: it falls for a part of the team. */
const isBelow = (agentId: string): SQL =>
  sql`exists (select from customers a where a.id = r.agent_id and a.upline_path @> array[${agentId}::uuid])`;

const teamRows = (
  agentId: string,
  condition: SQL,
): SQL => sql`select ${rainColumns}, coalesce(r.agent_id = ${agentId}::uuid, false) as "isOwn",
    ${isBelow(agentId)} as "isBelow", t.caught, t.catchers, r.returned::float8 as returned
  from rains r, lateral (select coalesce(sum(p.amount), 0)::float8 as caught, count(*)::int as catchers from rain_pieces p
    join customers c on c.id = p.customer_id where p.rain_id = r.id and c.upline_path @> array[${agentId}::uuid]) t
  where (r.agent_id = ${agentId}::uuid or ${fallsFor(agentId)} or ${isBelow(agentId)}) and r.starts_at < clock_timestamp() + interval '7 days' and ${condition}`;

const toTeamRain = ({ returned, isBelow, ...row }: TeamRow): TeamRain => ({
  ...row,
  ...(isBelow && { isBelow }),
  ...(row.isOwn && returned !== null && { returned }),
});

/** One rain as an agent sees it. */
export async function teamRain(tx: Tx, agentId: string, rainId: string): Promise<TeamRain | undefined> {
  const [row] = await rowsOf<TeamRow>(tx, teamRows(agentId, sql`r.id = ${rainId}::uuid`));
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
  const read = await rowsOf<TeamRow>(db, sql`${teamRows(agentId, behind)} order by r.starts_at desc, r.id desc limit ${size + 1}`);
  const { rows, next } = pageBy(read, size, ({ startsAt, rainId }) => `${startsAt}_${rainId}`);
  return { rows: rows.map(toTeamRain), ...(next !== undefined && { next }) };
}
