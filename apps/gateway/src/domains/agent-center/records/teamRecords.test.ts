import { randomUUID } from 'node:crypto';
import { type CallName, type Calls, calls, excludedKinds, type RecordScope, type RequestInputOf, recordScopes } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../../db/database.ts';
import { post } from '../../../ledger/post.ts';
import { followOnce } from '../../../rollups/follow.ts';
import { startTestGateway, type TestGateway } from '../../../testing.ts';
import { call } from '../../../testingClient.ts';
import { testTimeZone } from '../../../testingZone.ts';
import { readDays } from '../../records/readPeriod.ts';
import { daysAgo } from '../../records/testingRecords.ts';
import { recordGroupOf } from './recordGroup.ts';
import { listTeamBets, type TeamBetFilter } from './teamBets.ts';
import { teamBetTotals } from './teamBetTotals.ts';
import { listTeamChanges } from './teamChanges.ts';

let gateway: TestGateway;
/** Accounts of the sandbox's business, and what identifies them. */
const names = { direct: '', below: '', ofBelow: '', ofOther: '', directId: '' };
const game = { name: '', vendor: '', type: '' };
const rows = <Row>(statement: SQL) => rowsOf<Row>(gateway.services.database.db, statement);
const tokens = new Map<string, string>();
const ask = async <Name extends CallName>(name: Name, request: object, username = 'agent01') => {
  const token =
    tokens.get(username) ?? (await call(gateway.url, 'login', { type: 'username', username, password: 'Baize123' })).body.value.token;
  tokens.set(username, token);
  const given = Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined));
  return call(gateway.url, name, given as RequestInputOf<Calls[Name]>, { token });
};
const period = () => ({ from: daysAgo(9), to: daysAgo(0) });
const kept = () => readDays(period(), { timeZone: testTimeZone, recordDays: 30 });

beforeAll(async () => {
  gateway = await startTestGateway({ env: { SANDBOX_BUSINESS: 'true' } });
  const [one] = await rows<typeof names>(sql`select d.account as direct, d.id as "directId", b.account as below, m.account as "ofBelow",
      x.account as "ofOther" from customers a join customers d on d.upline_id = a.id and d.is_agent = 4
    join customers b on b.upline_id = d.id and b.is_agent = 4 join customers m on m.upline_id = b.id
    join customers o on o.upline_id = a.id and o.is_agent = 4 and o.id <> d.id join customers x on x.upline_id = o.id and x.is_agent = 0
    where a.account = 'agent01' order by d.account, b.account, m.account, x.account limit 1`);
  Object.assign(names, one);
  // Some are in play, and two are of one name and moment.
  await rows(sql`update game_rounds set ended_at = null where customer_id in (select id from customers where upline_id = ${names.directId})
    and opened_at = (select max(opened_at) from game_rounds r where r.customer_id = game_rounds.customer_id)`);
  for (const account of [names.ofBelow, names.below]) {
    await rows(sql`insert into game_rounds (customer_id, provider, round_id, game_id, vendor_type, currency, bet_total, win_total, opened_at, ended_at)
      select c.id, 'sandbox', 'one table', g.game_id, g.vendor_type, 'VND', 700, 100, date_trunc('hour', now()), now()
      from customers c, (select * from games order by game_id limit 1) g where c.account = ${account}`);
  }
  while (await followOnce(gateway.services.database.db, testTimeZone));
  const [played] = await rows<typeof game>(sql`select g.name_en as name, g.vassalage as vendor, g.vendor_type as type
    from games g order by g.game_id limit 1`);
  Object.assign(game, played);
});
afterAll(() => gateway.close());

/** Whom a scope of the direct downline has, by a plain look at the tree. */
const isIn: Record<RecordScope, () => SQL> = {
  one: () => sql`c.id = ${names.directId}`,
  direct: () => sql`c.upline_id = ${names.directId}`,
  team: () => sql`(c.id = ${names.directId} or ${names.directId}::uuid = any (c.upline_path))`,
};
const momentsOf = () => sql`((${period().from}::date)::timestamp at time zone ${testTimeZone}::text)`;

