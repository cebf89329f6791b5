import { calls, gatewayVersion, headers } from '@baize/contract';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startTestGateway } from '../../apps/gateway/src/testing.ts';
import { createDatabase, withoutLimits } from './support/databases.ts';

test('of callers that wait for the database, so many as may wait for their turn, and the others are told at once when to come back', async () => {
  const databaseUrl = await createDatabase();
  const gateway = await startTestGateway({
    // Those that have a connection keep it for as long as the table is locked.
    databaseUrl: withoutLimits(databaseUrl),
    env: { DATABASE_POOL: '2', DATABASE_QUEUE: '10', DATABASE_WAIT: '60000', REQUEST_TIMEOUT: '120000' },
  });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const sent = { [headers.gatewayVersion]: gatewayVersion, [headers.merchant]: 'baize', [headers.sessionToken]: 'x'.repeat(65) };
  const ask = () => fetch(`${gateway.url}/api/${calls.getBalance.path}`, { headers: sent });
  try {
    await ask();
    await client.query('begin; lock table sessions in access exclusive mode');
    let refused = 0;
    const asking = Array.from({ length: 40 }, async () => {
      const reply = await ask();
      if (reply.status === 503) refused += 1;
      return { status: reply.status, retryAfter: reply.headers.get('retry-after'), errorCode: (await reply.json()).errorCode };
    });
    // Two have the connections and ten wait, or fewer, where the gateway's own jobs do.
    await expect.poll(() => refused, { timeout: 60_000 }).toBeGreaterThanOrEqual(28);
    await client.query('rollback');
    const replies = await Promise.all(asking);
    const told = replies.filter(({ status }) => status === 503);
    for (const reply of told) expect(reply).toEqual({ status: 503, retryAfter: '2', errorCode: 'service_unavailable' });
    expect(replies.filter(({ status }) => status === 401).length).toBe(40 - told.length);
    expect(told.length).toBeLessThan(40);
  } finally {
    await client.end();
    await gateway.close();
  }
}, 120_000);
