import type { GuildRankType } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';

/** By what a rank orders the rows of scores or totals, and what it shows. */
export interface RankOrder {
  /** Column of the value, and of when it was reached. */
  value: SQL;
  at: SQL;
  /** The same as the day began, in the rows of members. */
  dayValue: SQL;
  dayAt: SQL;
  /** Column of the place in a result. */
  place: SQL;
}

const order = (value: string, place: string): RankOrder => ({
  value: sql.raw(value),
  at: sql.raw(`${value}_at`),
  dayValue: sql.raw(`day_${value}`),
  dayAt: sql.raw(`day_${value}_at`),
  place: sql.raw(place),
});

export const rankOrders: Readonly<Record<GuildRankType, RankOrder>> = {
  BET: order('bet', 'rank_bet'),
  PROFIT: order('profit', 'rank_profit'),
  ROUND: order('rounds', 'rank_rounds'),
  ODDS: order('odds', 'rank_odds'),
};

/** Whether rows, with columns by a prefix, have a place: as in the indexes of the totals. A profit may be a loss. */
export const isRanked = (type: GuildRankType, prefix = ''): SQL =>
  type === 'PROFIT' || type === 'ROUND'
    ? sql.raw(`${prefix}rounds > 0`)
    : type === 'BET'
      ? sql.raw(`${prefix}bet > 0`)
      : sql.raw(`${prefix}odds > 0`);

/** What is shown of a row's value: of odds, hundredths of what the stake brought back. */
export const shownValue = (type: GuildRankType, prefix = ''): SQL => {
  if (type === 'ODDS') return sql.raw(`div(${prefix}odds_win::numeric * 100, ${prefix}odds_stake)::float8`);
  return sql.raw(`${prefix}${{ BET: 'bet', PROFIT: 'profit', ROUND: 'rounds' }[type]}::float8`);
};
