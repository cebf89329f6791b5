import type { ChangeKind, DownlineMovement, Page } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database.ts';
import { isoOf, readEnd } from '../../../db/keyset.ts';
import { isChange } from '../../../ledger/isChange.ts';
import type { Moments } from '../../records/readPeriod.ts';
import { looks, pageOfSlices, sliceOf } from './pageOfSlices.ts';
import { idsIn, ownerIn, type RecordGroup } from './recordGroup.ts';

interface ChangeWalk {
  kind?: ChangeKind | undefined;
  after?: string | undefined;
  size: number;
}
type ChangeRow = DownlineMovement & { id: string };

const newestFirst = sql`t.created_at desc, t.id desc`;
const endOf = ({ at, id }: Pick<ChangeRow, 'at' | 'id'>): string => `${at}_${id}`;

const behind = (after: string | undefined): SQL => {
  if (after === undefined) return sql``;
  const { time, id } = readEnd(after);
  return sql`and (t.created_at, t.id) < (${time}::timestamptz, ${id}::uuid)`;
};
/** Postings `t` of a period that change an account (§9). */
const ofPeriod = ({ from, until }: Moments): SQL => sql`${isChange(sql`t.kind`)} and t.created_at >= ${from} and t.created_at < ${until}`;
const ofKind = (kind: ChangeKind | undefined): SQL => (kind ? sql`and t.kind = ${kind}` : sql``);
/** The balance's side of each posting, `e`, found by its posting, however long the ledger is; some move no balance. */
const mainEntry = sql`cross join lateral (select e.seq, e.amount, e.balance_after from ledger_entries e
  where e.customer_id = t.customer_id and e.transaction_id = t.id and e.kind = 'main' and e.currency = house_currency() offset 0) e`;
const columns = sql`t.id, t.kind, e.seq, e.amount, e.balance_after as "balanceAfter", ${isoOf(sql`t.created_at`)} as at, c.account`;

/** One page of a group of few: the newest of each, and the newest of those. */
export function mergedChanges(ids: readonly string[], moments: Moments, { kind, after, size }: ChangeWalk): SQL {
  return sql`select ${columns} from customers c
    cross join lateral (
      select t.* from ledger_transactions t ${mainEntry}
      where t.customer_id = c.id and ${ofPeriod(moments)} ${ofKind(kind)} ${behind(after)} order by ${newestFirst} limit ${size + 1}
    ) t ${mainEntry}
    where c.id = any(${idsIn(ids)}) order by ${newestFirst} limit ${size + 1}`;
}

/** Postings up to an end, it too. */
const upTo = (until: string | undefined): SQL => {
  if (until === undefined) return sql``;
  const { time, id } = readEnd(until);
  return sql`and (t.created_at, t.id) >= (${time}::timestamptz, ${id}::uuid)`;
};

/** One page of a group of many, of the changes of all up to an end. */
export function walkedChanges(
  group: RecordGroup,
  moments: Moments,
  { kind, after, until, size }: ChangeWalk & { until: string | undefined },
): SQL {
  return sql`select ${columns} from ledger_transactions t ${ownerIn(group, sql`t.customer_id`)} ${mainEntry}
    where ${ofPeriod(moments)} ${ofKind(kind)} ${behind(after)} ${upTo(until)} order by ${newestFirst} limit ${size + 1}`;
}

/** The last of so many of the next changes of all; undefined where there are fewer. */
export async function endOfLook(db: Db, moments: Moments, after: string | undefined, look: number): Promise<string | undefined> {
  const [last] = await rowsOf<{ at: string; id: string }>(
    db,
    sql`select ${isoOf(sql`t.created_at`)} as at, t.id from ledger_transactions t where ${ofPeriod(moments)} ${behind(after)}
      order by ${newestFirst} limit 1 offset ${look - 1}`,
  );
  return last && endOf(last);
}

/**
 * What one transaction posts has one moment: on a page it stands account by account, in the order of their balances. The database can't order
 * so, since no index has both the moment of a posting and its number on an account.
 */
const byBalance = (one: ChangeRow, other: ChangeRow): number => {
  if (one.at !== other.at) return one.at < other.at ? 1 : -1;
  return one.account === other.account ? other.seq - one.seq : one.account < other.account ? -1 : 1;
};

/** One page of the changes of a group's balances, the newest first (§2 "account change details"). */
export async function listTeamChanges(
  db: Db,
  group: RecordGroup,
  moments: Moments,
  { kind, after, size }: ChangeWalk,
): Promise<Page<DownlineMovement>> {
  const { ids } = group;
  let [look, further]: readonly [number, number] = looks;
  const page = await pageOfSlices<ChangeRow>({ after, size }, async (from, room) => {
    const walk = { kind, after: from, size: room };
    if (ids) return sliceOf(await rowsOf<ChangeRow>(db, mergedChanges(ids, moments, walk)), room, endOf);
    // The end comes first: what is posted meanwhile does not move it.
    const until = await endOfLook(db, moments, from, look);
    look = further;
    return sliceOf(await rowsOf<ChangeRow>(db, walkedChanges(group, moments, { ...walk, until })), room, endOf, until);
  });
  return { ...page, rows: page.rows.toSorted(byBalance).map(({ id: _, ...row }) => row) };
}
