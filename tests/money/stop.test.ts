import pg from 'pg';
import { expect, test } from 'vitest';
import { addCard, call, fundPassword, newId, type Reply, registerPlayer } from './support/client.ts';
import { createDatabase, isSpread, withoutLimits } from './support/databases.ts';
import { startGatewayProcess } from './support/gatewayProcess.ts';

const most = 64;
const amount = 10_000;
// Within a transaction PostgreSQL shows the activity of its first look.
const waitingQuery = `select pg_stat_clear_snapshot(), count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** Holds the accounts, so that what takes money waits. */
async function holdAccounts(client: pg.Client) {
  await client.query('begin');
  await client.query('select 1 from accounts for update');
  return {
    waiting: async () => Number((await client.query(waitingQuery)).rows[0].waiting),
    release: () => client.query('rollback'),
  };
}

const isTaken = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    ({ status }) => status === 200,
    () => false,
  );

// A cluster refuses to hold the accounts of everybody by one statement.
test.skipIf(isSpread())(
  'SIGTERM answers the withdrawals that run, writes nothing of the others, and the same keys have the same replies after the restart',
  async () => {
    const databaseUrl = await createDatabase();
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    // Withdrawals wait for the accounts, for a connection and for the gateway's end as long as it takes here.
    const env = { DATABASE_URL: withoutLimits(databaseUrl), DATABASE_WAIT: '60000', STOP_TIMEOUT: '60000' };
    let gateway = await startGatewayProcess(env);
    try {
      const token = await registerPlayer(gateway.url);
      const cardId = await addCard(gateway.url, token);
      const keys = Array.from({ length: most }, newId);
      const withdraw = (idempotencyKey: string): Promise<Reply | undefined> =>
        call(gateway.url, 'createWithdrawal', { cardId, amount, fundPassword }, { token, idempotencyKey }).catch(() => undefined);

      const accounts = await holdAccounts(client);
      const sending = Promise.all(keys.map(withdraw));
      await expect.poll(accounts.waiting, { timeout: 30_000, interval: 10 }).toBeGreaterThan(4);
      const ended = gateway.end('SIGTERM');
      await expect.poll(() => isTaken(gateway.url), { timeout: 30_000, interval: 10 }).toBe(false);
      await accounts.release();
      const replies = await sending;
      expect(await ended).toBe(0);

      const paid = keys.filter((_, at) => replies[at]?.status === 200);
      expect(paid.length).toBeGreaterThan(4);
      const written = await client.query(`select count(*)::int as count from withdrawals`);
      expect(written.rows[0].count).toBe(paid.length);

      gateway = await startGatewayProcess(env);
      for (const [at, key] of keys.entries()) {
        if (paid.includes(key)) expect((await withdraw(key))?.body).toEqual(replies[at]?.body);
      }
    } finally {
      await gateway.end('SIGTERM');
      await client.end();
    }
  },
  180_000,
);
