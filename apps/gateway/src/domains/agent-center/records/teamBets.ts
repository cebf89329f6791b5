import type { Calls, DownlineBet, Page, RequestOf } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database.ts';
import { isoOf, readEnd } from '../../../db/keyset.ts';
import { counts, type RoundRow, roundColumns, toBet } from '../../records/bets.ts';
import { type DaysOfPeriod, dayIn, type Moments, momentsOf } from '../../records/readPeriod.ts';
import { looks, pageOfSlices, type Slice, sliceOf } from './pageOfSlices.ts';
import { idsIn, ownerIn, type RecordGroup } from './recordGroup.ts';

export type TeamBetFilter = Pick<RequestOf<Calls['getDownlineBetTotals']>, 'vendorType' | 'vendor' | 'game' | 'state'>;
interface BetWalk {
  after?: string | undefined;
  size: number;
}

/** Tells a round from every other of its moment: two players of one table may have rounds of one name. */
const place = sql`md5(concat_ws('/', r.customer_id, r.provider, r.game_id, r.round_id))::uuid`;
const newestFirst = sql`r.opened_at desc, ${place} desc`;
const firstPlace = '00000000-0000-0000-0000-000000000000';

type TeamRow = RoundRow & { account: string; place: string };
const endOf = ({ openedAt, place }: TeamRow): string => `${openedAt}_${place}`;
const columns = sql`${roundColumns}, c.account, ${place} as place`;

/** The signs that `like` reads otherwise. */
const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** Whether a filter is about the games `g` of rounds, whose index no round is in. */
export const isOfGames = ({ vendor, game }: TeamBetFilter): boolean => vendor !== undefined || game !== undefined;

/** Rounds `r` of a period, before any filter. */
export const ofPeriod = ({ from, until }: Moments): SQL => sql`r.opened_at >= ${from} and r.opened_at < ${until}`;

/** Which rounds `r` of games `g` a filter lets through. */
export function passes({ vendorType, vendor, game, state }: TeamBetFilter): SQL {
  const part = game === undefined ? '' : `%${escaped(game)}%`;
  return sql.join(
    [
      counts,
      // As the player's own history reads them: few rounds are open, and no index may offer all of the type.
      ...(vendorType ? [sql`(r.vendor_type = ${vendorType})${state === 'open' ? sql` is true` : sql``}`] : []),
      ...(state ? [state === 'open' ? sql`r.ended_at is null` : sql`r.ended_at is not null`] : []),
      ...(vendor === undefined ? [] : [sql`g.vassalage = ${vendor}`]),
      ...(game === undefined ? [] : [sql`(g.name_vi ilike ${part} or g.name_en ilike ${part})`]),
    ],
    sql` and `,
  );
}

/** Rounds behind an end. Not as one pair: the index has no place. */
function behind(after: string | undefined): SQL {
  if (after === undefined) return sql``;
  const { time, id } = readEnd(after);
  return sql`and r.opened_at <= ${time}::timestamptz and (r.opened_at <> ${time}::timestamptz or ${place} < ${id}::uuid)`;
}

/** One page of a group of few: the newest of each, found by his own index, and the newest of those. */
export function mergedStatement(ids: readonly string[], moments: Moments, filter: TeamBetFilter, { after, size }: BetWalk): SQL {
  return sql`select ${columns} from customers c
    cross join lateral (
      select r.* from game_rounds r ${isOfGames(filter) ? sql`join games g on g.game_id = r.game_id` : sql``}
      where r.customer_id = c.id and ${ofPeriod(moments)} and ${passes(filter)} ${behind(after)} order by ${newestFirst} limit ${size + 1}
    ) r left join games g on g.game_id = r.game_id
    where c.id = any(${idsIn(ids)}) order by ${newestFirst} limit ${size + 1}`;
}

/** Rounds up to an end, it too. */
function upTo(until: string | undefined): SQL {
  if (until === undefined) return sql``;
  const { time, id } = readEnd(until);
  return sql`and r.opened_at >= ${time}::timestamptz and (r.opened_at <> ${time}::timestamptz or ${place} >= ${id}::uuid)`;
}

/** One page of a group of many, of the rounds of all up to an end. */
export function walkedStatement(
  group: RecordGroup,
  moments: Moments,
  filter: TeamBetFilter,
  { after, until, size }: BetWalk & { until: string | undefined },
): SQL {
  return sql`select ${columns} from game_rounds r ${ownerIn(group, sql`r.customer_id`)} left join games g on g.game_id = r.game_id
    where ${ofPeriod(moments)} ${behind(after)} ${upTo(until)} and ${passes(filter)} order by ${newestFirst} limit ${size + 1}`;
}

/** The last of so many of the next rounds of all; undefined where there are fewer. */
export async function endOfLook(db: Db, moments: Moments, after: string | undefined, look: number): Promise<string | undefined> {
  const [last] = await rowsOf<{ openedAt: string; place: string }>(
    db,
    sql`select ${isoOf(sql`r.opened_at`)} as "openedAt", ${place} as place from game_rounds r
      where ${ofPeriod(moments)} ${behind(after)} order by ${newestFirst} limit 1 offset ${look - 1}`,
  );
  return last && `${last.openedAt}_${last.place}`;
}

/** The days of a period that have rounds behind an end, the newest first: none of a day lies behind its beginning. */
function daysLeft({ days, timeZone }: DaysOfPeriod, after: string | undefined): string[] {
  if (after === undefined) return days.toReversed();
  const { time, id } = readEnd(after);
  const last = dayIn(timeZone, new Date(Date.parse(time) - (id === firstPlace ? 1 : 0)));
  return days.filter((day) => day <= last).toReversed();
}

/** Of a group of few, by their games: no index has those of one vendor, so that a statement looks through one day. */
async function searchDay(
  db: Db,
  ids: readonly string[],
  period: DaysOfPeriod,
  filter: TeamBetFilter,
  walk: BetWalk,
): Promise<Slice<TeamRow>> {
  const [day, ...earlier] = daysLeft(period, walk.after);
  if (day === undefined) return { rows: [], end: undefined };
  const moments = momentsOf({ from: day, to: day }, period.timeZone);
  const rows = await rowsOf<TeamRow>(db, mergedStatement(ids, moments, filter, walk));
  if (rows.length > walk.size || earlier.length === 0) return sliceOf(rows, walk.size, endOf);
  const [begin] = await rowsOf<{ at: string }>(db, sql`select ${isoOf(moments.from)} as at`);
  return { rows, end: `${begin?.at}_${firstPlace}` };
}

/** One page of a group's rounds, the newest first. */
export async function listTeamBets(
  db: Db,
  group: RecordGroup,
  period: DaysOfPeriod,
  { after, size, ...filter }: TeamBetFilter & BetWalk,
): Promise<Page<DownlineBet>> {
  const { ids } = group;
  const { moments } = period;
  let [look, further]: readonly [number, number] = looks;
  const page = await pageOfSlices<TeamRow>({ after, size }, async (from, room) => {
    const walk = { after: from, size: room };
    if (ids && isOfGames(filter)) return searchDay(db, ids, period, filter, walk);
    if (ids) return sliceOf(await rowsOf<TeamRow>(db, mergedStatement(ids, moments, filter, walk)), room, endOf);
    // The end comes first: what begins meanwhile does not move it.
    const until = await endOfLook(db, moments, from, look);
    look = further;
    return sliceOf(await rowsOf<TeamRow>(db, walkedStatement(group, moments, filter, { ...walk, until })), room, endOf, until);
  });
  return { ...page, rows: page.rows.map(({ account, place: _, ...row }) => ({ ...toBet(row), account })) };
}
