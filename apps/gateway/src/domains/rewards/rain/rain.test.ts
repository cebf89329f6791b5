import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { calls, type RainTerms, type SeenRain, type TeamRain } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../../db/database.ts';
import { startTestGateway, type TestGateway } from '../../../testing.ts';
import { call } from '../../../testingClient.ts';
import { runJob } from '../../../testingJobs.ts';
import { promotionsHouse } from '../../promotions/testingPromotions.ts';
import { putRain } from './putRain.ts';

const start = 500_000;
let gateway: TestGateway;
let house: ReturnType<typeof promotionsHouse>;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
  house = promotionsHouse(gateway);
});
afterAll(() => gateway.close());

const db = () => gateway.services.database.db;
const terms = (part: Partial<RainTerms> = {}): RainTerms => ({
  title: { vi: 'Mưa', en: 'Rain' },
  pool: 1_000,
  pieces: 5,
  least: 10,
  startsAt: new Date().toISOString(),
  minutes: 5,
  wagering: { times: 1, of: 'bonus', weights: {} },
  daysToWager: 7,
  ...part,
});
const rainOf = (part: Partial<RainTerms> = {}): Promise<string> => db().transaction((tx) => putRain(tx, terms(part)));
const end = (rainId: string) =>
  db().execute(
    sql`update rains set starts_at = starts_at - interval '1 hour', ends_at = now() - interval '1 second' where id = ${rainId}::uuid`,
  );
const piecesOf = (rainId: string) =>
  rowsOf<{ amount: number; customerId: string | null; isReturned: boolean }>(
    db(),
    sql`select amount::float8 as amount, customer_id as "customerId", returned_at is not null as "isReturned" from rain_pieces where rain_id = ${rainId}::uuid`,
  );
const settle = () => runJob(gateway.services, 'rewards.settleRains');

