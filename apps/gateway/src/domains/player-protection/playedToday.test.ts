import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { newPlayer } from './testingProtection.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test('RTS 2E the time of play of today counts each five minutes in which a round was begun, from midnight of the brand', async () => {
  const { database, timeZone } = gateway.services;
  const player = await newPlayer(gateway);
  expect((await player.read()).playedTodayMinutes).toBe(0);
  const midnight = sql`date_trunc('day', now() at time zone ${timeZone}) at time zone ${timeZone}`;
  for (const seconds of [-1, 0, 299, 300]) {
    const roundId = `round${seconds}`;
    await player.bet(1_000, { roundId });
    await database.db.execute(sql`update game_rounds set opened_at = ${midnight} + make_interval(secs => ${seconds})
      where customer_id = ${player.id}::uuid and round_id = ${roundId}`);
  }
  expect((await player.read()).playedTodayMinutes).toBe(10);
});
