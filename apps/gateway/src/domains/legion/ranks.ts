import type { GuildPeriod, GuildRankRow, GuildRankScope, GuildRanks, GuildRankType, GuildTurn } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { isClosed } from '../player-protection/closures.ts';
import { readPeriodOf, todayIn } from './cycle.ts';
import { isPortalOpen, membershipOf } from './guildOf.ts';
import { isRanked, rankOrders, shownValue } from './rankTypes.ts';

interface RankPage {
  type: GuildRankType;
  page: number;
  size: number;
}
interface Shown extends RankPage {
  startsOn: string;
  timeZone: string;
}
/** Who reads. */
interface Reader {
  customerId: string;
  guildId: string;
}
type Found = Omit<GuildRankRow, 'moved'> & { moved: number | null };
/** A place, and how many there are in all; without an id where the page has none. */
type Counted = Found & { total: number };

/** A rank as the contract has it. */
function toRanks(period: GuildPeriod, rows: readonly Found[], { page, size }: RankPage, total: number): GuildRanks {
  const all = rows.map(({ moved, rank, id, nickname, value, iconId, online, isMaster, isOwn }): GuildRankRow => {
    const row = { rank, id, nickname, value, iconId, online, isMaster, isOwn };
    return moved === null ? row : { ...row, moved };
  });
  const own = all.find(({ isOwn }) => isOwn);
  return { period, rows: all.filter(({ rank }) => rank > (page - 1) * size && rank <= page * size), total, ...(own && { own }) };
}

/** The places of `ranked (rank, id, value, moved)` that are on a page, with the reader's own one, as `columns` of `from`; and how many there are. */
const pageOfRanked = ({ page, size }: RankPage, ownId: SQL, columns: SQL, from: SQL): SQL => sql`
  select n.total, p.* from (select count(*)::int as total from ranked) n left join (
    select r.rank, r.id, r.value, r.moved, ${columns} from (
      select * from ranked where rank > ${(page - 1) * size}::int and rank <= ${page * size}::int or id = ${ownId}
    ) r join ${from}
  ) p on true order by p.rank`;

/** What is told of a member, `c`, in a place. */
const memberColumns = ({ customerId, guildId }: Reader): SQL =>
  sql`c.nickname, c.icon_id as "iconId", ${isPortalOpen(sql`c.id`)} as online,
    c.id = (select master_id from guilds where guild_id = ${guildId}::uuid) as "isMaster", c.id = ${customerId}::uuid as "isOwn"`;
const pageOfMembers = (reader: Reader, shown: RankPage): SQL =>
  pageOfRanked(shown, sql`${reader.customerId}::uuid`, memberColumns(reader), sql`customers c on c.id = r.id`);

/**
 * Ranks the members of a legion as they are now, but for those who take a break or are self-excluded. It reads the legion's rows, a thousand at
 * most, however many others there are. The place of the morning is that among those who are in it now.
 */
function membersNow(db: Db, reader: Reader, shown: Shown): Promise<Counted[]> {
  const { type, startsOn, timeZone } = shown;
  const { value, at, dayValue, dayAt } = rankOrders[type];
  const morning = (now: SQL, kept: SQL): SQL => sql`case when day = ${todayIn(timeZone)} then ${kept} else ${now} end`;
  return rowsOf<Counted>(
    db,
    sql`with s as (
        select *, ${morning(isRanked(type), isRanked(type, 'day_'))} as had_place, ${morning(value, dayValue)} as was, ${morning(at, dayAt)} as was_at
        from guild_scores where guild_id = ${reader.guildId}::uuid and starts_on = ${startsOn}::date and not ${isClosed(sql`guild_scores.customer_id`)}
      ), earlier as (
        select customer_id, row_number() over (order by was desc, was_at, customer_id)::int as rank from s where had_place
      ), places as (
        select row_number() over (order by ${value} desc, ${at}, customer_id)::int as rank, customer_id as id, ${shownValue(type)} as value
        from s where ${isRanked(type)}
      ), ranked as (
        select p.*, e.rank - p.rank as moved from places p left join earlier e on e.customer_id = p.id
      ) ${pageOfMembers(reader, shown)}`,
  );
}

/** Places of members in a result that stands; behind those who take a break or are self-excluded the others close up. */
function membersThen(db: Db, reader: Reader, shown: Shown): Promise<Counted[]> {
  const { type, startsOn } = shown;
  const { place } = rankOrders[type];
  return rowsOf<Counted>(
    db,
    sql`with ranked as (
        select row_number() over (order by ${place})::int as rank, customer_id as id, ${shownValue(type)} as value, null::int as moved
        from guild_member_results
        where guild_id = ${reader.guildId}::uuid and starts_on = ${startsOn}::date and ${place} is not null
          and not ${isClosed(sql`guild_member_results.customer_id`)}
      ) ${pageOfMembers(reader, shown)}`,
  );
}

/** What is told of a legion, `g`, in a place; whether anybody of it is in the portal is looked up for all of a page (`withOnline`). */
const guildColumns = ({ customerId, guildId }: Reader): SQL =>
  sql`g.name as nickname, g.icon_id as "iconId", false as online, g.master_id = ${customerId}::uuid and g.closed_at is null as "isMaster", g.guild_id = ${guildId}::uuid as "isOwn"`;

