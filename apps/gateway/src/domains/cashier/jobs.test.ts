import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../db/database.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { runJobs } from '../../testingJobs.ts';
import { registerPlayer } from '../../testingPlayers.ts';
import { bucketOf } from './orderJobs.ts';

let gateway: TestGateway;
beforeAll(async () => {
  // Nothing is settled by itself while the test looks.
  gateway = await startTestGateway({ catalogueSize: 1, env: { SANDBOX_CASHIER_DELAY: '600000' } });
});
afterAll(() => gateway.close());

const db = () => gateway.services.database.db;

async function orderedDeposit() {
  const { token } = await registerPlayer(gateway.url);
  const { id: customerId } = (await call(gateway.url, 'getMemberInfo', {}, { token })).body.value as { id: string };
  const order = { channelId: 'vietcombank', amount: 1_000 };
  const reply = await call(gateway.url, 'createDeposit', order, { token, idempotencyKey: crypto.randomUUID() });
  return { token, customerId, orderId: (reply.body.value as { orderId: string }).orderId };
}

test('a failing order does not delay others, leaves nothing half done, and is credited when it succeeds', async () => {
  const [broken, sound] = [await orderedDeposit(), await orderedDeposit()];
  const stateOf = async ({ orderId }: { orderId: string }) =>
    (await rowsOf<{ state: string }>(db(), sql`select state from deposits where id = ${orderId}`))[0]?.state;
  const balanceOf = async ({ token }: { token: string }) =>
    ((await call(gateway.url, 'getBalance', {}, { token })).body.value as { sumBalance: number }).sumBalance;
  const becomeDue = async (): Promise<void> => void (await db().execute(sql`update deposits set due_at = now() where state = 'waiting'`));
  const before = [await balanceOf(broken), await balanceOf(sound)];

  // The last thing that a credit does fails for the one who is first.
  await db().execute(sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''broken''; end'`);
  await db().execute(
    sql.raw(
      `create trigger refuse before insert on messages for each row when (new.customer_id = '${broken.customerId}') execute function refuse()`,
    ),
  );
  await becomeDue();
  const failures = await runJobs(gateway.services, 'cashier.deposit');
  expect([...failures.keys()]).toEqual([bucketOf({ customerId: broken.customerId, id: broken.orderId })]);
  expect([await stateOf(broken), await stateOf(sound)]).toEqual(['waiting', 'credited']);
  expect([await balanceOf(broken), await balanceOf(sound)]).toEqual([before[0], (before[1] ?? 0) + 1_000]);

  await db().execute(sql`drop function refuse cascade`);
  expect(await runJobs(gateway.services, 'cashier.deposit')).toEqual(new Map());
  expect(await stateOf(broken)).toBe('credited');
  expect(await balanceOf(broken)).toBe((before[0] ?? 0) + 1_000);
});
