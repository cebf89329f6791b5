import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { timeLimits } from './assertPooled.ts';
import { boundQueue } from './boundQueue.ts';
import { type Database, type Db, rowsOf } from './database.ts';
import { isAway } from './errors.ts';
import type { PoolOptions } from './PoolOptions.ts';
import type { ReplicaOptions } from './ReplicaOptions.ts';
import { releaseAlways } from './releaseAlways.ts';
import { schema } from './schema.ts';

/** Milliseconds for which an answer about the standby's age is good, and for which one that is away is left alone. */
const [askEveryMs, leaveAloneMs] = [1_000, 5_000];
/** Milliseconds that a connection to the standby, and a look at it, may take: the primary is there. */
const patienceMs = 1_000;

interface Look {
  /** When, by `performance.now()`. */
  at: number;
  /** Milliseconds that the standby was behind then at most; infinite where it is not to be used. */
  ageMs: number;
}

/**
 * A standby for reports. Its age is how long ago the last transaction was committed that it has replayed, by the primary's clock alone. An idle
 * primary does not make it old: each process commits a sign of its life every five seconds (`places.ts`). Positions in the log would not do: a
 * standby that has followed a dead primary may be further than the new one, and know nothing of it.
 */
export function openReplica({ url, maxAgeMs }: ReplicaOptions, { db: primary, size, queue }: { db: Db } & PoolOptions) {
  const pool = new pg.Pool({ connectionString: url, max: size, connectionTimeoutMillis: patienceMs, ...timeLimits });
  boundQueue(pool, queue);
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const standby: Db = drizzle(pool, { schema });
  releaseAlways(standby, pool);
  let last: Look = { at: Number.NEGATIVE_INFINITY, ageMs: Number.POSITIVE_INFINITY };
  let looking: Promise<Look> | undefined;

  async function look(): Promise<Look> {
    const at = performance.now();
    const ageMs = await Promise.race([ageNow(), late()]).catch(() => Number.POSITIVE_INFINITY);
    last = { at, ageMs };
    return last;
  }

  async function ageNow(): Promise<number> {
    const [[there], [here]] = await Promise.all([
      rowsOf<{ isStandby: boolean; replayed: number | null }>(
        standby,
        sql`select pg_is_in_recovery() as "isStandby", extract(epoch from pg_last_xact_replay_timestamp())::float8 * 1000 as replayed`,
      ),
      rowsOf<{ now: number }>(primary, sql`select extract(epoch from clock_timestamp())::float8 * 1000 as now`),
    ]);
    if (!there?.isStandby || there.replayed === null || !here) return Number.POSITIVE_INFINITY;
    return Math.max(0, here.now - there.replayed);
  }

  /** Whether the standby may be asked now. */
  async function isYoung(): Promise<boolean> {
    const goodForMs = Number.isFinite(last.ageMs) ? askEveryMs : leaveAloneMs;
    if (performance.now() - last.at > goodForMs) {
      looking ??= look().finally(() => {
        looking = undefined;
      });
      await looking;
    }
    return last.ageMs + performance.now() - last.at <= maxAgeMs;
  }

  const read: Database['readReport'] = async (report) => {
    if (!(await isYoung())) return report(primary);
    try {
      return await report(standby);
    } catch (error) {
      if (!isAway(error)) throw error;
      last = { at: performance.now(), ageMs: Number.POSITIVE_INFINITY };
      return report(primary);
    }
  };
  return { read, close: () => pool.end() };
}

/** Fails once a look has taken too long. */
async function late(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, patienceMs).unref());
  throw new Error('The standby does not answer.');
}
