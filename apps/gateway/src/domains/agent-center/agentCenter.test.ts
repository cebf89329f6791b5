import { randomUUID } from 'node:crypto';
import { type CallName, type Calls, type ContractType, calls, contractTypes, type Downline, type RequestInputOf } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveBonus } from '../../bonuses/giveBonus.ts';
import { rowsOf } from '../../db/database.ts';
import { followOnce } from '../../rollups/follow.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { testTimeZone } from '../../testingZone.ts';
import { daysAgo } from '../records/testingRecords.ts';
import { assertInBranch } from './branch.ts';
import { downlinesStatement } from './downlines.ts';
import { periodBefore } from './teamDays.ts';

type BranchCall = 'getAgentIncome' | 'listDownlines' | 'getDownline' | 'getTeamOverview' | 'getTeamStatement' | 'listStatementLines';
const ofOne = ['listDownlines', 'getDownline', 'getTeamStatement', 'listStatementLines'] as const;
const all = [...ofOne, 'getTeamOverview', 'getAgentIncome'] as const;

let gateway: TestGateway;
/** Accounts by what they are in the sandbox's business. */
const names = { direct: '', below: '', ofBelow: '', ofOther: '', otherAgent: '' };
const rows = <Row>(statement: ReturnType<typeof sql>) => rowsOf<Row>(gateway.services.database.db, statement);
const ask = async <Name extends CallName>(name: Name, request: RequestInputOf<Calls[Name]>, username = 'agent01') => {
  const { token } = (await call(gateway.url, 'login', { type: 'username', username, password: 'Baize123' })).body.value;
  const given = Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined));
  return call(gateway.url, name, given as RequestInputOf<Calls[Name]>, { token });
};
const read = async <Name extends BranchCall>(name: Name, request: object, username?: string) => {
  const reply = await ask(name, { ...period(), ...request } as RequestInputOf<Calls[Name]>, username);
  expect([name, reply.status, reply.body.errorCode]).toEqual([name, 200, undefined]);
  return calls[name].response.parse(reply.body.value) as ReturnType<Calls[Name]['response']['parse']>;
};
const period = (days = 30) => ({ from: daysAgo(days - 1), to: daysAgo(0) });

beforeAll(async () => {
  gateway = await startTestGateway({ env: { SANDBOX_BUSINESS: 'true' } });
  const [one] = await rows<typeof names>(sql`select d.account as direct, b.account as below, m.account as "ofBelow", x.account as "ofOther",
      o.account as "otherAgent"
    from customers a join customers d on d.upline_id = a.id and d.is_agent = 4
    join customers b on b.upline_id = d.id and b.is_agent = 4 join customers m on m.upline_id = b.id
    join customers o on o.upline_id = a.id and o.is_agent = 4 and o.id <> d.id join customers x on x.upline_id = o.id and x.is_agent = 0
    where a.account = 'agent01' order by d.account, b.account, m.account, o.account, x.account limit 1`);
  Object.assign(names, one);
});
afterAll(() => gateway.close());

