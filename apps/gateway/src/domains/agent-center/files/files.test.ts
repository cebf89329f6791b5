import { randomBytes } from 'node:crypto';
import { type FileName, files, gatewayVersion, headers } from '@baize/contract';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../../db/database.ts';
import { compression } from '../../../plugins/compression.ts';
import { startTestGateway, type TestGateway } from '../../../testing.ts';
import { call } from '../../../testingClient.ts';
import { registerFailures } from '../../../wire/failures.ts';
import { type FileMakers, implementFiles } from '../../../wire/implementFiles.ts';
import { daysAgo } from '../../records/testingRecords.ts';

let gateway: TestGateway;
const tokens: Record<string, string> = {};
const period = () => ({ from: daysAgo(9), to: daysAgo(0) });
const names = (Object.keys(files) as FileName[]).filter((name) => files[name].path.startsWith('agent/'));

beforeAll(async () => {
  gateway = await startTestGateway({ env: { SANDBOX_BUSINESS: 'true' } });
  for (const username of ['agent01', 'member01']) {
    tokens[username] = (await call(gateway.url, 'login', { type: 'username', username, password: 'Baize123' })).body.value.token;
  }
});
afterAll(() => gateway.close());

const askAt = (
  url: string,
  name: FileName,
  request: object,
  { username = 'agent01', language = 'vi', signal = new AbortController().signal } = {},
) =>
  fetch(`${url}/api/${files[name].path}?${new URLSearchParams(request as Record<string, string>)}`, {
    headers: {
      [headers.gatewayVersion]: gatewayVersion,
      [headers.merchant]: 'baize',
      [headers.language]: language,
      ...(tokens[username] && { [headers.sessionToken]: tokens[username] }),
    },
    signal,
  });
const ask = (name: FileName, request: object, options?: Parameters<typeof askAt>[3]) => askAt(gateway.url, name, request, options);
const linesOf = async (reply: Response): Promise<string[]> => {
  const bytes = await reply.arrayBuffer();
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\r\n');
};

describe('files of a team', () => {
  test('rounds: a header in the reader’s language, and a line for each round by the brand’s clock', async () => {
    const reply = await ask('downlineBetsFile', { ...period(), scope: 'team' });
    expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'no-store',
    ]);
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="bets_[\d_-]+\.csv"$/);
    const [head, ...lines] = await linesOf(reply);
    expect(head).toBe(
      '\uFEFFTài khoản,Thời gian,Loại trò chơi,Nhà cung cấp,Trò chơi,Mã ván,Tiền cược,Trả thưởng,Kết quả người chơi,Trạng thái',
    );
    const totals = (await call(gateway.url, 'getDownlineBetTotals', { ...period(), scope: 'team' }, { token: tokens['agent01'] ?? '' }))
      .body.value;
    expect(lines).toHaveLength(totals.count + 1);
    const rows = await rowsOf<{ line: string }>(
      gateway.services.database.db,
      sql`select c.account || ',' || to_char(r.opened_at at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD HH24:MI:SS') as line
        from game_rounds r join customers c on c.id = r.customer_id and cardinality(c.upline_path) > 0 order by r.opened_at desc limit 1`,
    );
    expect(lines[0]).toContain(rows[0]?.line);
    expect(lines[0]).toMatch(/,\d+,\d+,-?\d+,(?:Đã kết thúc|Đang chơi)$/);
  });

  test('changes, in English', async () => {
    const [head, first] = await linesOf(
      await ask('downlineTransactionsFile', { ...period(), scope: 'team', kind: 'deposit' }, { language: 'en' }),
    );
    expect(head).toBe('\uFEFFAccount,Time,Reason,Amount,Balance after');
    expect(first).toMatch(/^\w+,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,Deposit,\d+,\d+$/);
  });

  test('statement: the own line and all below; a nickname is no formula', async () => {
    const { db } = gateway.services.database;
    await rowsOf(db, sql`update customers set nickname = '=HYPERLINK("http://x")' where account = 'agent01'`);
    const lines = await linesOf(await ask('teamStatementFile', period()));
    expect(lines[1]).toMatch(/^agent01,"'=HYPERLINK\(""http:\/\/x""\)",\d+,/);
    const [direct] = await rowsOf<{ count: number }>(
      db,
      sql`select count(*)::int as count from customers c join customers a on a.id = c.upline_id where a.account = 'agent01' and c.id <> a.id`,
    );
    expect(lines).toHaveLength(1 + 1 + (direct?.count ?? 0) + 1);
  });

  test.each(names)('%s: refused as a call is', async (name) => {
    const codeOf = async (request: object, username?: string) => {
      const reply = await ask(name, { ...period(), ...request }, username === undefined ? {} : { username });
      const body = await reply.json();
      return [reply.status, body.errorCode, body.details?.fields?.[0]?.field];
    };
    expect(await codeOf({ account: 'nobody99' })).toEqual([404, 'downline_not_found', undefined]);
    expect(await codeOf({ account: 'member99' })).toEqual([404, 'downline_not_found', undefined]);
    expect(await codeOf({ from: daysAgo(0), to: daysAgo(1) })).toEqual([400, 'validation_failed', 'from']);
    expect(await codeOf({ from: '2026-02-30' })).toEqual([400, 'validation_failed', 'from']);
    expect(await codeOf({}, 'member01')).toEqual([403, 'function.not.available', undefined]);
    expect((await codeOf({}, 'a visitor'))[0]).toBe(401);
  });
});

describe('a file on its way', () => {
  /** Files without an end, on a server of their own. */
  async function endless(parts: () => AsyncIterable<string>) {
    const app = Fastify({ forceCloseConnections: true });
    registerFailures(app);
    await app.register(compression);
    const make = async () => ({ name: 'endless.csv', parts: parts() });
    implementFiles(app, gateway.services, {
      downlineBetsFile: make,
      downlineTransactionsFile: make,
      teamStatementFile: make,
      lotteryDrawsFile: make,
      protectionStatementFile: make,
    } satisfies FileMakers);
    return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
  }
  const part = 'x'.repeat(64 * 1024);

  test('ends where its reader hangs up; until then no second one of the same agent begins', async () => {
    let ended = () => {};
    const end = new Promise<void>((resolve) => {
      ended = resolve;
    });
    async function* forEver(): AsyncGenerator<string> {
      try {
        for (;;) yield part;
      } finally {
        ended();
      }
    }
    const { app, url } = await endless(forEver);
    const hangUp = new AbortController();
    const reply = await askAt(url, 'downlineBetsFile', period(), { signal: hangUp.signal });
    await reply.body?.getReader().read();
    const second = await askAt(url, 'teamStatementFile', period());
    expect([second.status, (await second.json()).errorCode]).toEqual([429, 'TOO_MANY_REQUEST']);
    hangUp.abort();
    await end;
    await app.close();
  });

  test('one whose part can’t be made breaks off, and its reader is told no end', async () => {
    let isBegun = false;
    async function* broken(): AsyncGenerator<string> {
      while (!isBegun) yield randomBytes(48 * 1024).toString('base64');
      throw new Error('the database is gone');
    }
    const { app, url } = await endless(broken);
    const reply = await askAt(url, 'downlineBetsFile', period());
    expect(reply.status).toBe(200);
    const reader = reply.body?.getReader();
    await reader?.read();
    isBegun = true;
    const readOn = async (): Promise<void> => {
      for (let isOver = false; !isOver; ) isOver = (await reader?.read())?.done ?? true;
    };
    await expect(readOn()).rejects.toThrow();
    await app.close();
  });
});
