import type { Bet, BetTotals, Calls, PageEitherWay, RequestOf, VendorType } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { directionOf, isoOf, pageOfWalk, readEnd, rowsOfWalk, type Walk } from '../../db/keyset.ts';
import { inDays, playedDays, settledDays } from '../../rollups/playedDays.ts';
import type { Moments } from './readPeriod.ts';

/** A round with its game, as {@link roundColumns} select it. */
export interface RoundRow extends Omit<Bet, 'game' | 'net' | 'state' | 'vendor' | 'vendorType' | 'endedAt'> {
  gameId: string;
  nameVi: string | null;
  nameEn: string | null;
  vendor: string | null;
  vendorType: VendorType | null;
  endedAt: string | null;
}

export type BetFilter = Pick<RequestOf<Calls['getBetTotals']>, 'vendorType' | 'gameId' | 'state'>;

/** A number for a round of the same moment as another: the key of the table has three names of any length. */
export const roundNumber = sql`md5(concat_ws('/', r.provider, r.game_id, r.round_id))::uuid`;

/** Columns of a {@link RoundRow}, of rounds `r` and their games `g`. */
export const roundColumns = sql`${roundNumber} as id, r.round_id as "roundId", r.game_id as "gameId", g.name_vi as "nameVi",
  g.name_en as "nameEn", g.vendor, r.vendor_type as "vendorType", r.bet_total as bet, r.win_total as win,
  ${isoOf(sql`r.opened_at`)} as "openedAt", ${isoOf(sql`r.ended_at`)} as "endedAt"`;

/** A round whose stakes were all taken back cost nothing and paid nothing: it is not listed. */
export const counts = sql`(r.bet_total > 0 or r.win_total > 0)`;

/** Rounds of a period, `r`, that a filter lets through. */
export function conditionOf(customerId: string, { from, until }: Moments, { vendorType, gameId, state }: BetFilter): SQL {
  // Few rounds are open, and a game's are of one type: these are found as such and looked through, and no index may offer all of the type.
  const isLookedThrough = gameId !== undefined || state === 'open';
  return sql.join(
    [
      sql`r.customer_id = ${customerId}`,
      sql`r.opened_at >= ${from}`,
      sql`r.opened_at < ${until}`,
      counts,
      ...(vendorType ? [sql`(r.vendor_type = ${vendorType})${isLookedThrough ? sql` is true` : sql``}`] : []),
      ...(gameId === undefined ? [] : [sql`r.game_id = ${gameId}`]),
      ...(state ? [state === 'open' ? sql`r.ended_at is null` : sql`r.ended_at is not null`] : []),
    ],
    sql` and `,
  );
}

/** A round as the contract tells it. */
export function toBet({ id, roundId, gameId, nameVi, nameEn, vendor, vendorType, bet, win, openedAt, endedAt }: RoundRow): Bet {
  return {
    id,
    roundId,
    game: { vi: nameVi ?? gameId, en: nameEn ?? gameId },
    vendor: vendor ?? '',
    ...(vendorType && { vendorType }),
    state: endedAt === null ? 'open' : 'settled',
    bet,
    win,
    net: win - bet,
    openedAt,
    ...(endedAt !== null && { endedAt }),
  };
}

/** Which rounds lie ahead of a walk. */
function aheadOf(walk: Walk): SQL {
  if (walk.after === undefined) return sql``;
  const { time, id } = readEnd(walk.after);
  const { ahead } = directionOf(walk);
  // Not as one pair: the index has no number, and a pair with the time would let the planner expect far fewer rows.
  return sql`and r.opened_at ${ahead}= ${time}::timestamptz and (r.opened_at <> ${time}::timestamptz or ${roundNumber} ${ahead} ${id}::uuid)`;
}

/**
 * One page of a player's rounds under any filter: a walk over the index of their beginnings. It reads the page's rows and the skipped ones,
 * independent of the position of `after`.
 */
export function betsStatement(customerId: string, moments: Moments, request: BetFilter & Walk): SQL {
  const direction = directionOf(request).order;
  return sql`select ${roundColumns}
    from game_rounds r left join games g on g.game_id = r.game_id
    where ${conditionOf(customerId, moments, request)} ${aheadOf(request)}
    order by r.opened_at ${direction}, ${roundNumber} ${direction} ${rowsOfWalk(request)}`;
}

/** The player's rounds of a period, the newest first. */
export async function listBets(db: Db, customerId: string, moments: Moments, request: BetFilter & Walk): Promise<PageEitherWay<Bet>> {
  const rows = await rowsOf<RoundRow>(db, betsStatement(customerId, moments, request));
  const page = pageOfWalk(rows, request, ({ openedAt, id }) => `${openedAt}_${id}`);
  return { ...page, rows: page.rows.map(toBet) };
}

/** Totals of rounds, `r`, read one by one: the figures of {@link BetTotals} but the last. */
export const roundSums = sql`count(*)::int as count, (count(*) filter (where r.ended_at is null))::int as open,
  coalesce(sum(r.bet_total) filter (where r.ended_at is null), 0)::bigint as "inPlay",
  coalesce(sum(r.bet_total), 0)::bigint as bet, coalesce(sum(r.win_total), 0)::bigint as win`;
/** The same of rows `p` of `playedDays`. */
export const playedSums = sql`coalesce(sum(p.rounds), 0)::int as count, coalesce(sum(p.open), 0)::int as open,
  coalesce(sum(p.bet) filter (where p.open = 1), 0)::bigint as "inPlay",
  coalesce(sum(p.bet), 0)::bigint as bet, coalesce(sum(p.win), 0)::bigint as win`;

/** The rounds that a filter lets through. The figures do not know the game of a round; one customer's rounds of it are looked through. */
function filteredDays(customerId: string, moments: Moments, filter: BetFilter): SQL {
  const { gameId, state, vendorType } = filter;
  if (gameId !== undefined || state === 'open') {
    return sql`select 1 as rounds, (r.ended_at is null)::int as open, r.bet_total as bet, r.win_total as win
      from game_rounds r where ${conditionOf(customerId, moments, filter)}`;
  }
  const days = { customerId, timeZone: moments.timeZone, inPeriod: inDays(moments.period) };
  const rows = state === 'settled' ? settledDays(days) : playedDays(days);
  return vendorType ? sql`select * from (${rows}) played where vendor_type = ${vendorType}` : rows;
}

/** Totals of a period's rounds, in one row. */
export const betTotalsStatement = (customerId: string, moments: Moments, filter: BetFilter): SQL =>
  sql`select ${playedSums} from (${filteredDays(customerId, moments, filter)}) p`;

/** The same, with what is left of both. */
export async function betTotals(db: Db, customerId: string, moments: Moments, filter: BetFilter): Promise<BetTotals> {
  const [row] = await rowsOf<Omit<BetTotals, 'net'>>(db, betTotalsStatement(customerId, moments, filter));
  const totals = row ?? { count: 0, open: 0, inPlay: 0, bet: 0, win: 0 };
  return { ...totals, net: totals.win - totals.bet };
}
