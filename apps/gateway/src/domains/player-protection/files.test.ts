import { files, gatewayVersion, headers } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../db/database.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { testTimeZone } from '../../testingZone.ts';
import { newPlayer, type ProtectedPlayer } from './testingProtection.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
});
afterAll(() => gateway.close());

const ask = (token: string | undefined, language: 'vi' | 'en' = 'en'): Promise<Response> =>
  fetch(`${gateway.url}/api/${files.protectionStatementFile.path}`, {
    headers: {
      [headers.gatewayVersion]: gatewayVersion,
      [headers.merchant]: 'baize',
      [headers.language]: language,
      ...(token && { [headers.sessionToken]: token }),
    },
  });
const linesOf = async (reply: Response): Promise<string[]> =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await reply.arrayBuffer()).split('\r\n');

/** Writes figures of a day, so many days and months back by the house's clock. @returns the day */
async function figures(
  player: ProtectedPlayer,
  back: string,
  { type = 'RNG', rounds = 0, bet = 0, win = 0, deposits = 0, withdrawals = 0 },
): Promise<string> {
  const [row] = await rowsOf<{ day: string }>(
    gateway.services.database.db,
    sql`insert into daily_figures (customer_id, day, vendor_type, rounds, bet, win, deposits, withdrawals)
      select ${player.id}::uuid, ((now() at time zone ${testTimeZone})::date - ${back}::interval)::date, ${type}, ${rounds}, ${bet}, ${win}, ${deposits}, ${withdrawals}
      returning day::text as day`,
  );
  return row?.day ?? '';
}

describe('the statement of twelve months as CSV', () => {
  test('a line for each day on which something moved, the newest first, and a total; nothing older, and nobody else’s', async () => {
    const [player, other] = [await newPlayer(gateway), await newPlayer(gateway)];
    await figures(other, '1 day', { rounds: 9, bet: 9_000_000 });
    await figures(player, '12 months', { rounds: 7, bet: 7_000_000 });
    const oldest = await figures(player, '11 months', { rounds: 2, bet: 3_000, win: 4_000 });
    const newest = await figures(player, '1 day', { rounds: 3, bet: 10_000, win: 2_500 });
    await figures(player, '1 day', { type: 'LIVE', rounds: 1, bet: 1_000 });
    await figures(player, '1 day', { type: '', deposits: 50_000, withdrawals: 20_000 });
    const between = await figures(player, '40 days', { type: '', deposits: 5_000 });
    const reply = await ask(player.token);
    expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
      ...[200, 'text/csv; charset=utf-8', 'no-store'],
    ]);
    expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="statement_${newest}.csv"`);
    expect(await linesOf(reply)).toEqual([
      '\uFEFFDay,Rounds,Bet,Won,Net result,Deposited,Withdrawn',
      `${newest},4,11000,2500,-8500,50000,20000`,
      `${between},0,0,0,0,5000,0`,
      `${oldest},2,3000,4000,1000,0,0`,
      'Total,6,14000,6500,-7500,55000,20000',
      '',
    ]);
  });

  test('of today it has what was played just now, in the reader’s language', async () => {
    const player = await newPlayer(gateway);
    await player.bet(3_000, { roundId: 'r1' });
    await player.win(1_000, { roundId: 'r1' });
    const [head, today, total] = await linesOf(await ask(player.token, 'vi'));
    expect(head).toBe('\uFEFFNgày,Số ván,Tiền cược,Tiền thưởng,Kết quả ròng,Nạp tiền,Rút tiền');
    expect(today).toMatch(/^\d{4}-\d\d-\d\d,1,3000,1000,-2000,0,0$/);
    expect(total).toBe('Tổng,1,3000,1000,-2000,0,0');
  });

  test('it is read during an exclusion, and by nobody who has no account of his own', async () => {
    const player = await newPlayer(gateway);
    await player.send('excludeSelf', { months: 6 });
    expect((await ask(player.token)).status).toBe(200);
    expect((await ask(undefined)).status).toBe(401);
    const trial = (await call(gateway.url, 'login', { type: 'username', username: 'trial01', password: 'Baize123' })).body.value.token;
    expect((await ask(trial)).status).toBe(403);
  });
});