describe('the branch', () => {
  test.each(ofOne)('%s: an agent reads himself and all below him, and nobody else, by any name', async (name) => {
    const { direct, below, ofBelow, ofOther, otherAgent } = names;
    for (const account of [undefined, below, below.toUpperCase(), ofBelow]) await read(name, { account }, direct);
    for (const account of ['agent01', otherAgent, ofOther, 'member01', 'nobody99', "x' or 'a'='a", '%', '+84912000002']) {
      const { status, body } = await ask(name, { ...period(), account }, direct);
      expect([account, status, body.errorCode]).toEqual([account, 404, 'downline_not_found']);
    }
  });

  test('a guard by id holds the same', async () => {
    const { db } = gateway.services.database;
    const ids = new Map(
      (await rows<{ account: string; id: string }>(sql`select account, id from customers`)).map((row) => [row.account, row.id]),
    );
    const idOf = (account: string): string => ids.get(account) ?? '';
    for (const account of [names.direct, names.below, names.ofBelow]) await assertInBranch(db, idOf(names.direct), idOf(account));
    for (const id of [idOf('agent01'), idOf(names.ofOther), randomUUID()]) {
      await expect(assertInBranch(db, idOf(names.direct), id)).rejects.toMatchObject({ code: 'downline_not_found' });
    }
  });

  test.each(all)('§6 %s is for agents alone', async (name) => {
    expect((await ask(name, period(), 'member01')).body.errorCode).toBe('function.not.available');
    expect((await call(gateway.url, name, period())).status).toBe(401);
  });

  test('no phone, mail, card, address or limit of a member is told', async () => {
    await rows(sql`update customers set mobile = '+84900111222', mobile_proved_at = now(), opened_mobile = '+84900111222', email = 'secret@baize.example', real_name = 'NGUYEN VAN BI MAT',
      player_key = 'CCCD001', address_key = 'HANOI' where account = ${names.ofBelow}`);
    const told = await Promise.all(all.map(async (name) => JSON.stringify((await ask(name, period(), names.below)).body)));
    expect(told.join()).toContain(names.ofBelow);
    expect(told.join()).not.toMatch(/900111222|secret@|BI MAT|CCCD001|HANOI/);
    for (const account of ['0900111222', '84900111222', '+84900111222']) {
      expect((await ask('getTeamStatement', { ...period(), account })).body.errorCode, 'nor who has it').toBe('downline_not_found');
    }
  });
});

describe('requests that nobody means', () => {
  const refused: [field: string, request: Record<string, string | number>][] = [
    ['from', { from: daysAgo(1), to: daysAgo(2) }],
    ['from', { from: daysAgo(500), to: daysAgo(450) }],
    ['to', { from: daysAgo(100), to: daysAgo(0) }],
    ['to', { from: daysAgo(0), to: '9999-12-31' }],
    ['from', { from: '2026-02-30', to: daysAgo(0) }],
    ['from', { from: 'NaN', to: daysAgo(0) }],
  ];
  test.each(all)('%s: a range names its field', async (name) => {
    for (const [field, request] of refused) {
      const { status, body } = await ask(name, request as ReturnType<typeof period>);
      expect([request, status, body.details?.fields?.[0]?.field]).toEqual([request, 400, field]);
    }
  });

  test('sizes, orders, kinds, names and ends', async () => {
    const wrong: [field: string, request: Record<string, string | number>][] = [
      ['size', { size: -1 }],
      ['size', { size: 0 }],
      ['size', { size: 10_000 }],
      ['size', { size: 1e21 }],
      ['order', { order: 'id; drop table customers' }],
      ['kind', { kind: 'house' }],
      ['online', { online: 'maybe' }],
      ['contracts', { contracts: 'mine' }],
      ['account', { account: '' }],
      ['account', { account: 'a'.repeat(33) }],
      ['search', { search: 'a'.repeat(33) }],
      ...(['newest', 'lastLogin', 'balance'] as const).map((order): [string, Record<string, string>] => ['after', { order, after: 'x' }]),
      ['after', { order: 'balance', after: `99999999999999999_${randomUUID()}` }],
    ];
    for (const [field, request] of wrong) {
      const { status, body } = await ask('listDownlines', { ...period(), ...request } as RequestInputOf<Calls['listDownlines']>);
      expect([request, status, body.details?.fields?.[0]?.field]).toEqual([request, 400, field]);
    }
    for (const search of ['%', '_', '\\', "'", 'ă']) expect((await read('listDownlines', { search })).rows).toEqual([]);
  });
});