/** Says of legions whether anybody of them has the portal open: one join, which the database begins at its smaller side. */
async function withOnline(db: Db, rows: readonly Found[]): Promise<Found[]> {
  const online = await rowsOf<{ guildId: string }>(
    db,
    sql`select distinct o.guild_id as "guildId" from jsonb_array_elements_text(${JSON.stringify(rows.map(({ id }) => id))}::jsonb) as i (id)
      join guild_members o on o.guild_id = i.id::uuid join live_streams s on s.customer_id = o.customer_id
      join live_processes p on p.id = s.process_id and p.alive_until > now()`,
  );
  const ids = new Set(online.map(({ guildId }) => guildId));
  return rows.map((row) => ({ ...row, online: ids.has(row.id) }));
}

/** A page of the legions in the order of an index. */
function guildsNow(db: Db, reader: Reader, { type, startsOn, page, size }: Shown): Promise<Found[]> {
  const { value, at } = rankOrders[type];
  return rowsOf<Found>(
    db,
    sql`select (${(page - 1) * size}::int + row_number() over (order by t.${value} desc, t.${at}, t.guild_id))::int as rank, t.guild_id as id,
        ${shownValue(type, 't.')} as value, null as moved, ${guildColumns(reader)}
      from (select * from guild_totals where starts_on = ${startsOn}::date and ${isRanked(type)}
        order by ${value} desc nulls last, ${at}, guild_id limit ${size} offset ${(page - 1) * size}) t
      join guilds g on g.guild_id = t.guild_id order by 1`,
  );
}

/** The reader's legion, whether it is on the page or not, and how many have a place: both from the index alone. */
async function ownGuildNow(db: Db, reader: Reader, { type, startsOn }: Shown): Promise<{ own: Found | undefined; total: number }> {
  const { value, at } = rankOrders[type];
  const ahead = sql`select count(*) from guild_totals t where t.starts_on = o.starts_on and ${isRanked(type, 't.')}`;
  const [row] = await rowsOf<{ all: number; own: Found | null }>(
    db,
    sql`select (select count(*) from guild_totals t where t.starts_on = ${startsOn}::date and ${isRanked(type, 't.')})::int as all, (
        select to_jsonb(found) from (
          select (1 + (${ahead} and t.${value} > o.${value})
              + (${ahead} and t.${value} = o.${value} and (t.${at}, t.guild_id) < (o.${at}, o.guild_id)))::int as rank, o.guild_id as id,
            ${shownValue(type, 'o.')} as value, null as moved, ${guildColumns(reader)}
          from guild_totals o join guilds g on g.guild_id = o.guild_id
          where o.guild_id = ${reader.guildId}::uuid and o.starts_on = ${startsOn}::date and ${isRanked(type, 'o.')}
        ) found) as own`,
  );
  return { own: row?.own ?? undefined, total: row?.all ?? 0 };
}

/** A page of the legions' places in a result that stands, and the reader's legion. */
function guildsThen(db: Db, reader: Reader, { type, startsOn, page, size }: Shown): Promise<Found[]> {
  const { place } = rankOrders[type];
  return rowsOf<Found>(
    db,
    sql`select r.${place} as rank, r.guild_id as id, ${shownValue(type, 'r.')} as value, null as moved, ${guildColumns(reader)}
      from guild_results r join guilds g on g.guild_id = r.guild_id
      where r.starts_on = ${startsOn}::date and r.${place} > ${(page - 1) * size}::int and r.${place} <= ${page * size}::int
        or r.starts_on = ${startsOn}::date and r.guild_id = ${reader.guildId}::uuid and r.${place} is not null order by 1`,
  );
}

/** Places of a result: they have no gaps. */
async function placesThen(db: Db, { type, startsOn }: Shown): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select coalesce(max(${rankOrders[type].place}), 0)::int as total from guild_results where starts_on = ${startsOn}::date`,
  );
  return row?.total ?? 0;
}

/**
 * A page of a rank, with the reader's own place.
 * @throws AppError `guild_not_joined`
 */
export async function readRanks(
  db: Db,
  customerId: string,
  { scope, period: turn, ...asked }: RankPage & { scope: GuildRankScope; period: GuildTurn },
  timeZone: string,
): Promise<GuildRanks> {
  const { guildId } = await membershipOf(db, customerId);
  const period = await readPeriodOf(db, turn, timeZone);
  const reader = { customerId, guildId };
  const shown = { ...asked, startsOn: period.startsOn, timeZone };
  if (scope === 'members') {
    const rows = await (period.isFrozen ? membersThen : membersNow)(db, reader, shown);
    const places = rows.filter(({ id }) => id !== null);
    return toRanks(period, turn === 'P' ? places.map((row) => ({ ...row, moved: null })) : places, asked, rows[0]?.total ?? 0);
  }
  if (period.isFrozen) {
    const rows = await withOnline(db, await guildsThen(db, reader, shown));
    return toRanks(period, rows, asked, await placesThen(db, shown));
  }
  const rows = await guildsNow(db, reader, shown);
  const { own, total } = await ownGuildNow(db, reader, shown);
  const all = own && !rows.some(({ isOwn }) => isOwn) ? [...rows, own] : rows;
  return toRanks(period, await withOnline(db, all), asked, total);
}
