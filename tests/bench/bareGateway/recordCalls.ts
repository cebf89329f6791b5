import type { Database } from '../../../apps/gateway/src/db/database.ts';

/** A statement with its options, and its values second: node-postgres' pool and its connections, PGlite and its transactions. */
interface Asked {
  query(...call: unknown[]): Promise<{ rows: unknown[] }>;
}
interface Connection extends Asked {
  release(...end: unknown[]): void;
}
/** What the two drivers have: each its own way to a transaction. */
interface Driver extends Asked {
  connect?(...callback: unknown[]): Promise<Connection>;
  transaction?(run: (tx: Asked) => Promise<unknown>): Promise<unknown>;
}

/** One statement exactly as the gateway handed it to the driver, to be sent again with other values. */
export type Statement = (change: (value: unknown) => unknown) => Promise<{ rows: unknown[] }>;

/**
 * Notes what the gateway's own code asks of the driver while `effect` runs. What it asks in a transaction is noted with its begin and
 * its end, and can be sent again where the database has one connection.
 */
export async function recordCalls(database: Database, effect: () => Promise<unknown>): Promise<Statement[]> {
  const driver = (database.db as unknown as { $client: Driver }).$client;
  const recorded: unknown[][] = [];
  /** @returns what ends it */
  const note = (asked: Asked): (() => void) => {
    const { query } = asked;
    asked.query = (...call) => {
      recorded.push(call);
      return query.apply(asked, call);
    };
    return () => {
      asked.query = query;
    };
  };
  const { connect, transaction } = driver;
  if (connect) {
    driver.connect = async (...callback) => {
      // The pool's own way to a connection for a statement that is noted already.
      if (callback.length > 0) return connect.apply(driver, callback);
      const connection = await connect.call(driver);
      const end = note(connection);
      const { release } = connection;
      connection.release = (...how) => {
        end();
        connection.release = release;
        release.apply(connection, how);
      };
      return connection;
    };
  }
  if (transaction) {
    driver.transaction = (run) =>
      transaction.call(driver, async (tx) => {
        recorded.push(['begin', []]);
        const end = note(tx);
        const found = await run(tx).finally(end);
        recorded.push(['commit', []]);
        return found;
      });
  }
  const end = note(driver);
  try {
    await effect();
  } finally {
    end();
    if (connect) driver.connect = connect;
    if (transaction) driver.transaction = transaction;
  }
  return recorded.map(([statement, values, ...rest]) => {
    if (!Array.isArray(values)) throw new Error('the driver is called in a way that the bench does not know');
    return (change) => driver.query(statement, values.map(change), ...rest);
  });
}