describe('downline management', () => {
  const walk = async (request: object): Promise<Downline[]> => {
    const found: Downline[] = [];
    for (let after: string | undefined, isOver = false; !isOver; isOver = after === undefined) {
      const page = await read('listDownlines', { size: 7, ...request, ...(after && { after }) });
      found.push(...page.rows);
      after = page.next;
    }
    return found;
  };
  const by: Record<string, (row: Downline) => string | number> = {
    name: ({ account }) => account,
    newest: ({ joinedAt }) => joinedAt,
    lastLogin: ({ lastLoginAt = '' }) => lastLoginAt,
    balance: (row) => row.balance,
  };

  test.each(Object.keys(by))('in the order of %s each account comes once, page by page', async (order) => {
    const found = await walk({ order });
    expect(new Set(found.map(({ account }) => account)).size).toBe(30);
    expect(found).toHaveLength(30);
    const keys = found.map((row) => by[order]?.(row) ?? '');
    expect(keys).toEqual(order === 'name' ? keys.toSorted() : keys.toSorted((one, other) => (one < other ? 1 : one > other ? -1 : 0)));
  });

  test('by kind, by the beginning of a name, and by who has the portal open', async () => {
    expect((await walk({ kind: 'agent' })).map(({ kind }) => kind)).toEqual(Array(5).fill('agent'));
    expect(await walk({ kind: 'member' })).toHaveLength(25);
    const found = await walk({ search: names.direct.slice(0, 5).toUpperCase() });
    expect(found.map(({ account }) => account)).toContain(names.direct);
    expect(found.every(({ account }) => account.startsWith(names.direct.slice(0, 5)))).toBe(true);
    expect(await walk({ online: 'true' })).toEqual([]);
    const [alive] = await rows<{ id: string }>(sql`select id from live_processes`);
    await rows(sql`insert into live_streams (customer_id, session_hash, place, process_id)
      select id, 'h', 1, ${alive?.id}::uuid from customers where account = ${names.direct}`);
    expect(await walk({ online: 'true' })).toMatchObject([{ account: names.direct, isOnline: true }]);
    expect((await read('getTeamOverview', {})).now.online).toBe(1);
    await rows(sql`delete from live_streams`);
  });

  test('with the types of contracts that the caller has with each, and by them', async () => {
    const open = await rows<{ account: string; type: string; status: string }>(sql`select d.account, k.type, k.status from agent_contracts k
      join customers d on d.id = k.downline_id join customers a on a.id = k.upline_id where a.account = 'agent01' and k.ended_at is null`);
    const signed = open.filter(({ status }) => status === 'V');
    const accountsOf = (some: { account: string }[]) => [...new Set(some.map(({ account }) => account))].toSorted();
    const everyone = await walk({});
    for (const { account, contracts } of everyone) {
      const types = accountsOf(open.filter((one) => one.account === account).map(({ type }) => ({ account: type })));
      const isSigned = (type: string) => signed.some((one) => one.account === account && one.type === type);
      expect([account, contracts]).toEqual([account, types.map((type) => ({ type, isSigned: isSigned(type) }))]);
    }
    expect(accountsOf(await walk({ contracts: 'signed' }))).toEqual(accountsOf(signed));
    expect(accountsOf(await walk({ contracts: 'waiting' }))).toEqual(accountsOf(open.filter(({ status }) => status !== 'V')));
    const without = everyone.filter(({ account }) => !open.some((one) => one.account === account));
    expect(accountsOf(await walk({ contracts: 'none' }))).toEqual(accountsOf(without));
    expect([signed.length, open.length - signed.length, without.length].every((count) => count > 0)).toBe(true);
    // What others below have with one another is theirs.
    expect((await walk({ account: names.direct })).flatMap(({ contracts }) => contracts)).toEqual([]);
  });

  test('each has its team: what its accounts add up to, and what they have together', async () => {
    const [row] = await walk({ search: names.direct });
    const inTeam = sql`c.account = ${names.direct} or c.upline_path @> array[(select id from customers where account = ${names.direct})]`;
    const [figures] = await rows<Record<string, number>>(sql`select sum(f.bet)::float8 as bets, sum(f.win)::float8 as payouts,
        sum(f.deposits)::float8 as deposits, sum(f.withdrawals)::float8 as withdrawals, sum(f.bonuses - f.rebates)::float8 as bonuses,
        sum(f.rebates)::float8 as rebates,
        sum(f.wages - f.wages_paid)::float8 as wages, count(distinct (f.customer_id, f.day)) filter (where f.bet > 0)::float8 as active
      from daily_figures f join customers c on c.id = f.customer_id where (${inTeam}) and f.day between ${period().from} and ${period().to}`);
    const { active = 0, bets = 0, payouts = 0, bonuses = 0, rebates = 0, wages = 0, ...sums } = figures ?? {};
    expect(row).toMatchObject({ members: 38, team: { ...sums, bets, payouts, bonuses, rebates, netWin: bets - payouts } });
    expect(row?.team).toMatchObject({
      net: bets - payouts - bonuses - rebates - wages,
      wages,
      active: Math.round((active * 10) / 30) / 10,
    });
    const [have] = await rows<{
      total: number;
    }>(sql`select (sum(a.balance) filter (where a.kind in ('main', 'pendingWithdrawal')))::float8 as total
      from accounts a join customers c on c.id = a.customer_id where ${inTeam}`);
    const { person, path, own } = await read('getDownline', { account: names.direct });
    expect([person.direct, person.members, person.teamBalance]).toEqual([16, 38, have?.total]);
    expect(path.map(({ account }) => account)).toEqual(['agent01', names.direct]);
    expect(own).toMatchObject({ bets: 0, deposits: 0 });
  });

  test('a page is found by an index, however many there are', async () => {
    const plan = async (order: string, kind?: 'agent') => {
      const statement = downlinesStatement(randomUUID(), { order: order as 'name', online: 'false', size: 20, ...(kind && { kind }) });
      await rows(sql`set enable_seqscan = off`);
      await rows(sql`set enable_sort = off`);
      const lines = await rows<{ 'QUERY PLAN': string }>(sql`explain ${statement}`);
      await rows(sql`reset enable_seqscan`);
      await rows(sql`reset enable_sort`);
      return lines.map((line) => line['QUERY PLAN']).join('\n');
    };
    for (const [order, index] of [
      ['name', 'customers_downline'],
      ['newest', 'customers_downline_newest'],
      ['lastLogin', 'customers_downline_login'],
    ] as const) {
      expect(await plan(order)).toContain(`using ${index} `);
      expect(await plan(order)).not.toContain('Sort');
    }
    expect(await plan('name', 'agent')).toContain('using customers_downline_agents ');
  });
});

