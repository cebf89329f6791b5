import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from './db/database.ts';
import { legionHouse } from './domains/legion/testingLegion.ts';
import { checkRollups } from './rollups/check.ts';
import { startTestGateway, type TestGateway } from './testing.ts';
import { testTimeZone } from './testingZone.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ env: { SANDBOX_BUSINESS: 'true' } });
  // The week of the legions is closed and paid after the start.
  const { payWeek, follow } = legionHouse(gateway);
  await payWeek();
  await follow();
});
afterAll(() => gateway.close());
const rows = <Row>(statement: ReturnType<typeof sql>) => rowsOf<Row>(gateway.services.database.db, statement);

test('the sandbox has an agent’s business: two levels of agents, some 200 members, and sixty days of money and play', async () => {
  const [tree] = await rows(sql`select count(*) filter (where c.is_agent = 4 and cardinality(c.upline_path) = 1)::int as direct,
      count(*) filter (where c.is_agent = 4 and cardinality(c.upline_path) = 2)::int as below,
      count(*) filter (where c.type = 0)::int as members
    from customers c join customers a on a.account = 'agent01' where c.upline_path @> array[a.id]`);
  // With contract01, who is a demo account.
  expect(tree).toEqual({ direct: 5, below: 10, members: 205 });
  const [figures] = await rows<
    Record<string, number>
  >(sql`select count(distinct day)::int as days, count(distinct vendor_type)::int as types,
      sum(bet)::float8 as bet, sum(win)::float8 as win, sum(deposits)::float8 as deposits, sum(withdrawals)::float8 as withdrawals,
      sum(bonuses)::float8 as bonuses, sum(registrations)::int as registrations, max(active)::int as active
    from team_figures f join customers a on a.id = f.customer_id where a.account = 'agent01'`);
  expect(figures).toMatchObject({ registrations: 220, types: 7 });
  expect(figures?.['days']).toBeGreaterThanOrEqual(60);
  for (const name of ['bet', 'win', 'deposits', 'withdrawals', 'bonuses', 'active']) expect(figures?.[name]).toBeGreaterThan(0);
  // The house keeps a few percent.
  expect((figures?.['win'] ?? 0) / (figures?.['bet'] ?? 1)).toBeGreaterThan(0.85);
  expect((figures?.['win'] ?? 0) / (figures?.['bet'] ?? 1)).toBeLessThan(1);
});

test('its ledger sums to nothing, each balance is that of its entries in the order of their times, and the figures are those of the ledger', async () => {
  expect(await rows(sql`select customer_id, transaction_id from ledger_entries group by 1, 2 having sum(amount) <> 0`)).toEqual([]);
  expect(
    await rows(sql`select a.customer_id, a.kind from accounts a join ledger_entries e using (customer_id, kind, currency)
      group by a.customer_id, a.kind, a.balance having a.balance <> sum(e.amount)`),
  ).toEqual([]);
  expect(
    await rows(sql`select customer_id from (select customer_id, created_at,
        lag(created_at) over (partition by customer_id, kind order by seq) as before from ledger_entries) e where before > created_at`),
  ).toEqual([]);
  const [played] = await rows(sql`select (select sum(win_total - bet_total) from game_rounds)::float8 as rounds,
    (select -sum(amount) from ledger_entries where kind = 'games')::float8 as ledger`);
  expect(played).toEqual({ rounds: expect.any(Number), ledger: (played as { rounds: number }).rounds });
  expect(await rows(sql`select * from rollup_marks`)).toEqual([]);
  expect(await checkRollups(gateway.services.database.db, testTimeZone)).toEqual([]);
});

test('a member of it has missions that are half done: rounds of the last hour, and check-ins of the days before', async () => {
  const [played] =
    await rows(sql`select count(*)::int as rounds, sum(bet_total)::float8 as turnover, count(distinct vendor_type)::int as types,
      bool_and(ended_at is not null) as over
    from game_rounds r join customers c on c.id = r.customer_id where c.account = 'member01' and opened_at > now() - interval '1 hour'`);
  expect(played).toEqual({ rounds: 12, turnover: 300_000, types: 2, over: true });
  const [checkIns] = await rows(sql`select count(*)::int as days, bool_and(exists (
      select from ledger_transactions t where t.customer_id = e.customer_id and t.reference = e.id::text)) as paid
    from promotion_entries e join customers c on c.id = e.customer_id where c.account = 'member01' and e.promotion_id = 'check-in'`);
  expect(checkIns).toEqual({ days: 2, paid: true });
});

test('its contracts stand in each of their states, and the bills of past periods are made and paid from the top', async () => {
  const states = await rows<{
    state: string;
  }>(sql`select distinct case when ended_at is not null then 'ended' when status <> 'V' then 'waits for the ' ||
      case proposed_by when 'upline' then 'downline' else 'upline' end when termination_by is not null then 'may end' else 'in force' end as state
    from agent_contracts order by 1`);
  expect(states.map(({ state }) => state)).toEqual(['ended', 'in force', 'may end', 'waits for the downline', 'waits for the upline']);
  const [bills] = await rows<Record<string, number>>(sql`select count(*) filter (where b.upline_id is null)::int as house,
      count(*) filter (where b.upline_id is not null and b.state = 'paid')::int as below, count(*) filter (where b.state = 'open')::int as open,
      coalesce(sum(b.paid) filter (where b.upline_id is null), 0)::float8 as paid from contract_bills b`);
  expect(bills).toMatchObject({ open: 0 });
  for (const name of ['house', 'below', 'paid']) expect(bills?.[name]).toBeGreaterThan(0);
  const [wages] = await rows<{ net: number }>(sql`select -sum(amount)::float8 as net from ledger_entries where kind = 'wages'`);
  expect(wages?.net).toBe(bills?.['paid']);
});

test('its bills are made and paid some minutes after their periods, and the wallet told the rounds after them what was left', async () => {
  const [dated] = await rows<Record<string, number>>(sql`select
      count(distinct (b.kind, b.begins_at))::int as periods,
      count(*) filter (where b.created_at < b.ends_at or b.created_at > b.ends_at + interval '10 minutes')::int as "otherBills",
      count(*) filter (where b.paid > 0 and not exists (select from ledger_transactions t join ledger_entries e
        on e.customer_id = t.customer_id and e.transaction_id = t.id and e.created_at = t.created_at and e.kind = 'wages' and e.amount = -b.paid
        where t.customer_id = b.customer_id and t.kind = b.type and t.reference = b.id::text and t.created_at = b.paid_at))::int as "otherEntries",
      count(*) filter (where b.paid > 0 and not exists (select from messages m
        where m.customer_id = b.customer_id and m.created_at = b.paid_at))::int as "otherMessages"
    from contract_bills b`);
  // Three half months and fourteen days.
  expect(dated).toEqual({ periods: 17, otherBills: 0, otherEntries: 0, otherMessages: 0 });
  // Whether a member reaches a tier depends on the day of the start; what his rounds were told does not.
  const [told] = await rows(sql`select count(*) filter (where w.balance_after <> e.balance_after)::int as other
    from wallet_transactions w
      join ledger_transactions t on t.customer_id = w.customer_id and t.reference = 'sandbox:' || w.transaction_id
      join ledger_entries e on e.customer_id = t.customer_id and e.transaction_id = t.id and e.kind = 'main'`);
  expect(told).toEqual({ other: 0 });
});
