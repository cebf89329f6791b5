import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '../../db/database.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { runJob } from '../../testingJobs.ts';
import { legionHouse, placesOf } from './testingLegion.ts';

const start = 500_000;
let gateway: TestGateway;
let house: ReturnType<typeof legionHouse>;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
  house = legionHouse(gateway);
});
afterAll(() => gateway.close());
const db = () => gateway.services.database.db;
const rows = <Row>(statement: ReturnType<typeof sql>) => rowsOf<Row>(db(), statement);
const tables = ['guilds', 'guild_codes', 'guild_members', 'guild_cycles', 'guild_scores', 'guild_totals', 'guild_weeks', 'guild_results'];
beforeEach(async () => {
  for (const table of [...tables, 'guild_member_results', 'game_rounds', 'daily_figures'])
    await db().execute(sql`delete from ${sql.identifier(table)}`);
  const { settings } = gateway.services;
  await settings.change({
    guilds: { ...settings.guildTerms(), turnoverShare: 100, prizes: [{ from: 1, to: 1, amount: 1_001 }], smallestStake: 100 },
  });
});

describe('§2 legion rank', () => {
  test('a member who joins and plays sees his legion and himself move, and is paid when the period is closed', async () => {
    const [master, member, other] = [await house.newMember(), await house.newMember(), await house.newMember()];
    const { code, guildId } = await master.found();
    await other.found();
    expect(await member.join(code.toLowerCase())).toBe('ok');
    await master.round('a', { bet: 2_000, win: 500 });
    await other.round('a', { bet: 2_500 });
    await house.follow();
    expect(placesOf((await member.ranks('BET', { scope: 'guilds' })).rows).map(([rank, , value]) => [rank, value])).toEqual([
      [1, 2_500],
      [2, 2_000],
    ]);
    await member.round('a', { bet: 1_000, win: 4_000 });
    await member.round('b', { bet: 99, win: 9_900 });
    await house.follow();
    const guilds = await member.ranks('BET', { scope: 'guilds' });
    expect(guilds).toMatchObject({ total: 2, own: { rank: 1, id: guildId, value: 3_099, isOwn: true, isMaster: false } });
    const values = Object.fromEntries(
      await Promise.all(
        (['BET', 'PROFIT', 'ROUND', 'ODDS'] as const).map(async (type) => [
          type,
          (await member.ranks(type)).rows.map(({ value }) => value),
        ]),
      ),
    );
    expect(values).toEqual({ BET: [2_000, 1_099], PROFIT: [12_801, -1_500], ROUND: [2, 1], ODDS: [400, 25] });
    const bonus = 30 + 1_001;
    expect(await member.bonus('C')).toMatchObject({ guildBonus: bonus, personalBonus: 366, isPaid: false });
    await house.closeWeek();
    expect(await member.bonus('P')).toMatchObject({ guildBonus: bonus, personalBonus: 366, isPaid: true, period: { isFrozen: true } });
    expect([await master.balance(), await member.balance(), await other.balance()]).toEqual([start + 665, start + 366, start + 25]);
    expect(await member.ranks('BET', { period: 'P' })).toMatchObject({
      total: 2,
      own: { rank: 2, value: 1_099 },
      period: { isFrozen: true },
    });
    expect((await member.ranks()).rows).toEqual([]);
    await runJob(gateway.services, 'legion.freeze');
    await house.payWeek();
    expect(await member.balance()).toBe(start + 366);
    const [account] = await rows(sql`select balance::int as balance from accounts where customer_id = ${guildId}::uuid and kind = 'guild'`);
    expect(account).toEqual({ balance: 0 });
    expect(await master.movements()).toMatchObject({
      rows: [
        { type: 'personalBonus', amount: -366 },
        { type: 'personalBonus', amount: -665 },
        { type: 'guildBonus', amount: bonus, currentBalance: bonus, remark: '' },
      ],
      footerAmount: 0,
    });
    expect((await member.movements()).rows.map(({ amount, remark }) => [amount, remark])).toEqual([
      [-366, member.username],
      [bonus, ''],
    ]);
  });
});