describe('profit and loss statement', () => {
  test('at every level the totals are the sum of his own line and of all below, and of the days', async () => {
    const totals: number[] = [];
    for (const account of [undefined, names.direct, names.below, names.ofBelow]) {
      const statement = await read('getTeamStatement', { account });
      const { rows: lines } = await read('listStatementLines', { account, size: 50 });
      for (const name of ['deposits', 'withdrawals', 'bets', 'payouts', 'netWin', 'bonuses', 'rebates', 'wages', 'net'] as const) {
        const sum = [statement.own, ...lines].reduce((total, line) => total + line[name], 0);
        expect([account, name, sum]).toEqual([account, name, statement.totals[name]]);
        expect(statement.days.reduce((total, day) => total + day[name], 0)).toBe(sum);
      }
      expect(statement.days).toHaveLength(30);
      totals.push(statement.totals.bets);
    }
    expect(totals[0]).toBeGreaterThan(totals[1] ?? 0);
    expect(totals[1]).toBeGreaterThan(totals[2] ?? 0);
  });

  test('a rebate has a figure of its own beside the promotions: both are what the ledger has of them', async () => {
    const { db } = gateway.services.database;
    const [member] = await rows<{ id: string }>(sql`select id from customers where account = ${names.ofBelow}`);
    const gift = {
      customerId: member?.id ?? '',
      title: { vi: 'r', en: 'r' },
      wagering: { times: 0, of: 'bonus' as const, weights: {} },
      daysToUse: 1,
    };
    await db.transaction(async (tx) => {
      await giveBonus(tx, { ...gift, amount: 690, kind: 'rebate', reference: randomUUID() });
      await giveBonus(tx, { ...gift, amount: 31, reference: randomUUID() });
    });
    while (await followOnce(db, testTimeZone));
    const [given] = await rows<Record<string, number>>(sql`select
        coalesce(sum(-e.amount) filter (where t.kind = 'rebate'), 0)::float8 as rebates,
        coalesce(sum(-e.amount) filter (where t.kind <> 'rebate'), 0)::float8 as bonuses
      from ledger_entries e join ledger_transactions t on t.customer_id = e.customer_id and t.id = e.transaction_id
      join customers c on c.id = e.customer_id where e.kind = 'promotions'
        and (c.account = 'agent01' or c.upline_path @> array[(select id from customers where account = 'agent01')])
        and (e.created_at at time zone ${testTimeZone}::text)::date between ${period().from}::date and ${period().to}::date`);
    const { totals } = await read('getTeamStatement', {});
    expect(given?.['rebates']).toBe(690);
    expect(totals).toMatchObject(given ?? {});
    expect(totals.net).toBe(totals.netWin - totals.bonuses - totals.rebates - totals.wages);
  });

  test('a line is the total of the statement below it', async () => {
    const { rows: lines } = await read('listStatementLines', { size: 50 });
    const { totals, path } = await read('getTeamStatement', { account: names.direct });
    expect(lines.find(({ account }) => account === names.direct)).toMatchObject(totals);
    expect(path.at(-1)).toMatchObject({ account: names.direct, kind: 'agent' });
  });
});