type Member = Awaited<ReturnType<typeof house.newMember>>;
const claim = async (member: Pick<Member, 'send'>, rainId: string) => (await member.send('claimRain', { rainId }, randomUUID())).body;
const rains = async (member: Pick<Member, 'send'>) => calls.listRains.response.parse((await member.send('listRains', {})).body.value);
const sumOf = (rows: readonly { amount: number }[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

describe('a rain', () => {
  test('gives its pool to the members who come at once: a piece each, until none is left', async () => {
    const rainId = await rainOf({ pieces: 8 });
    const members = await Promise.all(Array.from({ length: 12 }, () => house.newMember()));
    const replies = await Promise.all(members.flatMap((member) => [claim(member, rainId), claim(member, rainId)]));
    const pieces = await piecesOf(rainId);
    expect([sumOf(pieces), new Set(pieces.map(({ customerId }) => customerId)).size]).toEqual([1_000, 8]);
    expect(new Set(replies.flatMap(({ errorCode }) => errorCode ?? []))).toEqual(new Set(['rain_empty']));
    const balances = await Promise.all(members.map((member) => member.balance()));
    expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(12 * start + 1_000);
  });

  test('is told before it begins, while it runs, and with what was caught after it', async () => {
    const member = await house.newMember();
    const later = await rainOf({ startsAt: new Date(Date.now() + 3_600_000).toISOString() });
    const now = await rainOf();
    const find = (list: readonly SeenRain[], id: string) => list.find(({ rainId }) => rainId === id);
    expect(find((await rains(member)).coming, later)).toMatchObject({ payer: 'house', pool: 1_000, pieces: 5 });
    expect((await claim(member, later)).errorCode).toBe('rain_not_running');
    expect(find((await rains(member)).running, now)).toMatchObject({ isEmpty: false });
    const caught = (await claim(member, now)).value;
    expect((await claim(member, now)).value).toEqual(caught);
    expect(find((await rains(member)).running, now)).toMatchObject({ claim: caught });
    expect(await member.bonuses()).toMatchObject([{ title: { en: 'Rain' }, asked: caught.amount }]);
    await end(now);
    expect(find((await rains(member)).over, now)).toMatchObject({ state: 'over', claim: caught });
    const other = await house.newMember();
    expect((await claim(other, now)).errorCode).toBe('rain_not_running');
    expect((await claim(member, randomUUID())).errorCode).toBe('rain_not_found');
  });

  test('that is over is settled once: what is left is out of reach, and one that comes again is announced', async () => {
    const rainId = await rainOf({ everyMinutes: 60, title: { vi: 'Mỗi giờ', en: 'Hourly' } });
    const member = await house.newMember();
    const { amount } = (await claim(member, rainId)).value;
    await end(rainId);
    await Promise.all([settle(), settle()]);
    const pieces = await piecesOf(rainId);
    expect(pieces.filter(({ isReturned }) => isReturned)).toHaveLength(4);
    const [settled] = await rowsOf<{ returned: number }>(
      db(),
      sql`select returned::float8 as returned from rains where id = ${rainId}::uuid`,
    );
    expect(settled?.returned).toBe(1_000 - amount);
    const next = (await rains(member)).coming.filter(({ title }) => title.en === 'Hourly');
    expect(next).toHaveLength(1);
    expect(Date.parse(next[0]?.startsAt ?? '')).toBeGreaterThan(Date.now());
  });

  test('whose pieces don’t come to its pool is refused by the database', async () => {
    const rainId = await rainOf();
    await expect(
      db().execute(
        sql`update rains set split_sum = (select sum(amount) - 1 from rain_pieces where rain_id = ${rainId}::uuid) where id = ${rainId}::uuid`,
      ),
    ).rejects.toThrow();
  });

  test('falls for no account that is given nothing', async () => {
    const rainId = await rainOf();
    const member = await house.newMember();
    await db().execute(sql`update customers set frozen_at = now() where account = ${member.username}`);
    expect(await rains(member)).toMatchObject({ coming: [], running: [], over: [] });
    expect((await claim(member, rainId)).errorCode).toBe('rain_not_found');
    for (const username of ['agent01', 'trial01']) {
      const { value } = (await call(gateway.url, 'login', { type: 'username', username, password: 'Baize123' })).body;
      expect((await call(gateway.url, 'claimRain', { rainId }, { token: value.token, idempotencyKey: randomUUID() })).status).toBe(403);
    }
  });
});

describe('a rain that an agent pays', () => {
  const agent = async () => {
    const { value } = (await call(gateway.url, 'login', { type: 'username', username: 'agent01', password: 'Baize123' })).body;
    const options = { token: String(value.token) };
    const create = async (part: object = {}, idempotencyKey: string = randomUUID()) =>
      (
        await call(
          gateway.url,
          'createRain',
          { pool: 600, pieces: 3, startsAt: new Date().toISOString(), minutes: 5, fundPassword: 'Fund1234', ...part },
          { ...options, idempotencyKey },
        )
      ).body;
    const balance = async () => (await call(gateway.url, 'getBalance', {}, options)).body.value.sumBalance as number;
    const list = async (): Promise<TeamRain[]> => (await call(gateway.url, 'listTeamRains', { size: 50 }, options)).body.value.rows;
    return { create, balance, list };
  };
  const memberBelow = async (): Promise<Member> => {
    const member = await house.newMember();
    await db().execute(
      sql`update customers set upline_id = a.id from customers a where a.account = 'agent01' and customers.account = ${member.username}`,
    );
    return member;
  };

  test('leaves his wallet when it is announced, falls for his downlines alone, and returns what is left', async () => {
    const { create, balance, list } = await agent();
    const before = await balance();
    const key = randomUUID();
    const startsAt = new Date().toISOString();
    const rain = (await create({ startsAt }, key)).value as TeamRain;
    expect((await create({ startsAt }, key)).value).toEqual(rain);
    expect(rain).toMatchObject({ isOwn: true, payer: 'agent', pool: 600, caught: 0, catchers: 0 });
    expect(await balance()).toBe(before - 600);
    const [below, stranger] = [await memberBelow(), await house.newMember()];
    expect((await claim(stranger, rain.rainId)).errorCode).toBe('rain_not_found');
    const { amount } = (await claim(below, rain.rainId)).value;
    expect(await below.bonuses(), 'nothing has to be wagered for it').toEqual([]);
    expect((await list()).find(({ rainId }) => rainId === rain.rainId)).toMatchObject({ caught: amount, catchers: 1 });
    await end(rain.rainId);
    await settle();
    await settle();
    expect(await balance()).toBe(before - amount);
    expect((await list()).find(({ rainId }) => rainId === rain.rainId)).toMatchObject({ state: 'over', returned: 600 - amount });
    const [sums] = await rowsOf<{ sum: number }>(
      db(),
      sql`select sum(e.amount)::float8 as sum from ledger_entries e join ledger_transactions t on t.customer_id = e.customer_id and t.id = e.transaction_id
        where t.reference = ${rain.rainId} and e.kind = 'promotions'`,
    );
    expect(sums?.sum, 'the house has paid nothing').toBe(0);
  });

  test('shows what his downlines have caught of the house’s rains', async () => {
    const { list } = await agent();
    const rainId = await rainOf();
    const { amount } = (await claim(await memberBelow(), rainId)).value;
    await claim(await house.newMember(), rainId);
    expect((await list()).find((rain) => rain.rainId === rainId)).toMatchObject({
      isOwn: false,
      payer: 'house',
      caught: amount,
      catchers: 1,
    });
  });

  test('shows what his downlines have caught of a rain that an agent below him pays, and none of another branch', async () => {
    const { list } = await agent();
    const [below, member, elsewhere] = [await memberBelow(), await house.newMember(), await house.newMember()];
    await db().execute(sql`update customers set is_agent = 4 where account in (${below.username}, ${elsewhere.username})`);
    await db().execute(
      sql`update customers set upline_id = a.id from customers a where a.account = ${below.username} and customers.account = ${member.username}`,
    );
    const rainOfAgent = async ({ username }: Member): Promise<string> => {
      const [payer] = await rowsOf<{ id: string }>(db(), sql`select id from customers where account = ${username}`);
      return db().transaction((tx) => putRain(tx, terms(), payer?.id));
    };
    const [shown, hidden] = [await rainOfAgent(below), await rainOfAgent(elsewhere)];
    const { amount } = (await claim(member, shown)).value;
    const rows = await list();
    expect(rows.find(({ rainId }) => rainId === shown)).toMatchObject({ isOwn: false, isBelow: true, caught: amount, catchers: 1 });
    expect(rows.some(({ rainId }) => rainId === hidden)).toBe(false);
  });

  const endAll = async (): Promise<void> => {
    await db().execute(sql`update rains set starts_at = starts_at - interval '1 hour', ends_at = now() - interval '1 second'
      where agent_id is not null and ends_at > now()`);
    await settle();
  };
  test('five of his may wait or fall at a time, whatever comes at once; the place of one that is over is free', async () => {
    const { create, balance } = await agent();
    await endAll();
    const before = await balance();
    const replies = await Promise.all(Array.from({ length: 64 }, () => create()));
    expect(replies.filter(({ success }) => success)).toHaveLength(5);
    expect(new Set(replies.flatMap(({ errorCode }) => errorCode ?? []))).toEqual(new Set(['too_many_rains']));
    expect(await balance()).toBe(before - 5 * 600);
    const [first] = replies.flatMap(({ success, value }) => (success ? [value as TeamRain] : []));
    await end(first?.rainId ?? '');
    expect((await create()).success).toBe(true);
    expect((await create()).errorCode).toBe('too_many_rains');
    await endAll();
  });

  test.each<[code: string, part: object]>([
    ['insufficient_balance', { pool: 900_000_000_000 }],
    ['fund_password_error', { fundPassword: 'Wrong123' }],
    ['validation_failed', { pool: 2, pieces: 3 }],
    ['validation_failed', { startsAt: 'tomorrow' }],
    ['validation_failed', { startsAt: new Date(Date.now() - 3_600_000).toISOString() }],
    ['validation_failed', { startsAt: new Date(Date.now() + 8 * 86_400_000).toISOString() }],
    ['validation_failed', { pieces: 501 }],
  ])('is refused with %s, and moves nothing: %o', async (code, part) => {
    const { create, balance } = await agent();
    const before = await balance();
    expect((await create(part)).errorCode).toBe(code);
    expect(await balance()).toBe(before);
  });
});

describe('operator rain', () => {
  const fileOf = (content: unknown): string => {
    const place = path.join(mkdtempSync(path.join(tmpdir(), 'rain-')), 'rain.json');
    writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content));
    return place;
  };
  const soon = new Date(Date.now() + 3_600_000).toISOString();

  test.each<[fault: string, written: unknown]>([
    ['is no JSON', '{'],
    ['pool', terms({ startsAt: soon, pool: 49 })],
    ['startsAt', terms({ startsAt: 'soon' })],
    ['startsAt: is over', terms({ startsAt: '2026-01-01T00:00:00Z' })],
    ['everyMinutes', terms({ startsAt: soon, minutes: 30, everyMinutes: 29 })],
    ['wagering.of', terms({ startsAt: soon, wagering: { times: 1, of: 'depositAndBonus', weights: {} } })],
    ['pieces', terms({ startsAt: soon, pieces: 0 })],
    ['many: there is no such field', { ...terms({ startsAt: soon }), many: 1 }],
  ])('refuses a rain and names what is wrong: %s', async (fault, written) => {
    const good = terms({ startsAt: soon, title: { vi: 'Lỗi', en: 'Faulty' } });
    await expect(house.operate('rain', 'put', fileOf(written === '{' ? written : [good, written]))).rejects.toThrow(fault);
    expect(await house.operate('rain', 'list')).not.toContain('Faulty');
  });

  test('announces rains, and lists them', async () => {
    expect(await house.operate('rain', 'put', fileOf(terms({ startsAt: soon, title: { vi: 'Tối nay', en: 'Tonight' } })))).toContain(soon);
    expect(await house.operate('rain', 'list')).toMatch(/house {2}0 VND of 1000 VND in 5: Tonight/);
  });
});