const filters: [string, () => TeamBetFilter, () => SQL][] = [
  ['nothing', () => ({}), () => sql`true`],
  ['the vendor type', () => ({ vendorType: 'LIVE' }), () => sql`r.vendor_type = 'LIVE'`],
  ['being in play', () => ({ state: 'open' }), () => sql`r.ended_at is null`],
  [
    'being over, and the vendor type',
    () => ({ state: 'settled', vendorType: 'RNG' }),
    () => sql`r.ended_at is not null and r.vendor_type = 'RNG'`,
  ],
  ['the vendor', () => ({ vendor: game.vendor }), () => sql`g.vassalage = ${game.vendor}`],
  [
    'a part of the game’s name',
    () => ({ game: game.name.slice(1, 6).toUpperCase() }),
    () =>
      sql`(position(lower(${game.name.slice(1, 6)}) in lower(g.name_en)) > 0 or position(lower(${game.name.slice(1, 6)}) in lower(g.name_vi)) > 0)`,
  ],
];

describe.each([
  ['merged', 500],
  ['walked', 0],
])('records of a group that is %s', (_, most) => {
  const groupOf = (scope: RecordScope) => recordGroupOf(gateway.services.database.db, scope, names.directId, most);
  const pages = async <Row>(
    page: (after: string | undefined) => Promise<{ rows: readonly Row[]; next?: string | undefined }>,
  ): Promise<Row[]> => {
    const found: Row[] = [];
    for (let after: string | undefined, isOver = false; !isOver; isOver = after === undefined) {
      const { rows: more, next } = await page(after);
      found.push(...more);
      after = next;
    }
    return found;
  };

  describe.each(recordScopes)('%s', (scope) => {
    test.each(filters)(
      'rounds by %s come once each, the newest first, and their totals are those of a plain sum',
      async (_name, filterOf, plain) => {
        const { db } = gateway.services.database;
        const group = await groupOf(scope);
        const found = await pages((after) => listTeamBets(db, group, kept(), { ...filterOf(), after, size: 37 }));
        const expected = await rows<{ round: string; account: string; bet: number; win: number; open: boolean }>(
          sql`select r.round_id as round, c.account, r.bet_total as bet, r.win_total as win, r.ended_at is null as open
          from game_rounds r join customers c on c.id = r.customer_id join games g on g.game_id = r.game_id
          where ${isIn[scope]()} and r.opened_at >= ${momentsOf()} and (r.bet_total > 0 or r.win_total > 0) and ${plain()}`,
        );
        const keyOf = ({ account, round }: { account: string; round: string }) => `${account}/${round}`;
        expect(found.map(({ account, roundId }) => keyOf({ account, round: roundId })).toSorted()).toEqual(expected.map(keyOf).toSorted());
        expect(found.map(({ openedAt }) => openedAt)).toEqual(
          found
            .map(({ openedAt }) => openedAt)
            .toSorted()
            .toReversed(),
        );
        const sum = (figure: (row: (typeof expected)[number]) => number) => expected.reduce((total, row) => total + figure(row), 0);
        expect(await teamBetTotals(db, group, period(), kept(), filterOf())).toEqual({
          count: expected.length,
          open: sum(({ open }) => Number(open)),
          inPlay: sum(({ open, bet }) => (open ? bet : 0)),
          bet: sum(({ bet }) => bet),
          win: sum(({ win }) => win),
          net: sum(({ bet, win }) => win - bet),
          isWhole: true,
        });
      },
    );

    test('changes come once each, the newest first, without the kinds that §9 excludes', async () => {
      const { db } = gateway.services.database;
      const group = await groupOf(scope);
      const found = await pages((after) => listTeamChanges(db, group, kept().moments, { after, size: 17 }));
      const expected = await rows<{ key: string }>(
        sql`select c.account || '/' || e.seq as key from ledger_entries e join ledger_transactions t
          on t.customer_id = e.customer_id and t.id = e.transaction_id join customers c on c.id = e.customer_id
          where ${isIn[scope]()} and e.kind = 'main' and e.created_at >= ${momentsOf()} and t.kind not in ${[...excludedKinds]}`,
      );
      expect(found.map(({ account, seq }) => `${account}/${seq}`).toSorted()).toEqual(expected.map(({ key }) => key).toSorted());
      expect(found.map(({ at }) => at)).toEqual(
        found
          .map(({ at }) => at)
          .toSorted()
          .toReversed(),
      );
      const deposits = await pages((after) => listTeamChanges(db, group, kept().moments, { kind: 'deposit', after, size: 17 }));
      expect(deposits).toEqual(found.filter(({ kind }) => kind === 'deposit'));
    });
  });
});

