import type { RecordScope } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, type Db, rowsOf } from '../../../db/database.ts';
import { isInBranch } from '../branch.ts';
import { membersBelow } from '../teamSums.ts';

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

/** Accounts directly below somebody, by the index of names alone, and no further than the limit; undefined where they are more. */
async function directBelow(db: Db, rootId: string, most: number): Promise<string[] | undefined> {
  const found = await rowsOf<{ id: string }>(
    db,
    sql`select c.id from customers c where c.upline_id = ${rootId}::uuid and c.id <> ${rootId}::uuid
      order by lower(c.account) using ~<~ limit ${most + 1}`,
  );
  return found.length > most ? undefined : found.map(({ id }) => id);
}

/** Somebody and all below him, one level after the other; undefined where they are more, as his figures know before anybody is looked up. */
async function teamOf(db: Db, rootId: string, most: number): Promise<string[] | undefined> {
  const [known] = await rowsOf<{ below: number }>(db, sql`select ${membersBelow(sql`${rootId}::uuid`)} as below`);
  if ((known?.below ?? 0) >= most) return undefined;
  let team = [rootId];
  for (let level = team; level.length > 0 && team.length <= most; team = [...team, ...level]) {
    const below = await rowsOf<{ id: string }>(
      db,
      sql`select c.id from customers c where c.upline_id = any(${idsIn(level)}) and c.id <> c.upline_id`,
    );
    level = below.map(({ id }) => id);
  }
  return team.length > most ? undefined : team;
}

/**
 * Who is in a scope of somebody, whom the caller has made sure of.
 * @param most accounts that are merged
 */
export async function recordGroupOf(db: Db, scope: RecordScope, rootId: string, most = mostMerged): Promise<RecordGroup> {
  if (scope === 'one') return { scope, rootId, ids: [rootId], isIn: sql`c.id = ${rootId}::uuid` };
  const isIn = scope === 'team' ? isInBranch(rootId) : sql`(c.upline_id = ${rootId}::uuid and c.id <> ${rootId}::uuid)`;
  return { scope, rootId, isIn, ids: await (scope === 'team' ? teamOf : directBelow)(db, rootId, most) };
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

/** Ids as an array of the database. */
export const idsIn = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`;
/** Ids as rows of `m`. */
export const memberRows = (ids: readonly string[]): SQL => sql`unnest(${idsIn(ids)}) as m (id)`;

/** The account of a row's customer where he is in the group, as `c`: one look by his key for each row, however many customers there are. */
export const ownerIn = ({ isIn }: RecordGroup, customerId: SQL): SQL =>
  sql`cross join lateral (select c.account from customers c where c.id = ${customerId} and ${isIn} offset 0) c`;