describe('team overview', () => {
  test('its figures are those of the statement, by days and beside the period before', async () => {
    const range = { from: daysAgo(13), to: daysAgo(7) };
    const overview = await read('getTeamOverview', range);
    expect(overview.previous).toEqual({ from: daysAgo(20), to: daysAgo(14) });
    const [now, before] = await Promise.all([range, overview.previous].map((request) => read('getTeamStatement', request)));
    expect(overview.figures).toMatchObject(now?.totals ?? {});
    expect(overview.before).toMatchObject(before?.totals ?? {});
    expect(overview.days.map(({ bets }) => bets)).toEqual(now?.days.map(({ bets }) => bets));
    expect(overview.daysBefore).toHaveLength(7);
    const { rows: lines } = await read('listStatementLines', { ...range, size: 50 });
    const best = lines.toSorted((one, other) => other.bets - one.bets).slice(0, 5);
    expect(overview.best.map(({ account, bets }) => [account, bets])).toEqual(best.map(({ account, bets }) => [account, bets]));
    expect(overview.now.members).toBe(220);
  });

  test('a day has the number of players; several have the mean of their days', async () => {
    const { days, figures } = await read('getTeamOverview', period(7));
    const sum = days.reduce((total, { active }) => total + active, 0);
    expect(figures.active).toBe(Math.round((sum * 10) / 7) / 10);
    const [day] = days;
    const one = await read('getTeamOverview', { from: day?.day, to: day?.day });
    expect(one.figures.active).toBe(day?.active);
    expect(one.days).toHaveLength(1);
  });

  test('the newest registrations of the whole team, with whom they came by', async () => {
    const [upline] = await rows<{ id: string; nickname: string }>(sql`select id, nickname from customers where account = ${names.below}`);
    const joined = ['moi0001', 'moi0002', 'moi0003', 'moi0004', 'moi0005', 'moi0006'];
    for (const [place, account] of joined.entries()) {
      await rows(sql`insert into customers (id, account, nickname, type, password_hash, upline_id, affiliate_code, created_at)
        values (${randomUUID()}, ${account}, ${account}, 0, '', ${upline?.id}::uuid, 'QB-ZALO', now() + make_interval(secs => ${place}))`);
    }
    while (await followOnce(gateway.services.database.db, testTimeZone));
    const { newest } = await read('getTeamOverview', {});
    expect(newest.map(({ account }) => account)).toEqual(joined.toReversed().slice(0, 5));
    expect(newest[0]).toMatchObject({ via: upline?.nickname, code: 'QB-ZALO', hasDeposited: false, kind: 'member' });
    const own = await read('getTeamOverview', {}, names.below);
    expect(own.newest[0]?.account).toBe('moi0006');
    expect(own.newest[0]).not.toHaveProperty('via');
  });
});

