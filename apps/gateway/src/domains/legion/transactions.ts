import { type GuildTransaction, type GuildTxType, guildTxTypes, type Page } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { isoOf, pageBy, refusedEnd } from '../../db/keyset.ts';
import { type AccountKey, entriesOf, entryRangeOf } from '../records/entryRange.ts';
import type { Moments } from '../records/readPeriod.ts';
import { membershipOf } from './guildOf.ts';

export interface TransactionsAsked {
  subordinateName?: string | undefined;
  excludeTxTypeIds?: string | undefined;
  after?: string | undefined;
  size: number;
}

type Row = Omit<GuildTransaction, 'type'> & { seq: number; isShare: boolean };

/** Whether a movement pays a member, by the kind of its posting: the result that it is of may be swept already. */
const isShare = sql`(t.posting = 'guildShare')`;

/** The signs that `like` reads otherwise. */
const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** Whether a type of movements is left out. A number that is none of ours is in the list of somebody else's kinds. */
const isExcluded = (type: GuildTxType, excluded: string | undefined): boolean =>
  (excluded?.split(',') ?? []).some((id) => Number(id) === guildTxTypes[type]);

function aheadOf(after: string | undefined): SQL {
  if (after === undefined) return sql`true`;
  if (!/^[1-9]\d{0,14}$/.test(after)) throw refusedEnd();
  return sql`e.seq < ${Number(after)}`;
}

/**
 * Movements of a legion's account, the newest first: all for its master; of another member what he was paid himself, as what came to him.
 * @throws AppError `guild_not_joined`; `validation_failed` for what is no page's end
 */
export async function listMovements(
  db: Db,
  customerId: string,
  moments: Moments,
  { subordinateName = '', excludeTxTypeIds, after, size }: TransactionsAsked,
): Promise<Page<GuildTransaction> & { footerAmount: number }> {
  const { guildId, isMaster } = await membershipOf(db, customerId);
  const account: AccountKey = { customerId: guildId, kind: 'guild' };
  const range = await entryRangeOf(db, account, moments);
  const name = subordinateName.trim().toLowerCase();
  const conditions = [
    isMaster ? sql`true` : sql`m.customer_id = ${customerId}::uuid`,
    name === '' ? sql`true` : sql`lower(c.nickname) like ${`${escaped(name)}%`}`,
    isExcluded('guildBonus', excludeTxTypeIds) ? isShare : sql`true`,
    isExcluded('personalBonus', excludeTxTypeIds) ? sql`not ${isShare}` : sql`true`,
  ];
  const found = sql`select e.seq, ${isMaster ? sql`e.amount` : sql`-e.amount`}::float8 as amount, e.balance_after::float8 as "currentBalance", t.id as "orderNo",
      t.reference as "startsOn", ${isoOf(sql`e.created_at`)} as "actualTxTime", ${isShare} as "isShare", coalesce(c.nickname, '') as remark
    from (select e.*, t.id, t.reference, t.kind as posting ${entriesOf(account, moments, range)}) t
      cross join lateral (select t.seq, t.amount, t.balance_after, t.created_at) e
      left join guild_member_results m on m.guild_id = ${guildId}::uuid and m.starts_on = t.reference::date and m.order_id = t.id
      left join customers c on c.id = m.customer_id where ${sql.join(conditions, sql` and `)}`;
  const rows = await rowsOf<Row>(db, sql`${found} and ${aheadOf(after)} order by e.seq desc limit ${size + 1}`);
  const [footer] = await rowsOf<{ sum: number }>(db, sql`select coalesce(sum(amount), 0)::float8 as sum from (${found}) f`);
  const page = pageBy(rows, size, ({ seq }) => String(seq));
  return {
    ...page,
    rows: page.rows.map(({ seq: _, isShare, ...row }) => ({ ...row, type: isShare ? 'personalBonus' : 'guildBonus' })),
    footerAmount: footer?.sum ?? 0,
  };
}
