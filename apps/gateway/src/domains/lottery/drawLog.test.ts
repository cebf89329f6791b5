import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { files, gatewayVersion, headers } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../db/schema.ts';
import { drawDue } from '../../draws/drawDue.ts';
import { makePeriods } from '../../draws/makePeriods.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { demoPassword } from '../../testingSandbox.ts';
import { daysAgo } from '../records/testingRecords.ts';

const root = path.join(import.meta.dirname, '../../../../..');
let gateway: TestGateway;
let folder: string;
let token: string;

/** The day before, of which each period was made ahead and drawn: as a gateway has it that has never stood still. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'baize-draws-'));
  gateway = await startTestGateway({ catalogueSize: 1 });
  const { draws, timeZone, database } = gateway.services;
  const { db } = database;
  token = (await call(gateway.url, 'login', { type: 'username', username: 'member01', password: demoPassword })).body.value.token;
  const lotteries = draws.lotteries.filter(({ code }) => code === 'three10' || code === 'north');
  await db.delete(schema.lotteryPeriods);
  for (let hour = -1; hour <= 24; hour += 1)
    await makePeriods(db, lotteries, timeZone, new Date(Date.parse(`${daysAgo(1)}T00:00:00+07:00`) + hour * 3_600_000));
  const drawing = { timeZone, onDrawn: async () => undefined, tell: async () => undefined };
  while (await drawDue(db, lotteries, drawing));
  await db.execute(sql`update lottery_periods set drawn_at = draws_at + interval '40 milliseconds' where drawn_at is not null`);
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const ask = (request: { lottery: string; day: string }, asks = token): Promise<Response> =>
  fetch(`${gateway.url}/api/${files.lotteryDrawsFile.path}?${new URLSearchParams(request)}`, {
    headers: { [headers.gatewayVersion]: gatewayVersion, [headers.merchant]: 'baize', ...(asks && { [headers.sessionToken]: asks }) },
  });
const logOf = async (lottery: string): Promise<string> => (await ask({ lottery, day: daysAgo(1) })).text();

/** Checks logs as an auditor does, with nothing but the files. */
async function verify(...texts: string[]): Promise<{ code: number; said: string }> {
  const names = texts.map((_, at) => path.join(folder, `log-${at}.csv`));
  await Promise.all(texts.map((text, at) => writeFile(names[at] ?? '', text)));
  return new Promise((resolve) => {
    execFile('npm', ['run', '--silent', 'verify-draws', '--', ...names], { cwd: root }, (error, said) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said }),
    );
  });
}

describe('the log of draws', () => {
  test('has a line for each period of the day, with all that a check needs', async () => {
    const reply = await ask({ lottery: 'three10', day: daysAgo(1) });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="draws_three10_${daysAgo(1)}.csv"`);
    const lines = (await reply.text()).trim().split('\r\n');
    expect(lines).toHaveLength(145);
    expect(lines[1]).toMatch(
      new RegExp(`^three10,threeDigits,${daysAgo(1)},144,\\d{8}-0001,(?:[\\dTZ.:-]+,){5}[0-9a-f]{64},[0-9a-f]{64},\\d \\d \\d,$`),
    );
  });

  test('is refused for what is no lottery, for a day to come or long ago, and to a visitor', async () => {
    const codeOf = async (request: { lottery: string; day: string }, asks?: string) => (await (await ask(request, asks)).json()).errorCode;
    expect(await codeOf({ lottery: 'none', day: daysAgo(1) })).toBe('lottery_not_found');
    for (const day of [daysAgo(-1), daysAgo(31), 'today']) expect(await codeOf({ lottery: 'three10', day })).toBe('validation_failed');
    expect((await ask({ lottery: 'three10', day: daysAgo(1) }, '')).status).toBe(401);
  });

  test('tells no seed of a period that is not drawn', async () => {
    const [made] = (await gateway.services.database.db.select().from(schema.lotteryPeriods).where(sql`numbers is null`)) ?? [];
    const today = await (await ask({ lottery: 'three10', day: daysAgo(0) })).text();
    expect(made?.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(today).not.toContain(made?.seed);
  });
});

describe('npm run verify-draws', () => {
  test('finds the logs of a day right', async () => {
    const { code, said } = await verify(await logOf('three10'), await logOf('north'));
    expect(said).toContain(`three10 on ${daysAgo(1)}: 144 drawn by their seeds, none wrong`);
    expect(said).toContain(`north on ${daysAgo(1)}: 1 drawn by their seeds, none wrong`);
    expect(code).toBe(0);
  });

  test('names the periods of a forged seed, a changed number and a missing line, and ends with 1', async () => {
    const lines = (await logOf('three10')).trim().split('\r\n');
    const seventh = lines[7]?.split(',') ?? [];
    const forged = lines.with(7, seventh.with(11, 'ab'.repeat(32)).join(','));
    const changed = lines.with(7, seventh.with(12, seventh[12] === '0 0 0' ? '1 1 1' : '0 0 0').join(','));
    const { code, said } = await verify(
      ...[forged, changed, lines.toSpliced(7, 1), lines.toSpliced(7, 0, lines[7] ?? '')].map((one) => `${one.join('\r\n')}\r\n`),
    );
    const period = seventh[4];
    for (const sentence of [
      'has a seed that is not the one that was committed to',
      'has numbers that its seed does not draw',
      'is missing',
      'is there twice',
    ])
      expect(said).toContain(`  ${period} ${sentence}`);
    expect(said.match(/, 1 wrong/g)).toHaveLength(4);
    expect(code).toBe(1);
  });

  test('ends with 1 for what is no log', async () => {
    expect((await verify('account,amount\r\nminh,1\r\n')).code).toBe(1);
  });
});
