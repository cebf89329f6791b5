import type pg from 'pg';

/** All connections are taken, and as many statements wait for one as may. It was never begun. */
class DatabaseBusyError extends Error {
  constructor() {
    super('The database is busy: too many statements wait for a connection.');
    this.name = 'DatabaseBusyError';
  }
}

/** Bounds how many wait for a connection of the pool: beyond `most`, waiting would only make every caller late. */
export function boundQueue(pool: pg.Pool, most: number): void {
  const connect = pool.connect.bind(pool) as (callback?: (error?: Error) => void) => unknown;
  const bounded = (callback?: (error?: Error) => void): unknown => {
    if (pool.idleCount > 0 || pool.waitingCount < most) return connect(callback);
    const busy = new DatabaseBusyError();
    if (!callback) return Promise.reject(busy);
    process.nextTick(callback, busy);
    return undefined;
  };
  // The pool's own queries connect by this method too.
  pool.connect = bounded as typeof pool.connect;
}