test.each([
  ['merged', 500],
  ['walked', 1],
])('changes of one moment are in the order of the balances: %s', async (_, most) => {
  const { db } = gateway.services.database;
  const [owner] = await rows<{ id: string }>(sql`select id from customers where account = ${names.ofBelow}`);
  const customerId = owner?.id ?? '';
  const posted = [`f${most % 9}`, `0${most % 9}`].map((begin) => `${begin}${randomUUID().slice(2)}`);
  await db.transaction(async (tx) => {
    for (const transactionId of posted) {
      await post(tx, {
        ...{ customerId, transactionId, kind: 'bonus', reference: 'r' },
        legs: [
          { account: 'main', amount: 5 },
          { account: 'promotions', amount: -5 },
        ],
      });
    }
  });
  const group = await recordGroupOf(db, 'team', names.directId, most);
  const { rows: found } = await listTeamChanges(db, group, kept().moments, { kind: 'bonus', size: 2 });
  const [newer, older] = found;
  expect([newer?.account, newer?.at]).toEqual([names.ofBelow, older?.at]);
  expect((newer?.balanceAfter ?? 0) - (older?.balanceAfter ?? 0)).toBe(5);
});

const recordCalls = ['listDownlineBets', 'getDownlineBetTotals', 'listDownlineTransactions'] as const;

describe('whose records', () => {
  test.each(recordCalls)('%s: of the branch alone, by any name, in any scope', async (name) => {
    for (const scope of recordScopes) {
      for (const account of [undefined, names.below, names.ofBelow.toUpperCase()]) {
        const { status, body } = await ask(name, { ...period(), scope, account }, names.direct);
        expect([account, status, body.errorCode]).toEqual([account, 200, undefined]);
        calls[name].response.parse(body.value);
      }
      for (const account of ['agent01', names.ofOther, 'nobody99', "x' or 'a'='a", '%', '+84912000002']) {
        const { status, body } = await ask(name, { ...period(), scope, account }, names.direct);
        expect([account, status, body.errorCode]).toEqual([account, 404, 'downline_not_found']);
      }
    }
    expect((await ask(name, period(), 'member01')).body.errorCode).toBe('function.not.available');
  });

  test('without a scope they are those directly below', async () => {
    const accounts = (await ask('listDownlineBets', { ...period(), size: 50 }, names.direct)).body.value.rows.map(
      (row: { account: string }) => row.account,
    );
    const direct = await rows<{ account: string }>(sql`select account from customers where upline_id = ${names.directId}`);
    expect(direct.map(({ account }) => account)).toEqual(expect.arrayContaining(accounts));
    expect(accounts).not.toEqual([]);
  });

  test('no phone, mail, card, address or limit of a member is told, and no reason of customer service', async () => {
    await rows(
      sql`update customers set mobile = '+84900111222', email = 'secret@baize.example', real_name = 'NGUYEN VAN BI MAT' where account = ${names.ofBelow}`,
    );
    const told = await Promise.all(
      recordCalls.map(async (name) => JSON.stringify((await ask(name, { ...period(), scope: 'team', size: 50 }, names.below)).body)),
    );
    expect(told.join()).toContain(names.ofBelow);
    expect(told.join()).not.toMatch(/900111222|secret@|BI MAT|"reference"|"id":"[^"]*@/);
  });
});

