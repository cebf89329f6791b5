import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { isWindowOver } from '../../db/isWindowOver.ts';
import { prepared } from '../../db/prepared.ts';
import { tooManyRequests } from '../../wire/AppError.ts';
import { networkOf } from '../../wire/networkOf.ts';

/** So many tries in a window that begins with the first. */
export interface Limit {
  max: number;
  seconds: number;
}

/** The lock that begins when the counter of this key reaches `max`. */
export interface Lock {
  key: string;
  max: number;
}

const window = sql`${sql.placeholder('window')}::float8`;
const countOne = prepared<{ count: number; seconds: number }, { key: string; window: number }>(
  sql`with counted as (
      insert into attempt_counters as c (key, count, resets_at)
      values (${sql.placeholder('key')}, 1, now() + make_interval(secs => ${window}))
      on conflict (key) do update set
        count = case when ${isWindowOver(window)} then 1 else c.count + 1 end,
        resets_at = case when ${isWindowOver(window)} then excluded.resets_at else c.resets_at end
      returning count, resets_at
    ) select count, ceil(extract(epoch from resets_at - now()))::int as seconds from counted`,
);

/**
 * Counts one try in the database, where all processes see it and no restart forgets it.
 * @returns tries in this window with this one, and the seconds until it ends.
 */
export async function countTry(db: Db | Tx, key: string, seconds: number): Promise<{ count: number; seconds: number }> {
  const [row] = await countOne(db, { key, window: seconds });
  return row ?? { count: 1, seconds };
}

/** @throws AppError `TOO_MANY_REQUEST` with the seconds to wait. */
export async function limitTries(db: Db, key: string, { max, seconds }: Limit): Promise<void> {
  const tried = await countTry(db, key, seconds);
  if (tried.count > max) throw tooManyRequests(tried.seconds);
}

/** Limits tries of a kind to so many a minute, over all processes. */
export function createLimiter(db: Db, kind: string, max: number) {
  return {
    /** @throws AppError `TOO_MANY_REQUEST` with the seconds to wait. */
    hit: (key: string): Promise<void> => limitTries(db, `${kind} ${key}`, { max, seconds: 60 }),
  };
}

/** The same by address; the addresses of one network count as one caller. */
export function createAddressLimiter(db: Db, kind: string, max: number) {
  const { hit } = createLimiter(db, kind, max);
  return {
    /** @throws AppError `TOO_MANY_REQUEST` with the seconds to wait. */
    hit: (ip: string): Promise<void> => hit(networkOf(ip)),
  };
}

/**
 * Refuses once the window's tries are used up, without counting one: for tries of which only the wrong ones count,
 * since many right ones may come at once.
 * @throws AppError `TOO_MANY_REQUEST` with the seconds to wait.
 */
export async function limitFailures(db: Db, key: string, { max }: Limit): Promise<void> {
  const [row] = await rowsOf<{ seconds: number }>(
    db,
    sql`select ceil(extract(epoch from resets_at - now()))::int as seconds from attempt_counters
      where key = ${key} and count >= ${max} and resets_at > now()`,
  );
  if (row) throw tooManyRequests(row.seconds);
}

/** Tries of the current window so far, without counting one. */
export async function triesOf(db: Db, key: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(db, sql`select count from attempt_counters where key = ${key} and resets_at > now()`);
  return row?.count ?? 0;
}

export async function forgetTries(db: Db | Tx, key: string): Promise<void> {
  await db.execute(sql`delete from attempt_counters where key = ${key}`);
}
