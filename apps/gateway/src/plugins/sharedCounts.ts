import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database.ts';
import { isWindowOver } from '../db/isWindowOver.ts';

/** Part of a limit that a process takes at once. */
const leases = 20;
/** Callers in memory; the counts of the oldest are dropped. */
const mostCallers = 20_000;

/** This process's state of a caller's window. */
interface Lease {
  /** Requests of the window that may still be let through here. */
  left: number;
  /** Requests that all processes have taken. */
  taken: number;
  /** When the window ends, by this process's clock. */
  endsAt: number;
  /** Requests here that wait for more. */
  waiting: number;
  asked: Promise<void> | undefined;
}

/** Options that `@fastify/rate-limit` gives to a store's constructor, and to `child`; its types name the route's options only. */
interface LimitOptions {
  url?: string;
  routeInfo?: { url?: string };
}

type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void;

/**
 * Takes part of a window for one process: a row a caller and limit, in the table of all counters.
 * @returns how many it may let through, and the milliseconds until the window ends.
 */
async function take(db: Db, key: string, asked: number, max: number, windowMs: number) {
  const window = sql`${windowMs / 1_000}::float8`;
  const [row] = await rowsOf<{ count: number; ms: number }>(
    db,
    sql`with counted as (
        insert into attempt_counters as c (key, count, resets_at) values (${key}, ${asked}, now() + make_interval(secs => ${window}))
        on conflict (key) do update set
          count = case when ${isWindowOver(window)} then excluded.count else least(c.count, ${max}) + excluded.count end,
          resets_at = case when ${isWindowOver(window)} then excluded.resets_at else c.resets_at end
        returning count, resets_at
      ) select count, ceil(extract(epoch from resets_at - now()) * 1000)::int as ms from counted`,
  );
  const { count, ms } = row ?? { count: asked, ms: windowMs };
  return { granted: Math.max(0, Math.min(asked, max - (count - asked))), taken: Math.min(count, max), ms };
}

/**
 * A store of `@fastify/rate-limit` in the database, so that a limit counts over all processes. A process takes a twentieth of it at a time and
 * asks again when that is used up: a limit is never passed, and of `n` processes `n − 1` may each leave a twentieth of it unused. A caller that
 * is over its limit costs no statement until its window ends. Where the database does not answer, each process counts for itself.
 */
export function sharedCounts(db: Db) {
  return class SharedCounts {
    readonly name: string;
    readonly callers = new Map<string, Lease>();

    constructor({ routeInfo }: LimitOptions) {
      this.name = `requests ${routeInfo?.url ?? '*'}`;
    }

    child(options: LimitOptions): SharedCounts {
      return new SharedCounts(options);
    }

    incr(caller: string, counted: Counted, windowMs: number, max: number): void {
      const known = this.callers.get(caller);
      const lease = known && known.endsAt > performance.now() ? known : this.begin(caller, windowMs);
      const tell = (isLetThrough: boolean) => counted(null, resultOf(lease, isLetThrough, max));
      if (lease.left > 0 || lease.taken >= max) tell(useOne(lease));
      else void this.useAfterMore(caller, lease, max, windowMs).then(tell);
    }

    begin(caller: string, windowMs: number): Lease {
      const lease = { left: 0, taken: 0, endsAt: performance.now() + windowMs, waiting: 0, asked: undefined };
      this.callers.delete(caller);
      this.callers.set(caller, lease);
      const [oldest] = this.callers.keys();
      if (this.callers.size > mostCallers && oldest !== undefined) this.callers.delete(oldest);
      return lease;
    }

    /** Asks for more until this request has its part, or nothing is left for anybody. */
    async useAfterMore(caller: string, lease: Lease, max: number, windowMs: number): Promise<boolean> {
      lease.waiting += 1;
      try {
        for (;;) {
          if (useOne(lease)) return true;
          if (lease.taken >= max) return false;
          lease.asked ??= this.ask(caller, lease, max, windowMs);
          await lease.asked;
        }
      } finally {
        lease.waiting -= 1;
      }
    }

    async ask(caller: string, lease: Lease, max: number, windowMs: number): Promise<void> {
      const began = performance.now();
      const wanted = Math.max(1, Math.floor(max / leases), Math.min(lease.waiting, max));
      try {
        const { granted, taken, ms } = await take(db, `${this.name} ${caller}`, wanted, max, windowMs);
        lease.left += granted;
        lease.taken = taken;
        lease.endsAt = began + ms;
      } catch {
        lease.left += 1;
        lease.taken += 1;
      } finally {
        lease.asked = undefined;
      }
    }
  };
}

function useOne(lease: Lease): boolean {
  if (lease.left === 0) return false;
  lease.left -= 1;
  return true;
}

/** Values of the limit's headers: known requests of all processes so far, and the rest of the window in milliseconds. */
function resultOf({ taken, left, endsAt }: Lease, isLetThrough: boolean, max: number): { current: number; ttl: number } {
  return { current: isLetThrough ? Math.max(1, taken - left) : max + 1, ttl: Math.max(0, endsAt - performance.now()) };
}
