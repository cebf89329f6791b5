import type { Database } from '../../../apps/gateway/src/db/database.ts';

/** What node-postgres' pool and PGlite have in common: a statement with its options, and its values second. */
interface Driver {
  query(...call: unknown[]): Promise<{ rows: unknown[] }>;
}

/** One statement exactly as the gateway handed it to the driver, to be sent again with other values. */
export type Statement = (change: (value: unknown) => unknown) => Promise<{ rows: unknown[] }>;

/** Notes what the gateway's own code asks of the driver while `effect` runs. */
export async function recordCalls(database: Database, effect: () => Promise<unknown>): Promise<Statement[]> {
  const driver = (database.db as unknown as { $client: Driver }).$client;
  const query = driver.query.bind(driver);
  const recorded: unknown[][] = [];
  driver.query = (...call) => {
    recorded.push(call);
    return query(...call);
  };
  try {
    await effect();
  } finally {
    driver.query = query;
  }
  return recorded.map(([statement, values, ...rest]) => {
    if (!Array.isArray(values)) throw new Error('the driver is called in a way that the bench does not know');
    return (change) => query(statement, values.map(change), ...rest);
  });
}