describe('records of a downline', () => {
  const days = () => ({ from: daysAgo(29), to: daysAgo(0) });

  test('are what the player reads himself, page by page, but for what his movements refer to', async () => {
    const [player] = await rows<{ account: string }>(sql`select c.account from customers c join game_rounds r on r.customer_id = c.id
      where r.opened_at > now() - interval '25 days' and cardinality(c.upline_path) = 3 group by c.account order by count(*) desc, c.account limit 1`);
    const account = player?.account ?? '';
    const own = (await ask('listBets', { ...days(), size: 50 }, account)).body.value;
    expect(own.rows.length).toBeGreaterThan(5);
    const whose = { ...days(), account, scope: 'one' } as const;
    const named = (row: object) => ({ ...row, account });
    const first = (await ask('listDownlineBets', { ...whose, size: 5 })).body.value;
    const second = (await ask('listDownlineBets', { ...whose, size: 45, after: first.next })).body.value;
    expect([...first.rows, ...second.rows]).toEqual(own.rows.map(named));
    expect((await ask('getDownlineBetTotals', whose)).body.value).toEqual({
      ...(await ask('getBetTotals', days(), account)).body.value,
      isWhole: true,
    });
    const moved = (await ask('listTransactions', { ...days(), size: 50, kind: 'deposit' }, account)).body.value;
    const told = (await ask('listDownlineTransactions', { ...whose, size: 50, kind: 'deposit' })).body.value;
    expect(told.rows).toEqual(moved.rows.map(({ reference: _, ...row }: { reference: string }) => named(row)));
    expect(told.rows.length).toBeGreaterThan(0);
  });
});

test.each([
  ['2026-11-01', '2026-11-21', '2026-10-01', '2026-10-21'],
  ['2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
  ['2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
  ['2026-11-15', '2026-11-21', '2026-11-08', '2026-11-14'],
  ['2026-11-01', '2026-11-01', '2026-10-31', '2026-10-31'],
])('%s – %s is compared with %s – %s', (from, to, before, until) => {
  expect(periodBefore({ from, to })).toEqual({ from: before, to: until });
});

describe('my income', () => {
  test('what came by contracts of each type and what was paid to the downline, by the day of the payment, equals the bills', async () => {
    const { totals, days } = await read('getAgentIncome', {});
    const paidBills = await rows<{ day: string; type: ContractType; isMine: boolean; paid: number }>(sql`
      select (b.paid_at at time zone ${gateway.services.timeZone}::text)::date::text as day, b.type, b.customer_id = a.id as "isMine", b.paid::float8 as paid
      from contract_bills b join customers a on a.account = 'agent01' and a.id in (b.customer_id, b.upline_id) where b.paid > 0`);
    const inPeriod = paidBills.filter(({ day }) => day >= period().from);
    expect(inPeriod.length).toBeGreaterThan(10);
    const sumOf = (some: typeof paidBills) => some.reduce((sum, { paid }) => sum + paid, 0);
    for (const { day, ...sums } of [{ day: undefined, ...totals }, ...days]) {
      const mine = inPeriod.filter((bill) => bill.isMine && (day === undefined || bill.day === day));
      const owed = inPeriod.filter((bill) => !bill.isMine && (day === undefined || bill.day === day));
      const byType = Object.fromEntries(contractTypes.map((type) => [type, sumOf(mine.filter((bill) => bill.type === type))]));
      const [received, paid] = [sumOf(mine), sumOf(owed)];
      expect([day, sums]).toEqual([day, { byType, received, paid, net: received - paid }]);
    }
    expect((await read('getTeamOverview', {})).figures.income).toBe(totals.net);
  });

  test('is read from the figures of days, and no payment is summed: a real-time salary alone has 288 a day of each', async () => {
    const day = daysAgo(3);
    const one = { from: day, to: day };
    const before = await read('getAgentIncome', one);
    const add = (amount: number) =>
      rows(sql`insert into daily_figures as f (customer_id, day, vendor_type, wages, hourly_salaries, wages_paid)
        select id, ${day}::date, '', ${amount * 10}::bigint, ${amount}::bigint, ${amount * 5}::bigint from customers where account = 'agent01'
        on conflict (customer_id, day, vendor_type) do update set wages = f.wages + excluded.wages,
          hourly_salaries = f.hourly_salaries + excluded.hourly_salaries, wages_paid = f.wages_paid + excluded.wages_paid`);
    await add(1_000);
    const { totals, days } = await read('getAgentIncome', one);
    await add(-1_000);
    const { byType, received, paid, net } = before.totals;
    const { hourlySalary, realTimeSalary } = byType;
    const expected = {
      byType: { ...byType, hourlySalary: hourlySalary + 1_000, realTimeSalary: realTimeSalary + 9_000 },
      ...{ received: received + 10_000, paid: paid + 5_000, net: net + 5_000 },
    };
    expect([totals, days]).toEqual([expected, [{ day, ...expected }]]);
  });
});
