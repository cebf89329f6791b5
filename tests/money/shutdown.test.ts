import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { type Db, rowsOf } from '../../apps/gateway/src/db/database.ts';
import { openDatabase } from '../../apps/gateway/src/db/open.ts';
import { startTestGateway } from '../../apps/gateway/src/testing.ts';
import { fillFolder } from '../../apps/gateway/src/testingDatabase.ts';
import { balanceOf, openGame, registerPlayer } from './support/client.ts';
import { testEnvironment } from './support/gatewayProcess.ts';

const start = 250_000;
const stake = 1_000;

async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'baize-shutdown-'));
  await fillFolder(folder);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const open = (dataDir: string) => startTestGateway({ dataDir, catalogueSize: 50, env: testEnvironment });

/** From now on the database takes no wins, so that the provider has to bring them again. */
async function refuseWins(db: Db): Promise<void> {
  await db.execute(sql`create function refuse_wins() returns trigger language plpgsql as $$
    begin if new.kind = 'win' then raise exception 'no wins now'; end if; return new; end $$`);
  await db.execute(sql`create trigger refuse_wins before insert on wallet_transactions for each row execute function refuse_wins()`);
}
const takeWins = (db: Db) => db.execute(sql`drop trigger refuse_wins on wallet_transactions`);

/** Plays a round whose win the database refuses. @returns what the player was told. */
async function playUnsettled(gateway: Awaited<ReturnType<typeof open>>) {
  const token = await registerPlayer(gateway.url);
  const session = await openGame(gateway.url, token);
  await refuseWins(gateway.services.database.db);
  const response = await fetch(`${gateway.url}/sandbox/games/api/round`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session, roundId: randomBytes(16).toString('hex'), stake }),
  });
  const told = await response.json();
  expect(told).toMatchObject({ status: 'OK', isSettling: true });
  return { token, payout: Number(told.payout) };
}

/** The wins that stand in a folder which no gateway has open. */
async function keptWins(dataDir: string): Promise<number[]> {
  const database = await openDatabase({ dataDir });
  try {
    const wins = await rowsOf<{ amount: number }>(database.db, sql`select amount::int from wallet_transactions where kind = 'win'`);
    return wins.map(({ amount }) => amount);
  } finally {
    await database.close();
  }
}

test('a win that waits when the gateway stops is brought to the wallet before the database closes', async () => {
  const dataDir = await tempFolder();
  const gateway = await open(dataDir);
  const { payout } = await playUnsettled(gateway);
  await takeWins(gateway.services.database.db);
  await gateway.close();
  expect(await keptWins(dataDir)).toEqual([payout]);
  expect(await readFile(path.join(dataDir, 'sandbox-rounds.jsonl'), 'utf8')).toMatch(/\{"drop":"\w+"\}\n$/);
});

test('a win that the wallet does not take while the gateway stops is settled at the next start', async () => {
  const dataDir = await tempFolder();
  const gateway = await open(dataDir);
  const { token, payout } = await playUnsettled(gateway);
  await gateway.close();
  expect(await keptWins(dataDir)).toEqual([]);

  const next = await open(dataDir);
  try {
    expect(await balanceOf(next.url, token)).toBe(start - stake);
    await takeWins(next.services.database.db);
    await expect.poll(() => rowsOf(next.services.database.db, sql`select 1 from wallet_transactions where kind = 'win'`)).toHaveLength(1);
    expect(await balanceOf(next.url, token)).toBe(start - stake + payout);
  } finally {
    await next.close();
  }
});
