import { randomUUID } from 'node:crypto';
import type { Mission } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rowsOf } from '../../apps/gateway/src/db/database.ts';
import { putMission } from '../../apps/gateway/src/domains/missions/putMission.ts';
import { promotionsHouse } from '../../apps/gateway/src/domains/promotions/testingPromotions.ts';
import { setRate } from '../../apps/gateway/src/domains/rebates/rates.ts';
import { startTestGateway, type TestGateway } from '../../apps/gateway/src/testing.ts';
import { call } from '../../apps/gateway/src/testingClient.ts';
import { testTimeZone } from '../../apps/gateway/src/testingZone.ts';
import { createDatabase } from './support/databases.ts';

const start = 500_000;
/** Two processes' worth of gateways on one database. */
let gateways: TestGateway[] = [];
let houses: ReturnType<typeof promotionsHouse>[] = [];
beforeAll(async () => {
  const databaseUrl = await createDatabase();
  const env = { GATEWAY_SECRET: 'a secret for tests, which is long enough', RATE_MAX: '1000000' };
  for (let count = 0; count < 2; count += 1) gateways = [...gateways, await startTestGateway({ databaseUrl, env })];
  houses = gateways.map(promotionsHouse);
});
afterAll(() => Promise.all(gateways.map((gateway) => gateway.close())));
const db = () => (gateways[0] as TestGateway).services.database.db;
beforeEach(async () => {
  await db().execute(sql`delete from missions`);
  await db().execute(sql`delete from rebate_rates`);
});

async function newMember() {
  const member = await (houses[0] as (typeof houses)[number]).newMember();
  const [row] = await rowsOf<{ id: string }>(db(), sql`select id from customers where account = ${member.username}`);
  const id = row?.id ?? '';
  return {
    ...member,
    id,
    /** Puts a round of some days ago as it is now, with other stakes where it is there. */
    round: (roundId: string, bet: number, vendorType: string, daysAgo: number) =>
      db().execute(sql`insert into game_rounds (customer_id, provider, round_id, game_id, vendor_type, currency, bet_total, opened_at, ended_at)
        values (${id}::uuid, 'p', ${roundId}, 'g', ${vendorType}, 'VND', ${bet}, now() - make_interval(days => ${daysAgo}::int), now())
        on conflict (customer_id, provider, game_id, round_id) do update set bet_total = excluded.bet_total`),
  };
}
type Member = Awaited<ReturnType<typeof newMember>>;
/** 64 of one member at once, half at each gateway, each with a key of its own. */
async function claims(member: Member, name: 'claimMission' | 'claimRebate', request: object) {
  const replies = await Promise.all(
    Array.from({ length: 64 }, (_, place) =>
      call(gateways[place % 2]?.url ?? '', name, request as never, { token: member.token, idempotencyKey: randomUUID() }),
    ),
  );
  return { paid: replies.filter(({ status }) => status === 200), refused: new Set(replies.flatMap(({ body }) => body.errorCode ?? [])) };
}
/** What the house has posted to a member by a kind. */
async function posted(member: Member, kind: 'bonus' | 'rebate'): Promise<number[]> {
  const rows = await rowsOf<{ amount: number }>(
    db(),
    sql`select e.amount::float8 as amount from ledger_entries e join ledger_transactions t on t.customer_id = e.customer_id and t.id = e.transaction_id
      where t.customer_id = ${member.id}::uuid and t.kind = ${kind} and e.kind = 'main' order by e.seq`,
  );
  return rows.map(({ amount }) => amount);
}
/** Both gateways count what was played, at the same time. */
const follow = () => Promise.all(houses.map((house) => house.follow()));

test('64 claims of one mission at once over two gateways: one is paid', async () => {
  const terms = {
    missionId: 'rounds',
    title: { vi: 'Chơi', en: 'Play' },
    measure: 'rounds',
    target: 2,
    period: 'day',
    reward: 1_000,
  } as const;
  await putMission(db(), { terms: { ...terms, wagering: { times: 2, of: 'bonus', weights: {} }, daysToUse: 7 }, place: 0 });
  const member = await newMember();
  await member.play(100, 100);
  await member.play(100, 100);
  await follow();
  const [mission] = (await member.send('listMissions', {})).body.value.missions as Mission[];
  const { paid, refused } = await claims(member, 'claimMission', { missionId: 'rounds', startsOn: mission?.startsOn });
  expect([paid.length, refused]).toEqual([1, new Set(['mission_not_open'])]);
  expect([await posted(member, 'bonus'), await member.balance()]).toEqual([[1_000], start + 1_000]);
  expect(await member.bonuses()).toMatchObject([{ asked: 2_000 }]);
});

test('64 claims of one rebate at once over two gateways: one is paid, and what all days pay is the floor of their whole', async () => {
  await setRate(db(), { vendorType: 'RNG', rate: 33, timeZone: testTimeZone, fromDay: '2026-01-01' });
  await setRate(db(), { vendorType: 'LIVE', rate: 7, timeZone: testTimeZone, fromDay: '2026-01-01' });
  const member = await newMember();
  /** Stakes of each day's rounds; those of a round that was there take the place of it. */
  const days: [roundId: string, bet: number, vendorType: 'RNG' | 'LIVE'][][] = [
    [
      ['a', 100_001, 'RNG'],
      ['b', 9_999, 'LIVE'],
    ],
    [
      ['c', 70_077, 'RNG'],
      ['a', 50_001, 'RNG'],
    ],
    [
      ['d', 12_345_679, 'LIVE'],
      ['b', 1, 'LIVE'],
    ],
    [['e', 303, 'RNG']],
  ];
  const rounds = new Map<string, { bet: number; vendorType: 'RNG' | 'LIVE' }>();
  const wholeOf = (type: 'RNG' | 'LIVE', rate: number): number => {
    const turnover = [...rounds.values()].reduce((sum, { bet, vendorType }) => sum + (vendorType === type ? bet : 0), 0);
    return Math.floor((turnover * rate) / 10_000);
  };
  let whole = 0;
  for (const played of days) {
    for (const [roundId, bet, vendorType] of played) {
      rounds.set(roundId, { bet, vendorType });
      await member.round(roundId, bet, vendorType, 2);
    }
    // Some of them are in the figures when it is claimed, and some are not.
    const [{ paid, refused }] = await Promise.all([claims(member, 'claimRebate', {}), follow()]);
    whole = wholeOf('RNG', 33) + wholeOf('LIVE', 7);
    expect([paid.length, refused]).toEqual([1, new Set(['rebate_not_open'])]);
    expect((await posted(member, 'rebate')).reduce((sum, amount) => sum + amount, 0)).toBe(whole);
    for (const table of ['rebate_lines', 'rebate_claims'] as const) {
      await db().execute(sql`update ${sql.identifier(table)} set day = day - 1 where customer_id = ${member.id}::uuid`);
    }
  }
  expect((await posted(member, 'rebate')).length).toBe(days.length);
  expect(await member.balance()).toBe(start + whole);
  const [lines] = await rowsOf<{ sum: number }>(
    db(),
    sql`select sum(amount)::float8 as sum from rebate_lines where customer_id = ${member.id}::uuid`,
  );
  expect(lines?.sum, 'and so are the lines').toBe(whole);
});
