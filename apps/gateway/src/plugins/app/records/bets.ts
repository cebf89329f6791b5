import type { Bet, BetTotals, Calls, Page, RequestOf, VendorType } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database.ts';
import { isoOf, pageBy, readEnd } from '../../../db/keyset.ts';
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

/** One page of a player's rounds, found by the index of their beginnings: a page deep down costs what the first one does. */
export function betsStatement(
  customerId: string,
  moments: Moments,
  request: BetFilter & { after?: string | undefined; size: number },
): SQL {
  const end = request.after === undefined ? undefined : readEnd(request.after);
  // The time stands twice: the index knows nothing of the number.
  const behind = end
    ? sql`and r.opened_at <= ${end.time}::timestamptz and (r.opened_at, ${roundNumber}) < (${end.time}::timestamptz, ${end.id}::uuid)`
    : sql``;
  return sql`select ${roundNumber} as id, r.round_id as "roundId", r.game_id as "gameId", g.name_vi as "nameVi", g.name_en as "nameEn",
      g.vendor, g.vendor_type as "vendorType", r.bet_total as bet, r.win_total as win,
      ${isoOf(sql`r.opened_at`)} as "openedAt", ${isoOf(sql`r.ended_at`)} as "endedAt"
    from game_rounds r left join games g on g.game_id = r.game_id
    where ${conditionOf(customerId, moments, request)} ${behind}
    order by r.opened_at desc, ${roundNumber} desc limit ${request.size + 1}`;
}

/** The player's rounds of a period, the newest first. */
export async function listBets(
  db: Db,
  customerId: string,
  moments: Moments,
  request: BetFilter & { after?: string | undefined; size: number },
): Promise<Page<Bet>> {
  const rows = await rowsOf<RoundRow>(db, betsStatement(customerId, moments, request));
  const page = pageBy(rows, request.size, ({ openedAt, id }) => `${openedAt}_${id}`);
  return { ...page, rows: page.rows.map(toBet) };
}

/** What all rounds of a period come to. */
export async function betTotals(db: Db, customerId: string, moments: Moments, filter: BetFilter): Promise<BetTotals> {
  const games = filter.vendorType ? sql`join games g on g.game_id = r.game_id` : sql``;
  const [row] = await rowsOf<Omit<BetTotals, 'net'>>(
    db,
    sql`select count(*)::int as count, coalesce(sum(r.bet_total), 0)::bigint as bet, coalesce(sum(r.win_total), 0)::bigint as win
      from game_rounds r ${games} where ${conditionOf(customerId, moments, filter)}`,
  );
  const totals = row ?? { count: 0, bet: 0, win: 0 };
  return { ...totals, net: totals.win - totals.bet };
}
