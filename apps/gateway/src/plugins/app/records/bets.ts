import type { Bet, BetTotals, Calls, PageEitherWay, RequestOf, VendorType } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database.ts';
import { directionOf, isoOf, pageOfWalk, readEnd, rowsOfWalk, type Walk } from '../../../db/keyset.ts';
import { playedBy } from './playedBy.ts';
import type { Moments } from './readPeriod.ts';

interface RoundRow extends Omit<Bet, 'game' | 'net' | 'state' | 'vendor' | 'vendorType' | 'endedAt'> {
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

/** One whose stakes were all taken back cost nothing and paid nothing: it is none. */
const counts = sql`(r.bet_total > 0 or r.win_total > 0)`;

/** Rounds of a period, `r`, that a filter lets through; its vendor type is that of the game, `g`. */
export function conditionOf(customerId: string, { from, until }: Moments, { vendorType, gameId, state }: BetFilter): SQL {
  return sql.join(
    [
      sql`r.customer_id = ${customerId}`,
      sql`r.opened_at >= ${from}`,
      sql`r.opened_at < ${until}`,
      counts,
      ...(vendorType ? [sql`g.vendor_type = ${vendorType}`] : []),
      ...(gameId === undefined ? [] : [sql`r.game_id = ${gameId}`]),
      ...(state ? [state === 'open' ? sql`r.ended_at is null` : sql`r.ended_at is not null`] : []),
    ],
    sql` and `,
  );
}

function toBet({ id, roundId, gameId, nameVi, nameEn, vendor, vendorType, bet, win, openedAt, endedAt }: RoundRow): Bet {
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
  // The time stands twice: the index knows nothing of the number.
  return sql`and r.opened_at ${ahead}= ${time}::timestamptz and (r.opened_at, ${roundNumber}) ${ahead} (${time}::timestamptz, ${id}::uuid)`;
}

/**
 * Rounds with their game: where a vendor type is asked for, the first of each game of that type, so that one that is seldom played is found
 * without those of all others. Few rounds are open: these are looked through.
 */
function roundsOf(customerId: string, filter: BetFilter, walk: Walk, condition: SQL, order: SQL): SQL {
  if (!filter.vendorType || filter.state === 'open')
    return sql`game_rounds r left join games g on g.game_id = r.game_id where ${condition}`;
  return sql`${playedBy(customerId)} join games g on g.game_id = p.game_id and g.vendor_type = ${filter.vendorType}
    cross join lateral (
      select r.* from game_rounds r where r.game_id = p.game_id and ${condition} ${order} limit ${(walk.skip ?? 0) + walk.size + 1}
    ) r`;
}

/** One page of a player's rounds, found by an index of their beginnings: a page deep down costs what the first one does. */
export function betsStatement(customerId: string, moments: Moments, request: BetFilter & Walk): SQL {
  const direction = directionOf(request).order;
  const order = sql`order by r.opened_at ${direction}, ${roundNumber} ${direction}`;
  const condition = sql`${conditionOf(customerId, moments, request)} ${aheadOf(request)}`;
  return sql`select ${roundNumber} as id, r.round_id as "roundId", r.game_id as "gameId", g.name_vi as "nameVi", g.name_en as "nameEn",
      g.vendor, g.vendor_type as "vendorType", r.bet_total as bet, r.win_total as win,
      ${isoOf(sql`r.opened_at`)} as "openedAt", ${isoOf(sql`r.ended_at`)} as "endedAt"
    from ${roundsOf(customerId, request, request, condition, order)} ${order} ${rowsOfWalk(request)}`;
}

/** The player's rounds of a period, the newest first. */
export async function listBets(db: Db, customerId: string, moments: Moments, request: BetFilter & Walk): Promise<PageEitherWay<Bet>> {
  const rows = await rowsOf<RoundRow>(db, betsStatement(customerId, moments, request));
  const page = pageOfWalk(rows, request, ({ openedAt, id }) => `${openedAt}_${id}`);
  return { ...page, rows: page.rows.map(toBet) };
}

/** What rounds come to, `r`: the figures of {@link BetTotals} but the last. */
export const roundSums = sql`count(*)::int as count, (count(*) filter (where r.ended_at is null))::int as open,
  coalesce(sum(r.bet_total) filter (where r.ended_at is null), 0)::bigint as "inPlay",
  coalesce(sum(r.bet_total), 0)::bigint as bet, coalesce(sum(r.win_total), 0)::bigint as win`;

/** What all rounds of a period come to. */
export async function betTotals(db: Db, customerId: string, moments: Moments, filter: BetFilter): Promise<BetTotals> {
  const games = filter.vendorType ? sql`join games g on g.game_id = r.game_id` : sql``;
  const [row] = await rowsOf<Omit<BetTotals, 'net'>>(
    db,
    sql`select ${roundSums}
      from game_rounds r ${games} where ${conditionOf(customerId, moments, filter)}`,
  );
  const totals = row ?? { count: 0, open: 0, inPlay: 0, bet: 0, win: 0 };
  return { ...totals, net: totals.win - totals.bet };
}
