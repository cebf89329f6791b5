import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { schema } from './schema.ts';

/** Every table of the gateway. */
export const allTables = Object.values(schema).filter((table) => is(table, PgTable));
export const nameOf = (table: PgTable): string => getTableConfig(table).name;

/** First column of the primary key. */
export function firstKeyOf(table: PgTable): string | undefined {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns[0]?.name ?? columns.find(({ primary }) => primary)?.name;
}

/** Whether the rows of a table belong to customers, so that each lies with its customer. */
export const isOfCustomer = (table: PgTable): boolean =>
  nameOf(table) === 'customers' || ['customer_id', 'downline_id'].includes(firstKeyOf(table) ?? '');

/** Tables that every machine holds whole: they grow with the brand, not with its customers. */
export const referenceTables = [
  'affiliate_codes',
  'games',
  'jackpot_pots',
  'leaderboard_buckets',
  'leaderboards',
  'live_processes',
  'lottery_periods',
  'missions',
  'notices',
  'point_rates',
  'point_rewards',
  'promotion_versions',
  'promotions',
  'pvp_rooms',
  'rebate_rates',
  'rains',
  'sandbox_messages',
  'settings',
  'settlement_periods',
  'ticket_stock',
  'ticket_tables',
];
/**
 * Legions, some ten thousand, and what each has come to in a week: they are ranked across each other, so that each machine holds them whole. What
 * grows with their members is keyed by the member.
 */
export const legionTables = ['guild_cycles', 'guild_results', 'guild_totals', 'guild_weeks', 'guilds'];
/** Claims, keyed by a value that is unique across customers, or that is met before a customer is known. */
export const valueTables = [
  ...['attempt_counters', 'captchas', 'claims', 'guild_codes', 'rain_pieces', 'seen_bodies', 'social_attempts', 'social_tickets'],
  'verification_codes',
];
/** Work that is due, keyed by what it is about: a job's bucket begins with its customer where it has one. */
export const workTables = ['jobs'];
