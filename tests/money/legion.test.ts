import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { rowsOf } from '../../apps/gateway/src/db/database.ts';
import { countGuildScores } from '../../apps/gateway/src/domains/legion/countGuildScores.ts';
import { closePeriod, freezeSome } from '../../apps/gateway/src/domains/legion/freeze.ts';
import { payGuilds, payShares } from '../../apps/gateway/src/domains/legion/payShares.ts';
import { legionHouse } from '../../apps/gateway/src/domains/legion/testingLegion.ts';
import { startTestGateway, type TestGateway } from '../../apps/gateway/src/testing.ts';
import { testTimeZone } from '../../apps/gateway/src/testingZone.ts';
import { createDatabase } from './support/databases.ts';
import { invariants } from './support/invariants.ts';
import { countWaiting } from './support/waiting.ts';

const start = 500_000;
/** Two processes' worth of gateways on one database. */
let gateways: TestGateway[] = [];
let houses: ReturnType<typeof legionHouse>[] = [];
beforeAll(async () => {
  const databaseUrl = await createDatabase();
  const env = { GATEWAY_SECRET: 'a secret for tests, which is long enough', RATE_MAX: '1000000' };
  for (let count = 0; count < 2; count += 1) gateways = [...gateways, await startTestGateway({ databaseUrl, env })];
  houses = gateways.map(legionHouse);
});
afterAll(() => Promise.all(gateways.map((gateway) => gateway.close())));
const db = (place = 0) => (gateways[place % 2] as TestGateway).services.database.db;
const rows = <Row>(statement: ReturnType<typeof sql>) => rowsOf<Row>(db(), statement);
const house = (place = 0) => houses[place % 2] as (typeof houses)[number];
const urlOf = (place: number): string => gateways[place % 2]?.url ?? '';
const deadlocks = async () =>
  (await rows(sql`select deadlocks::int as deadlocks from pg_stat_database where datname = current_database()`))[0];

let before: unknown;
beforeEach(async () => {
  before = await deadlocks();
});
const ofTheLedger = /^each transaction|^each balance|^all accounts of|^no player owes|^each entry/;
/** Totals of a legion are what its members come to, and its count is how many there are. */
const ofLegions = [
  sql`with m as (select guild_id, count(*) as members from guild_members group by 1)
    select 1 from guilds g left join m using (guild_id) where g.members <> coalesce(m.members, 0)`,
  sql`with s as (select guild_id, starts_on, sum(bet) as bet, sum(profit) as profit, sum(rounds)::int as rounds, max(odds) as odds
      from guild_scores group by 1, 2)
    select 1 from guild_totals t left join s using (guild_id, starts_on) where (t.bet, t.profit, t.rounds, t.odds) <>
      (coalesce(s.bet, 0), coalesce(s.profit, 0), coalesce(s.rounds, 0), coalesce(s.odds, 0))`,
  sql`select from customers c where is_legion_master <> exists (select from guilds g where g.master_id = c.id and g.closed_at is null)`,
];
afterEach(async () => {
  for (const [rule, broken] of Object.entries(invariants)) if (ofTheLedger.test(rule)) expect(await rows(broken), rule).toEqual([]);
  for (const broken of ofLegions) expect(await rows(broken)).toEqual([]);
  expect(await deadlocks()).toEqual(before);
});

type Member = Awaited<ReturnType<ReturnType<typeof legionHouse>['newMember']>>;
async function newMembers(count: number): Promise<Member[]> {
  const members: Member[] = [];
  for (let at = 0; at < count; at += 16)
    members.push(...(await Promise.all(Array.from({ length: Math.min(16, count - at) }, () => house().newMember()))));
  return members;
}
const tally = (said: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(said)].sort().map((one) => [one, said.filter((other) => other === one).length]));

test('of 64 who join at once at two gateways as many come in as have room', async () => {
  const [master, ...members] = (await newMembers(65)) as [Member, ...Member[]];
  const { code } = await master.found();
  const said = await Promise.all(members.map(({ join }, place) => join(code, urlOf(place))));
  expect(tally(said)).toEqual({ guild_full: 15, ok: 49 });
});