describe('a round in detail', () => {
  const roundOf = async (account: string) => {
    const { body } = await ask('listDownlineBets', { ...period(), scope: 'one', account }, names.direct);
    const { id, openedAt } = body.value.rows[0];
    return { account, id, openedAt };
  };

  test('has the movements that its player sees', async () => {
    const round = await roundOf(names.ofBelow);
    await rows(sql`insert into wallet_transactions
        (customer_id, provider, transaction_id, kind, request_hash, round_id, game_id, amount, currency, balance_after)
      select r.customer_id, r.provider, 'a stake', 'bet', 'h', r.round_id, r.game_id, 700, 'VND', 300 from game_rounds r
      join customers c on c.id = r.customer_id where c.account = ${names.ofBelow} and r.round_id = 'one table'`);
    const { status, body } = await ask('listDownlineRoundMovements', round, names.direct);
    expect([status, body.value.rows]).toMatchObject([200, [{ kind: 'bet', amount: -700, balanceAfter: 300 }]]);
  });

  test('another’s branch is closed, and another’s round has no movements', async () => {
    const round = await roundOf(names.ofBelow);
    for (const account of ['agent01', names.ofOther, 'nobody99']) {
      expect((await ask('listDownlineRoundMovements', { ...round, account }, names.direct)).body.errorCode).toBe('downline_not_found');
    }
    expect((await ask('listDownlineRoundMovements', { ...round, account: names.direct }, names.direct)).body.value.rows).toEqual([]);
  });
});

describe('requests that nobody means', () => {
  const wrong: [field: string, request: Record<string, string | number>][] = [
    ['from', { from: daysAgo(1), to: daysAgo(2) }],
    ['from', { from: daysAgo(90) }],
    ['from', { from: '2026-02-30' }],
    ['from', { from: 'NaN' }],
    ['to', { to: '2026-02-30' }],
    ['account', { account: '' }],
    ['account', { account: 'a'.repeat(33) }],
    ['scope', { scope: 'everybody' }],
    ['size', { size: -1 }],
    ['size', { size: 0 }],
    ['size', { size: 1e21 }],
    ['size', { size: 'NaN' }],
    ['size', { size: 10_000 }],
    ['after', { after: 'x' }],
    ['after', { after: '2026-02-30T00:00:00.000000Z_00000000-0000-0000-0000-000000000000' }],
  ];
  const ofBets: typeof wrong = [
    ['vendorType', { vendorType: 'DICE' }],
    ['vendor', { vendor: "A'--" }],
    ['game', { game: '' }],
    ['game', { game: 'a'.repeat(61) }],
    ['state', { state: 'lost' }],
  ];
  const refusal = async (name: CallName, request: object) => {
    const { status, body } = await ask(name, { ...period(), ...request });
    return [request, status, body.details?.fields?.[0]?.field];
  };

  test.each(wrong)('%s: %o', async (field, request) => {
    for (const name of ['listDownlineBets', 'listDownlineTransactions'] as const) {
      expect(await refusal(name, request)).toEqual([request, 400, field]);
    }
  });
  test.each(ofBets)('of rounds, %s: %o', async (field, request) => {
    expect(await refusal('listDownlineBets', request)).toEqual([request, 400, field]);
    expect(await refusal('getDownlineBetTotals', request)).toEqual([request, 400, field]);
  });
  test.each([...excludedKinds, 'gift'])('a kind that §9 excludes, or nobody knows, is not to be asked for: %s', async (kind) => {
    expect(await refusal('listDownlineTransactions', { kind })).toEqual([{ kind }, 400, 'kind']);
  });
  test.each(['%', '_', '\\', "'"])('%s is a sign of a name, and no pattern', async (sign) => {
    expect((await ask('listDownlineBets', { ...period(), scope: 'team', game: `${sign}${sign}` })).body.value.rows).toEqual([]);
  });
});
