import { randomUUID } from 'node:crypto';
import { vendorTypes } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../apps/gateway/src/db/database.ts';
import { promotionsHouse, signUpTerms } from '../../apps/gateway/src/domains/promotions/testingPromotions.ts';
import { startTestGateway, type TestGateway } from '../../apps/gateway/src/testing.ts';
import { call } from '../../apps/gateway/src/testingClient.ts';
import { createDatabase } from './support/databases.ts';

const start = 500_000;
/** Two processes' worth of gateways on one database. */
let gateways: TestGateway[] = [];
let houses: ReturnType<typeof promotionsHouse>[] = [];
beforeAll(async () => {
  const databaseUrl = await createDatabase();
  const env = { GATEWAY_SECRET: 'a secret for tests, which is long enough', SANDBOX_CASHIER_DELAY: '600000' };
  for (let count = 0; count < 2; count += 1) gateways = [...gateways, await startTestGateway({ databaseUrl, env })];
  houses = gateways.map(promotionsHouse);
});
afterAll(() => Promise.all(gateways.map((gateway) => gateway.close())));

const rows = <Row>(statement: ReturnType<typeof sql>) => rowsOf<Row>((gateways[0] as TestGateway).services.database.db, statement);
const [house, other] = [() => houses[0] as (typeof houses)[number], () => houses[1] as (typeof houses)[number]];

test('64 claims at once over two gateways: one is paid', async () => {
  await house().offer(signUpTerms({ promotionId: 'once' }));
  const member = await house().newMember();
  const claims = Array.from({ length: 64 }, (_, index) =>
    call(gateways[index % 2]?.url ?? '', 'claimPromotion', { promotionId: 'once' }, { token: member.token, idempotencyKey: randomUUID() }),
  );
  expect((await Promise.all(claims)).filter(({ body }) => body.success)).toHaveLength(1);
  expect(await member.balance()).toBe(start + 1_000);
});

test('a budget is never overdrawn by members who claim at once over two gateways', async () => {
  await house().offer(signUpTerms({ promotionId: 'budget' }), 5_500);
  const members = await Promise.all(Array.from({ length: 12 }, (_, index) => (index % 2 ? house() : other()).newMember()));
  const replies = await Promise.all(members.map((member) => member.claim('budget')));
  expect(replies.filter(({ success }) => success)).toHaveLength(5);
  expect(await rows(sql`select spent::float8 as spent from promotions where promotion_id = 'budget'`)).toEqual([{ spent: 5_000 }]);
  const [paid] = await rows<{ paid: number }>(
    sql`select coalesce(sum(e.amount), 0)::float8 as paid from ledger_entries e join promotion_entries p on p.customer_id = e.customer_id
      where p.promotion_id = 'budget' and e.kind = 'promotions'`,
  );
  expect(paid?.paid).toBe(-5_000);
});

test('rounds that two followers count at the same time are wagered once each, as a naive sum has them', async () => {
  const weights = Object.fromEntries(vendorTypes.map((type) => [type, 70]));
  await house().offer(signUpTerms({ promotionId: 'wagered', wagering: { times: 100, of: 'bonus', weights, mostStake: 400 } }));
  const member = await house().newMember();
  await member.play(999);
  await member.claim('wagered');
  const stakes = [100, 401, 37, 400, 5_000, 1];
  for (const stake of stakes) {
    await member.play(stake);
    await Promise.all([house().follow(), other().follow()]);
  }
  const [bonus] = await member.bonuses();
  const naive = stakes.reduce((sum, stake) => sum + Math.min(stake, 400) * 70, 0);
  expect(bonus?.wagered).toBe(Math.floor(naive / 100));
});
