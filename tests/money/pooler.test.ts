import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../apps/gateway/src/db/database.ts';
import { listen } from '../../apps/gateway/src/db/listen.ts';
import { openDatabase } from '../../apps/gateway/src/db/open.ts';
import { prepared } from '../../apps/gateway/src/db/prepared.ts';
import { startFailureOf } from '../../apps/gateway/src/startFailure.ts';
import { createDatabase } from './support/databases.ts';
import { openDoorway } from './support/doorway.ts';

/** As a pooler whose connections have time limits: they come with the address. */
function pooled(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  for (const limit of ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']) url.searchParams.set(limit, '9000');
  return url.href;
}

describe('DATABASE_SESSION_URL: a pooler in transaction mode', () => {
  test('statements have no names there, in and outside of transactions', async () => {
    const databaseSessionUrl = await createDatabase();
    const database = await openDatabase({ databaseUrl: pooled(databaseSessionUrl), databaseSessionUrl, pool: { size: 1 } });
    const next = prepared<{ next: number }, { given: number }>(sql`select ${sql.placeholder('given')}::int + 1 as next`);
    try {
      const { db } = database;
      expect([await next(db, { given: 1 }), await db.transaction((tx) => next(tx, { given: 2 }))]).toEqual([[{ next: 2 }], [{ next: 3 }]]);
      expect(await rowsOf(db, sql`select name from pg_prepared_statements`)).toEqual([]);
    } finally {
      await database.close();
    }
  });

  test('what processes tell each other comes past the pooler', async () => {
    const databaseSessionUrl = await createDatabase();
    const open = () => openDatabase({ databaseUrl: pooled(databaseSessionUrl), databaseSessionUrl, pool: { size: 1 } });
    const [one, other] = [await open(), await open()];
    try {
      const heard = new Set<string>();
      other.onNotify((payload) => heard.add(payload));
      const tell = () => {
        one.notify('something');
        return heard.has('something');
      };
      await expect.poll(tell, { timeout: 20_000 }).toBe(true);
    } finally {
      await one.close();
      await other.close();
    }
  });

  const saidOf = async (databaseUrl: string, databaseSessionUrl: string): Promise<string | undefined> => {
    try {
      const database = await openDatabase({ databaseUrl, databaseSessionUrl, pool: { size: 1 } });
      await database.close();
      return 'it starts';
    } catch (error) {
      return startFailureOf(error);
    }
  };

  test('a start says in one sentence what does not fit', async () => {
    const url = await createDatabase();
    expect(await saidOf(url, url)).toMatch(
      /^The pooler of DATABASE_URL opens connections without idle_in_transaction_session_timeout, lock_timeout, statement_timeout: .*connect_query='set lock_timeout = 8000; set statement_timeout = 12000; set idle_in_transaction_session_timeout = 15000' \(docs\/scaling\.md\)\.$/,
    );
    expect(await saidOf(pooled(await createDatabase()), url)).toMatch(/^DATABASE_URL and DATABASE_SESSION_URL lead to two databases\./);
    const nowhere = 'postgres://somebody:hidden@127.0.0.1:9/baize';
    expect(await saidOf(url, nowhere)).toBe(
      'The database of DATABASE_SESSION_URL can’t be reached: nothing answers there. Start it, or set DATABASE_SESSION_URL to another one.',
    );
    expect(await saidOf(nowhere, url)).toMatch(/^The database of DATABASE_URL can’t be reached/);
  });
});

test('a transaction that could not begin leaves its connection to others', async () => {
  const database = await openDatabase({ databaseUrl: await createDatabase(), pool: { size: 1, waitMs: 2_000 } });
  try {
    const { db } = database;
    // As of a primary that died while its connections had nothing to do: the first word on them fails.
    const broken = pg.Client.prototype.query as (...args: unknown[]) => unknown;
    pg.Client.prototype.query = (() => Promise.reject(new Error('Connection terminated unexpectedly'))) as typeof pg.Client.prototype.query;
    try {
      for (let tries = 0; tries < 3; tries += 1) await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow('begin');
    } finally {
      pg.Client.prototype.query = broken as typeof pg.Client.prototype.query;
    }
    expect(await db.transaction((tx) => rowsOf(tx, sql`select 1 as one`))).toEqual([{ one: 1 }]);
  } finally {
    await database.close();
  }
});

test('a session that listens comes back once, however often it was refused', async () => {
  let asked = 0;
  // Takes a connection and hangs up, as a proxy does that has no primary.
  const refusing = createServer((socket) => {
    asked += 1;
    socket.on('error', () => {});
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(refusing, 'listening');
  const { port } = refusing.address() as AddressInfo;
  const listener = listen(`postgres://somebody@127.0.0.1:${port}/baize`);
  await expect.poll(() => asked, { timeout: 20_000 }).toBe(4);
  const atFour = performance.now();
  await expect.poll(() => asked, { timeout: 20_000, interval: 10 }).toBe(5);
  // One a second: where each refusal had two others follow, the fifth would be at once.
  expect(performance.now() - atFour).toBeGreaterThan(500);
  await listener.close();
  refusing.close();
});

describe('REPLICA_URL: reports', () => {
  const which = sql`select current_database() as which`;

  test('are read from the database itself where the address leads to no standby, or to nothing', async () => {
    const databaseUrl = await createDatabase();
    const noStandby = await createDatabase();
    const doorway = await openDoorway(noStandby);
    await doorway.shut();
    const own = new URL(databaseUrl).pathname.slice(1);
    for (const url of [noStandby, doorway.url]) {
      const database = await openDatabase({ databaseUrl, replica: { url, maxAgeMs: 10_000 } });
      try {
        expect(await database.readReport((from) => rowsOf(from, which))).toEqual([{ which: own }]);
      } finally {
        await database.close();
      }
    }
  });
});