test('members who play, leave, are removed and come again while two followers count are counted as they are at last', async () => {
  const [master, other, ...members] = (await newMembers(14)) as [Member, Member, ...Member[]];
  const [one, two] = [await master.found(), await other.found()];
  for (const { join } of members) await join(one.code);
  for (let turn = 0; turn < 6; turn += 1) {
    await Promise.all([
      ...members.map(({ round }, place) => round(`r${turn}`, { bet: 100 * (place + 1), win: 70 * ((place + turn) % 5) })),
      ...members.map(({ round }, place) => (turn > 1 && place % 4 === 0 ? round(`r${turn - 2}`, { bet: 0 }) : undefined)),
    ]);
    await Promise.all([
      ...houses.map(({ follow }) => follow()),
      ...members.map(async ({ id, leave, join }, place) => {
        if ((place + turn) % 3 === 0) await leave(urlOf(place));
        else if ((place + turn) % 3 === 1) await Promise.all([leave(urlOf(place)), master.kick(id, one.guildId, urlOf(place + 1))]);
        await join(place % 2 === 0 ? one.code : two.code, urlOf(place));
      }),
    ]);
  }
  await Promise.all(houses.map(({ follow }) => follow()));
});

test('a week that two processes close, write and pay at once is paid once, to the last đồng', async () => {
  await house().operate('periods', 'close', 'legion');
  await house().payWeek();
  const legions: Member[][] = [];
  for (let count = 0; count < 5; count += 1) {
    const [master, ...members] = (await newMembers(7)) as [Member, ...Member[]];
    const { code } = await master.found();
    for (const { join } of members) await join(code);
    legions.push([master, ...members]);
  }
  for (const [place, members] of legions.entries())
    for (const [index, { round }] of members.entries()) await round('a', { bet: 99_991 * (place + 1) + 7_919 * index });
  await house().follow();
  const terms = { turnoverShare: 137, prizes: [{ from: 1, to: 2, amount: 10_007 }] };
  const closed = await Promise.all([0, 1].map((place) => closePeriod(db(place), terms, testTimeZone, place === 0)));
  expect(closed.filter((startsOn) => startsOn !== undefined)).toHaveLength(1);
  for (let run = 0; run < 8; run += 1) {
    await Promise.all([0, 1].flatMap((place) => [freezeSome(db(place)), payGuilds(db(place)), payShares(db(place))]));
  }
  const [sums] = await rows<Record<'bonus' | 'shares' | 'unpaid' | 'left', number>>(
    sql`select (select sum(bonus) from guild_results where starts_on = ${closed[0]}::date)::int as bonus,
      (select sum(bonus) from guild_member_results where starts_on = ${closed[0]}::date)::int as shares,
      (select count(*) from guild_member_results where bonus > 0 and state <> 'paid')::int as unpaid,
      (select sum(balance) from accounts where kind = 'guild')::int as left`,
  );
  const bets = legions.map((members, place) => members.reduce((sum, _, index) => sum + 99_991 * (place + 1) + 7_919 * index, 0));
  const bonus = bets.reduce((sum, bet) => sum + Math.floor((bet * 137) / 10_000), 0) + 2 * 10_007;
  expect(sums).toEqual({ bonus, shares: bonus, unpaid: 0, left: 0 });
  const received = await Promise.all(legions.flat().map(async ({ balance }) => (await balance()) - start));
  expect(received.reduce((sum, amount) => sum + amount, 0)).toBe(bonus);
});

test('a week is closed after the rounds that are being counted', async () => {
  const terms = { turnoverShare: 0, prizes: [] };
  const round = { openedAt: '2026-01-05T00:00:00Z', endedAt: '2026-01-05T00:00:01Z', bet: 1, win: 0, wasBet: 0, wasWin: 0 };
  let isClosed = false;
  const closing = await db().transaction(async (tx) => {
    await countGuildScores(tx, [{ customerId: randomUUID(), ...round }], testTimeZone);
    const running = closePeriod(db(1), terms, testTimeZone, true).finally(() => {
      isClosed = true;
    });
    await expect.poll(() => countWaiting(db())).toBe(1);
    expect(isClosed).toBe(false);
    return { running };
  });
  expect(await closing.running).toBeDefined();
});
