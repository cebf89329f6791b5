import type { RecordScope } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, type Db, rowsOf } from '../../../db/database.ts';
import { isInBranch } from '../branch.ts';

/**
 * Accounts whose records are merged, each found by its own index. Of a larger group the records of all are walked through in their order,
 * and those of others are passed over: the more are in the group, the fewer those are. Of our own.
 */
export const mostMerged = 500;

/** The accounts whose records are asked for. */
export interface RecordGroup {
  scope: RecordScope;
  /** Whom the scope begins with. */
  rootId: string;
  /** Their ids; undefined where there are too many to be merged. */
  ids: string[] | undefined;
  /** Whether `customers c` is one of them. */
  isIn: SQL;
}

/** One level after the other, by the index of names alone, and no further than the limit. */
function idsBelow(scope: RecordScope, rootId: string, limit: number): SQL {
  const direct = (id: SQL): SQL => sql`select c.id from customers c where c.upline_id = ${id} and c.id <> ${id}
    order by lower(c.account) using ~<~ limit ${limit}`;
  if (scope === 'direct') return direct(sql`${rootId}::uuid`);
  return sql`with recursive team (id) as (
      select ${rootId}::uuid union all select d.id from team cross join lateral (${direct(sql`team.id`)}) d
    ) select id from team limit ${limit}`;
}

/**
 * Who is in a scope of somebody, whom the caller has made sure of.
 * @param most accounts that are merged
 */
export async function recordGroupOf(db: Db, scope: RecordScope, rootId: string, most = mostMerged): Promise<RecordGroup> {
  if (scope === 'one') return { scope, rootId, ids: [rootId], isIn: sql`c.id = ${rootId}::uuid` };
  const isIn = scope === 'team' ? isInBranch(rootId) : sql`(c.upline_id = ${rootId}::uuid and c.id <> ${rootId}::uuid)`;
  const found = await rowsOf<{ id: string }>(db, idsBelow(scope, rootId, most + 1));
  return { scope, rootId, isIn, ids: found.length > most ? undefined : found.map(({ id }) => id) };
}

/**
 * Reads records of a scope: of many accounts as a report, of one where they are written, since an agent looks there for what he has just sent.
 */
export function recordsOf<Result>(
  { db, readReport }: Pick<Database, 'db' | 'readReport'>,
  scope: RecordScope,
  read: (from: Db) => Promise<Result>,
): Promise<Result> {
  return scope === 'one' ? read(db) : readReport(read);
}

/** Ids as rows of `m`. */
export const memberRows = (ids: readonly string[]): SQL => sql`unnest(${`{${ids.join(',')}}`}::uuid[]) as m (id)`;

/** The account of a row's customer where he is in the group, as `c`: one look by his key for each row, however many customers there are. */
export const ownerIn = ({ isIn }: RecordGroup, customerId: SQL): SQL =>
  sql`cross join lateral (select c.account from customers c where c.id = ${customerId} and ${isIn} offset 0) c`;
