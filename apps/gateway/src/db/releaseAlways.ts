import { NodePgSession } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from './database.ts';

/**
 * Has a transaction give its connection back however it ends. Drizzle keeps the one of a transaction whose `begin` fails, as it does on each
 * connection of a pool when the primary dies: after so many as the pool has, no statement would ever get a connection again.
 */
export function releaseAlways(db: Db, pool: pg.Pool): void {
  const { session } = db._;
  const { transaction } = NodePgSession.prototype;
  session.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      // The same session on one connection: Drizzle takes none from the pool then, and leaves this one to us.
      return (await transaction.call(Object.assign(Object.create(session), { client }), work as never, config)) as never;
    } finally {
      client.release();
    }
  };
}
