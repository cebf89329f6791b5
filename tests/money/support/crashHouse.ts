import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, type Db, rowsOf } from '../../../apps/gateway/src/db/database.ts';
import { openDatabase } from '../../../apps/gateway/src/db/open.ts';
import { runOperator } from '../../../apps/gateway/src/operator/commands.ts';
import { readDoor } from '../../../apps/gateway/src/operator/door.ts';
import { noLocator } from '../../../apps/gateway/src/providers/location/Locator.ts';
import { databaseQueue } from '../../../apps/gateway/src/queue/databaseQueue.ts';
import { createSettings } from '../../../apps/gateway/src/settings/settings.ts';
import { fillFolder } from '../../../apps/gateway/src/testingDatabase.ts';
import { createDatabase } from './databases.ts';
import { startGatewayProcess } from './gatewayProcess.ts';
import type { houseKinds } from './house.ts';

/** Gateways as processes of their own, one of which can be killed at any moment. */
export interface CrashHouse {
  /** A gateway’s address now; gateways are counted round. */
  url(index: number): string;
  /**
   * Kills the first gateway where it stands, and starts it again.
   * @param meanwhile what is done to the database before it is started
   */
  crash(meanwhile?: (db: Db) => Promise<unknown>): Promise<void>;
  /** Says an operator’s command. @returns whether it was done. */
  operate(...words: string[]): Promise<boolean>;
  /** Reads the database, at the end: a folder has to be let go by its gateway for that. */
  audit<Result>(read: (db: Db) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Slow enough that players and customer service come between an order’s steps. */
const pace = { SANDBOX_CASHIER_DELAY: '2000' };

/** Opens a folder that no gateway has. */
async function onFolder<Result>(dataDir: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ dataDir });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

async function onPglite(): Promise<CrashHouse> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'baize-crashes-'));
  await fillFolder(dataDir);
  const start = () => startGatewayProcess({ DATA_DIR: dataDir, ...pace });
  let gateway = await start();
  return {
    url: () => gateway.url,
    async crash(meanwhile) {
      await gateway.end('SIGKILL');
      if (meanwhile) await onFolder(dataDir, meanwhile);
      gateway = await start();
    },
    async operate(...args) {
      const door = await readDoor(dataDir);
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${door?.token}` };
      const said = await fetch(`${door?.url}/operator/v1/command`, { method: 'POST', headers, body: JSON.stringify({ args }) }).catch(
        () => undefined,
      );
      return said?.status === 200;
    },
    async audit(read) {
      await gateway.end('SIGTERM');
      return await onFolder(dataDir, read);
    },
    async close() {
      await gateway.end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Customer service on a database that gateways have open. */
export async function operatorOn(database: Database): Promise<CrashHouse['operate']> {
  const settings = await createSettings(database, noLocator, {});
  const sender = { send: async () => undefined };
  const queue = databaseQueue(database);
  return (...words) =>
    runOperator({ db: database.db, queue, settings, sender, changed: (customerId) => database.notify(customerId) }, words).then(
      () => true,
      () => false,
    );
}

async function onPostgres(): Promise<CrashHouse> {
  const databaseUrl = await createDatabase();
  const start = () => startGatewayProcess({ DATABASE_URL: databaseUrl, ...pace });
  const gateways = await Promise.all([start(), start()]);
  const database = await openDatabase({ databaseUrl, pool: { size: 4 } });
  return {
    url: (index) => gateways[index % gateways.length]?.url ?? '',
    async crash(meanwhile) {
      await gateways[0].end('SIGKILL');
      await meanwhile?.(database.db);
      gateways[0] = await start();
    },
    operate: await operatorOn(database),
    audit: (read) => read(database.db),
    async close() {
      await database.close();
      await Promise.all(gateways.map((gateway) => gateway.end('SIGTERM')));
    },
  };
}

export const openCrashHouse = (kind: (typeof houseKinds)[number]): Promise<CrashHouse> => (kind === 'PGlite' ? onPglite() : onPostgres());

/** How many rows a statement finds. */
export async function countOf(db: Db, found: SQL): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from (${found}) found`);
  return row?.count ?? -1;
}
