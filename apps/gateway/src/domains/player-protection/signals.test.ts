import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { followOnce } from '../../rollups/follow.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { testTimeZone } from '../../testingZone.ts';
import { newPlayer, operate } from './testingProtection.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
});
afterAll(() => gateway.close());
const db = () => gateway.services.database.db;

/** A player whose past is written by hand. Moments are hours ago. */
async function playerWithPast() {
  const { id, username } = await newPlayer(gateway);
  const ago = (hours: number) => sql`now() - make_interval(secs => ${hours * 3_600})`;
  return {
    username,
    round: (hours: number, bet: number, win = 0) =>
      db().execute(sql`insert into game_rounds (customer_id, provider, round_id, game_id, vendor_type, currency, bet_total, win_total, opened_at, ended_at)
        values (${id}::uuid, 'p', ${randomUUID()}, 'g', 'RNG', 'VND', ${bet}, ${win}, ${ago(hours)}, ${ago(hours)})`),
    /** A round that began so many days ago at an hour of the house's clock. */
    roundAt: (days: number, hour: string) =>
      db().execute(sql`insert into game_rounds (customer_id, provider, round_id, game_id, vendor_type, currency, bet_total, win_total, opened_at, ended_at)
        select ${id}::uuid, 'p', ${randomUUID()}, 'g', 'RNG', 'VND', 1000, 1000, t.at, t.at
        from (select ((now() at time zone ${testTimeZone})::date - ${days}::int + ${hour}::time) at time zone ${testTimeZone} as at) t`),
    deposit: (hours: number, amount: number, state = 'credited') =>
      db().execute(sql`insert into deposits (customer_id, id, currency, amount, state, created_at)
        values (${id}::uuid, gen_random_uuid(), 'VND', ${amount}, ${state}, ${ago(hours)})`),
    withdrawal: (hours: number, state: string) =>
      db().execute(sql`insert into withdrawals (customer_id, id, currency, amount, state, created_at)
        values (${id}::uuid, gen_random_uuid(), 'VND', 1000, ${state}, ${ago(hours)})`),
    shown: () => operate(gateway, 'protection', 'signals', username),
    /** Names of the signs that are shown of the player. */
    signs: async (): Promise<string[]> =>
      [...(await operate(gateway, 'protection', 'signals', username)).matchAll(/^sign {2}(.+?):/gm)].map(([, name = '']) => name),
  };
}

describe('signals of harm, each at its threshold', () => {
  test('deposits that follow a loss by an hour at most', async () => {
    const player = await playerWithPast();
    for (const hours of [10, 20]) {
      await player.round(hours, 5_000);
      await player.deposit(hours - 0.9, 1_000);
    }
    await player.round(30, 5_000, 6_000);
    await player.deposit(29.9, 1_000);
    await player.round(40, 5_000);
    await player.deposit(38.9, 1_000);
    await player.round(50, 5_000);
    await player.deposit(49.5, 1_000, 'waiting');
    expect(await player.signs()).toEqual([]);
    await player.round(60, 5_000);
    await player.deposit(59.9, 1_000);
    expect(await player.signs()).toEqual(['deposits after losses']);
    expect(await player.shown()).toContain('3 deposits came within 60 minutes after a loss; a sign from 3 on.');
  });

  test('stakes that are doubled after a loss, where they are many and no small share', async () => {
    const player = await playerWithPast();
    for (let pair = 0; pair < 9; pair += 1) {
      await player.round(20 - pair, 1_000);
      await player.round(19.5 - pair, 2_000, 2_000);
    }
    expect(await player.signs()).toEqual([]);
    await player.round(2, 1_000);
    await player.round(1.5, 2_000, 2_000);
    expect(await player.signs()).toEqual(['rising stakes']);
    for (let count = 0; count < 31; count += 1) await player.round(30 + count, 1_000);
    expect(await player.signs(), '10 of 41').toEqual([]);
  });

  test('nights by the house’s clock', async () => {
    const player = await playerWithPast();
    for (const days of [1, 2, 3, 4]) await player.roundAt(days, '05:59');
    await player.roundAt(1, '00:00');
    await player.roundAt(5, '06:00');
    await player.roundAt(6, '23:59');
    expect(await player.signs()).toEqual([]);
    await player.roundAt(7, '00:01');
    expect(await player.signs()).toEqual(['night play']);
    expect(await player.shown()).toContain(`6 rounds began on 5 nights between 00:00 and 06:00 (${testTimeZone})`);
  });

  test('deposits that have doubled, and withdrawals that were refused', async () => {
    const player = await playerWithPast();
    await player.deposit(24 * 16, 10_000);
    await player.deposit(24 * 31, 90_000);
    await player.deposit(24 * 14, 10_000);
    await player.deposit(48, 5_000);
    await player.deposit(24, 4_999);
    await player.withdrawal(24, 'rejected');
    await player.withdrawal(24 * 31, 'rejected');
    await player.withdrawal(24, 'confirmed');
    expect(await player.signs()).toEqual([]);
    await player.deposit(12, 1);
    await player.withdrawal(12, 'rejected');
    expect(await player.signs()).toEqual(['rising deposits', 'refused withdrawals']);
    expect(await player.shown()).toContain('20000 VND by 4 deposits in the last 15 days, after 10000 VND in the 15 days before');
  });
});

test('the list names players with signs, those with most first, and says what it is for', async () => {
  const [two, one, none] = [await playerWithPast(), await playerWithPast(), await playerWithPast()];
  for (const player of [two, one]) for (const days of [1, 2, 3, 4, 5]) await player.roundAt(days, '03:00');
  for (const count of [1, 2]) await two.withdrawal(count, 'rejected');
  await none.roundAt(1, '12:00');
  while (await followOnce(db(), testTimeZone));
  const list = await operate(gateway, 'protection', 'signals');
  expect(list).toContain('To protect players, and for nothing else');
  const named = list.split('\n').filter((line) => [two, one, none].some(({ username }) => line === username));
  expect(named).toEqual([two.username, one.username]);
  expect(list).toContain(`${one.username}\n  night play: 5 rounds began on 5 nights`);
  await expect(operate(gateway, 'protection', 'signals', 'nobody99')).rejects.toThrow('There is no account');
  await expect(operate(gateway, 'protection')).rejects.toThrow('protection signals');
});
