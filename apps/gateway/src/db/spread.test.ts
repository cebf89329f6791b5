import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { schema } from './schema.ts';

const tables = Object.values(schema).filter((table) => is(table, PgTable));
const nameOf = (table: PgTable): string => getTableConfig(table).name;
/** First column of the primary key. */
function firstKeyOf(table: PgTable): string | undefined {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns[0]?.name ?? columns.find(({ primary }) => primary)?.name;
}
/** Ids of customers; `customers` is keyed by its own. */
const isOfCustomer = (table: PgTable): boolean =>
  nameOf(table) === 'customers' || ['customer_id', 'downline_id'].includes(firstKeyOf(table) ?? '');

/** Tables that every machine holds whole: they grow with the brand, not with its customers. */
const reference = [
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
const legions = ['guild_cycles', 'guild_results', 'guild_totals', 'guild_weeks', 'guilds'];
/** Claims, keyed by a value that is unique across customers, or that is met before a customer is known. */
const claims = [
  ...['affiliate_codes', 'attempt_counters', 'captchas', 'guild_codes', 'rain_pieces', 'referral_codes', 'seen_bodies'],
  ...['social_attempts', 'social_tickets', 'verification_codes'],
];
/** Work that is due, keyed by what it is about: a job's bucket begins with its customer where it has one. */
const work = ['jobs'];
/** Tables of before the rule. */
const oldest = ['agent_applications', 'feedbacks', 'jackpot_rounds'];
/** Those that are left of them: a name is taken out when its table is keyed anew, and none is added. */
const exceptions = ['agent_applications', 'feedbacks', 'jackpot_rounds'];

/** Unique keys that a cluster can't hold, since each machine sees its own rows alone: values that belong into a table of claims. */
const uniqueAcross = [
  ...['bank_cards_account_unique', 'deposits_content_code', 'leaderboard_results_rank', 'referrals_friend', 'social_identities_subject'],
  ...['account', 'address', 'computer', 'email', 'mobile', 'player'].map((value) => `customers_${value}_unique`),
];
/** References to rows that may lie on another machine. */
const referring: string[] = [];

/** Keys of tables of customers that a machine with some of the customers can't hold. */
function others(kind: 'unique' | 'reference'): string[] {
  return tables.filter(isOfCustomer).flatMap((table) => {
    const { name, indexes, columns, uniqueConstraints, foreignKeys } = getTableConfig(table);
    const key = firstKeyOf(table) ?? '';
    if (kind === 'reference')
      return foreignKeys.flatMap((foreign) => {
        const { columns: from, foreignColumns: to, foreignTable } = foreign.reference();
        const at = from.findIndex((column) => column.name === key);
        const isOwn = at !== -1 && isOfCustomer(foreignTable) && to[at]?.name === firstKeyOf(foreignTable);
        return isOwn || reference.includes(nameOf(foreignTable)) ? [] : foreign.getName();
      });
    const unique = [
      ...indexes
        .filter(({ config }) => config.unique)
        .map(({ config }) => ({ name: config.name ?? '', columns: config.columns.map((column) => ('name' in column ? column.name : '')) })),
      ...uniqueConstraints.map((constraint) => ({
        name: constraint.getName() ?? '',
        columns: constraint.columns.map((column) => column.name),
      })),
      ...columns.filter(({ isUnique }) => isUnique).map((column) => ({ name: `${name}_${column.name}`, columns: [column.name] })),
    ];
    return unique.filter(({ columns: held }) => !held.includes(key)).map((one) => one.name);
  });
}

describe('DESIGN §3 "Spread by customer"', () => {
  test('every table that grows is keyed by the customer’s id first', () => {
    const others = tables.filter((table) => !isOfCustomer(table)).map(nameOf);
    expect(others.sort()).toEqual([...reference, ...legions, ...claims, ...work, ...exceptions].sort());
  });

  test('a unique key of such a table holds its customer’s id, and its references lead to rows of the same customer', () => {
    expect(others('unique').sort()).toEqual([...uniqueAcross].sort());
    expect(others('reference').sort()).toEqual([...referring].sort());
  });

  test('exceptions only become fewer', () => {
    expect(oldest).toEqual(expect.arrayContaining(exceptions));
  });
});
