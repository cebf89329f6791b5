import { randomUUID } from 'node:crypto';
import { agentMemberTypes, type DownlineMember, limits, type Transaction, type Transfer, type TransferTerms } from '@baize/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { eventsAfter } from '../../live/outbox.ts';
import { runOperator } from '../../operator/commands.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { openByPhone, registerPlayer } from '../../testingPlayers.ts';
import { downlineStatement } from './receivers.ts';

const fundPassword = 'Fund1234';
const start = 500_000;
const [agentType = 1] = agentMemberTypes;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
});
afterAll(() => gateway.close());

const { customers } = schema;
const db = () => gateway.services.database.db;
const operate = (...words: string[]) => {
  const { database, queue, settings, sender, live } = gateway.services;
  return runOperator({ db: database.db, queue, settings, sender, changed: live.changed }, words);
};
const codeOf = (reply: { body: { errorCode?: unknown } }) => reply.body.errorCode ?? 'ok';

async function newPlayer(changes: Partial<typeof customers.$inferInsert> = {}) {
  const { token, username } = await registerPlayer(gateway.url, { paymentPassword: fundPassword });
  const { id } = (await call(gateway.url, 'getMemberInfo', {}, { token })).body.value as { id: string };
  const change = (to: Partial<typeof customers.$inferInsert>) => db().update(customers).set(to).where(eq(customers.id, id));
  if (Object.keys(changes).length > 0) await change(changes);
  const up = (
    amount: number,
    { idempotencyKey = randomUUID() as string, ...part }: { idempotencyKey?: string; fundPassword?: string } = {},
  ) => call(gateway.url, 'transferToUpline', { amount, fundPassword, ...part }, { token, idempotencyKey });
  const down = (account: string, amount: number, part: object = {}) =>
    call(gateway.url, 'transferToDownline', { account, amount, fundPassword, ...part }, { token, idempotencyKey: randomUUID() });
  const terms = async () => (await call(gateway.url, 'getTransferTerms', {}, { token })).body.value as TransferTerms;
  const list = async (request: { search?: string; after?: string; size?: number } = {}) =>
    (await call(gateway.url, 'listDownline', request, { token })).body.value as { rows: DownlineMember[]; next?: string };
  const balance = async (): Promise<number> => (await call(gateway.url, 'getBalance', {}, { token })).body.value.sumBalance;
  const inbox = () =>
    rowsOf<{ title: string; content: string }>(
      db(),
      sql`select title_en as title, content_en as content from messages where customer_id = ${id} order by created_at`,
    );
  return { id, token, username, change, up, down, terms, list, balance, inbox };
}

/** An agent, and a member of his who may send to him. */
async function newLine() {
  const agent = await newPlayer({ type: agentType });
  const member = await newPlayer({ uplineId: agent.id, toUpline: 1 });
  return { agent, member };
}
const entriesOf = (id: string) =>
  rowsOf<{ kind: string; account: string; amount: number; reference: string }>(
    db(),
    sql`select t.kind, e.kind as account, e.amount::int as amount, t.reference from ledger_entries e
      join ledger_transactions t on t.customer_id = e.customer_id and t.id = e.transaction_id
      where e.customer_id = ${id} and t.kind like 'transfer%' order by e.created_at, e.kind`,
  );

test('a transfer that the receiver’s wallet can’t hold is refused, and nothing leaves the sender', async () => {
  const { agent, member } = await newLine();
  await operate('credit', agent.username, String(Number.MAX_SAFE_INTEGER - start), '--reason', 'test');
  const refused = await member.up(10_000);
  expect([refused.status, codeOf(refused)]).toEqual([400, 'amount_out_of_range']);
  expect(await member.balance()).toBe(start);
});

describe('§6 a transfer to upline', () => {
  test('moves from sender to receiver at once; the ledger names the other side, and the terms follow', async () => {
    const { agent, member } = await newLine();
    expect(await member.terms()).toEqual({
      upline: { account: agent.username, nickname: agent.username },
      minimum: 100,
      maximum: 50_000_000,
      turnoverLeft: 0,
      turnoverPercent: 30,
      balance: start,
      transferable: start,
      hasFundPassword: true,
    });
    const reply = await member.up(10_000);
    expect(reply.body.value as Transfer).toMatchObject({
      receiver: { account: agent.username },
      amount: 10_000,
      balance: start - 10_000,
    });
    expect([await member.balance(), await agent.balance()]).toEqual([start - 10_000, start + 10_000]);
    expect(await entriesOf(member.id)).toEqual([
      { kind: 'transferSent', account: 'main', amount: -10_000, reference: agent.username },
      { kind: 'transferSent', account: 'transfers', amount: 10_000, reference: agent.username },
    ]);
    expect(await entriesOf(agent.id)).toEqual([
      { kind: 'transferReceived', account: 'main', amount: 10_000, reference: member.username },
      { kind: 'transferReceived', account: 'transfers', amount: -10_000, reference: member.username },
    ]);
    expect((await member.terms()).transferable).toBe(start - 10_000);
  });

  test('§3 both get a message with sender, receiver, amount and time, and a live event of their balances', async () => {
    const { agent, member } = await newLine();
    await member.up(10_000);
    for (const { id, inbox } of [agent, member]) {
      const [message] = await inbox();
      expect(message?.title).toMatch(/^Transfer to upline · /);
      expect(message?.content).toContain(`Sender: ${member.username}\nReceiver: ${agent.username}\nAmount: ₫\u00A010,000\nTime: 20`);
      const events = await eventsAfter(db(), new Map([[id, 0]]));
      const last = (name: string) => events.filter((event) => event.name === name).at(-1)?.data;
      expect(last('balance')).toMatchObject({ sumBalance: id === agent.id ? start + 10_000 : start - 10_000 });
      expect(last('unreadMessages')).toEqual({ value: 1 });
    }
  });

  test('§6 a receiving agent gets an event with sender, amount and time; nobody else does', async () => {
    const { agent, member } = await newLine();
    const heard = async ({ id }: { id: string }) =>
      (await eventsAfter(db(), new Map([[id, 0]]))).filter(({ name }) => name === 'transferReceived').map(({ data }) => data);
    const { orderId, createdAt } = (await member.up(10_000)).body.value as Transfer;
    expect(await heard(agent)).toEqual([{ orderId, sender: member.username, amount: 10_000, at: createdAt }]);
    await agent.down(member.username, 500);
    expect(await heard(member)).toEqual([]);
    expect(await heard(agent)).toHaveLength(1);
    expect((await member.inbox()).map(({ title }) => title.split(' · ')[0])).toEqual(['Transfer to upline', 'Transfer to downline']);
  });

  test('§6 a downline agent gets the event for a transfer from the upline', async () => {
    const { agent } = await newLine();
    const lower = await newPlayer({ type: agentType, uplineId: agent.id });
    expect(codeOf(await agent.down(lower.username, 700))).toBe('ok');
    const events = await eventsAfter(db(), new Map([[lower.id, 0]]));
    expect(events.find(({ name }) => name === 'transferReceived')?.data).toMatchObject({ sender: agent.username, amount: 700 });
  });

  test('the transaction history of both lists it, and the filter of transfers lists it alone', async () => {
    const { agent, member } = await newLine();
    await member.up(10_000);
    const day = new Intl.DateTimeFormat('sv', { timeZone: gateway.services.timeZone }).format(new Date());
    const newest = async (token: string) =>
      ((await call(gateway.url, 'listTransactions', { from: day, to: day }, { token })).body.value as { rows: Transaction[] }).rows[0];
    const transfers = async (token: string) =>
      (
        (await call(gateway.url, 'listTransactions', { from: day, to: day, group: 'transfer' }, { token })).body.value as {
          rows: Transaction[];
        }
      ).rows.map(({ kind }) => kind);
    expect(await newest(member.token)).toMatchObject({ kind: 'transferSent', amount: -10_000, reference: agent.username });
    expect(await newest(agent.token)).toMatchObject({ kind: 'transferReceived', amount: 10_000, reference: member.username });
    await agent.down(member.username, 500);
    expect(await transfers(agent.token)).toEqual(['transferSent', 'transferReceived']);
    expect(await transfers(member.token)).toEqual(['transferReceived', 'transferSent']);
  });

  test.each([
    ['the member may not', async ({ member }: Awaited<ReturnType<typeof newLine>>) => member.change({ toUpline: 0 })],
    ['there is none', async ({ member }: Awaited<ReturnType<typeof newLine>>) => member.change({ uplineId: null })],
    ['it is his own account', async ({ member }: Awaited<ReturnType<typeof newLine>>) => member.change({ uplineId: member.id })],
    ['the brand has none', async () => gateway.services.settings.changeFlags({ transferUpline: false })],
  ])('§2 is refused where %s, and the terms name no receiver', async (_, forbid) => {
    const line = await newLine();
    await forbid(line);
    expect(codeOf(await line.member.up(500))).toBe('function.not.available');
    expect((await line.member.terms()).upline).toBeUndefined();
    expect(await line.member.balance()).toBe(start);
    await gateway.services.settings.changeFlags({ transferUpline: true });
  });

  test('an agent may send to his own upline too', async () => {
    const { agent } = await newLine();
    const lower = await newPlayer({ type: agentType, uplineId: agent.id, toUpline: 1 });
    expect(codeOf(await lower.up(500))).toBe('ok');
    expect(await agent.balance()).toBe(start + 500);
  });

  test('the operator allows it or forbids it for a member with an upline', async () => {
    const { agent, member } = await newLine();
    await operate('to-upline', member.username, 'off');
    expect(codeOf(await member.up(500))).toBe('function.not.available');
    await operate('to-upline', member.username, 'on');
    expect(await operate('account', member.username)).toContain(`upline      ${agent.username}, and may transfer to it`);
    expect(codeOf(await member.up(500))).toBe('ok');
    await expect(operate('to-upline', agent.username, 'on')).rejects.toThrow('no upline');
    await expect(operate('to-upline', member.username, 'perhaps')).rejects.toThrow('on or off');
  });
});

describe('§6 a transfer to downline', () => {
  test('reaches a direct member, in either letter case; both are told', async () => {
    const { agent, member } = await newLine();
    expect(codeOf(await agent.down(member.username.toUpperCase(), 20_000))).toBe('ok');
    expect([await member.balance(), await agent.balance()]).toEqual([start + 20_000, start - 20_000]);
    for (const { inbox } of [agent, member]) {
      const [message] = await inbox();
      expect(message?.title).toMatch(/^Transfer to downline · /);
      expect(message?.content).toContain(`Sender: ${agent.username}\nReceiver: ${member.username}`);
    }
  });

  test('does not find a stranger, a member two levels below, the own account or an unknown name', async () => {
    const [{ agent, member }, other] = [await newLine(), await newLine()];
    const grandchild = await newPlayer({ uplineId: member.id });
    for (const account of [other.member.username, other.agent.username, grandchild.username, agent.username, 'nobody', '%']) {
      expect(codeOf(await agent.down(account, 500)), account).toBe('not.exists.user');
    }
    expect(await agent.balance()).toBe(start);
  });

  test('does not tell whether a name exists before the fund password is right', async () => {
    const { agent } = await newLine();
    expect(codeOf(await agent.down('nobody', 500, { fundPassword: 'Wrong123' }))).toBe('fund_password_error');
  });

  test('is refused for a member', async () => {
    const { member } = await newLine();
    const below = await newPlayer({ uplineId: member.id });
    expect(codeOf(await member.down(below.username, 500))).toBe('function.not.available');
    expect((await call(gateway.url, 'listDownline', {}, { token: member.token })).status).toBe(403);
  });

  test.each([
    ['disabled', { isDisabled: true }],
    ['a trial account', { type: 4 }],
  ])('is refused for an account that is %s, below or above', async (_, state) => {
    const { agent, member } = await newLine();
    await member.change(state);
    expect(codeOf(await agent.down(member.username, 500))).toBe('receiver_not_available');
    expect((await agent.list()).rows).toMatchObject([{ account: member.username, isAvailable: false }]);
    await member.change({ isDisabled: false, type: 0 });
    await agent.change(state);
    expect(codeOf(await member.up(500))).toBe('receiver_not_available');
    expect(await member.balance()).toBe(start);
  });
});

describe('amounts', () => {
  const { minimum, maximum } = limits.transfer;
  test.each([-1, 0, 0.1, 1e21, 2 ** 53 + 1, '1e3', Number.NaN, '１００', null, '500', minimum - 1, maximum + 1])(
    'of %s are refused with their field, and the journal has no row',
    async (amount) => {
      const { agent, member } = await newLine();
      for (const reply of [await member.up(amount as number), await agent.down(member.username, amount as number)]) {
        expect(reply.status).toBe(400);
        expect(JSON.stringify(reply.body)).toContain('"field":"amount"');
      }
      expect([...(await entriesOf(member.id)), ...(await entriesOf(agent.id))]).toEqual([]);
    },
  );

  test('at the bounds are accepted, and more than the balance is refused', async () => {
    const { agent, member } = await newLine();
    await operate('credit', member.username, String(maximum), '--reason', 'test');
    expect((await member.terms()).transferable).toBe(maximum);
    expect(codeOf(await member.up(maximum))).toBe('ok');
    expect(codeOf(await member.up(minimum))).toBe('ok');
    expect(codeOf(await member.up(start))).toBe('insufficient_balance');
    expect(await member.balance()).toBe(start - minimum);
    expect(await agent.inbox()).toHaveLength(2);
  });
});

describe('§9 the fund password', () => {
  test('is required, and ten wrong ones in a row lock it; an unset one has its own error', async () => {
    const { member } = await newLine();
    for (let tries = 0; tries < 10; tries += 1) {
      expect(codeOf(await member.up(500, { fundPassword: 'Wrong123' }))).toBe('fund_password_error');
    }
    expect(codeOf(await member.up(500))).toBe('TOO_MANY_REQUEST');
    expect(await member.balance()).toBe(start);
    const { member: other } = await newLine();
    await other.change({ fundPasswordHash: null });
    expect(codeOf(await other.up(500))).toBe('fund_password_missing');
    expect((await other.terms()).hasFundPassword).toBe(false);
  });
});

test('§9 "30% of the deposit must be wagered first": holds for transfers too', async () => {
  const { agent, member } = await newLine();
  await db().execute(sql`insert into deposits (customer_id, id, currency, amount, state, turnover, settled_at)
    select id, gen_random_uuid(), 'VND', 10000, 'credited', 3000, now() - interval '10 minutes' from customers where id in (${member.id}, ${agent.id})`);
  expect(await member.terms()).toMatchObject({ turnoverLeft: 3_000, transferable: 0 });
  expect(codeOf(await member.up(500))).toBe('turnover_not_met');
  expect(codeOf(await agent.down(member.username, 500)), 'an agent can wager nothing, and is asked for nothing').toBe('ok');
  await db().execute(sql`insert into game_rounds (customer_id, provider, round_id, game_id, currency, bet_total, opened_at, ended_at)
    values (${member.id}, 'sandbox', ${randomUUID()}, 'g', 'VND', 3000, now() - interval '5 minutes', now())`);
  expect(codeOf(await member.up(500))).toBe('ok');
  await operate('cashier', 'set', 'withdrawal.turnoverPercent', '50');
  expect(await member.terms(), 'the share is the brand’s own').toMatchObject({ turnoverPercent: 50 });
  await operate('cashier', 'set', 'withdrawal.turnoverPercent', '30');
});

describe('idempotency', () => {
  test('a repeated key is one transfer with one reply and one message; another body is a conflict', async () => {
    const { agent, member } = await newLine();
    const idempotencyKey = randomUUID();
    const first = await member.up(500, { idempotencyKey });
    await member.up(700);
    expect((await member.up(500, { idempotencyKey })).body).toEqual(first.body);
    expect(codeOf(await member.up(501, { idempotencyKey }))).toBe('idempotency_key_conflict');
    expect(await agent.balance()).toBe(start + 1_200);
    expect(await agent.inbox()).toHaveLength(2);
  });

  test('a refusal is not kept: the key can be sent again with the right fund password', async () => {
    const { agent, member } = await newLine();
    const idempotencyKey = randomUUID();
    expect(codeOf(await member.up(500, { idempotencyKey, fundPassword: 'Wrong123' }))).toBe('fund_password_error');
    expect(codeOf(await member.up(500, { idempotencyKey }))).toBe('ok');
    expect(await agent.balance()).toBe(start + 500);
  });
});

describe('the downline of 2,000', () => {
  let agent: Awaited<ReturnType<typeof newPlayer>>;
  beforeAll(async () => {
    agent = await newPlayer({ type: agentType });
    await db().execute(sql`insert into customers (id, account, nickname, type, password_hash, upline_id)
      select gen_random_uuid(), 'Line' || lpad(n::text, 4, '0'), 'Nick ' || n, 0, 'x', ${agent.id}::uuid from generate_series(1, 2000) n`);
    await db().execute(sql`insert into customers (id, account, nickname, type, password_hash, upline_id)
      values (gen_random_uuid(), 'odd_name', 'Odd', 0, 'x', ${agent.id}::uuid)`);
    await db().execute(sql`analyze customers`);
  });

  test('comes in pages in the order of names, each member once', async () => {
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const { rows, next } = await agent.list({ size: 50, ...(after && { after }) });
      seen.push(...rows.map(({ account }) => account));
      after = next;
    } while (after !== undefined);
    expect(seen).toHaveLength(2_001);
    expect(seen).toEqual([...seen].sort());
    expect(new Set(seen).size).toBe(2_001);
  });

  test('is searched by the beginning of a name, in either letter case, without wildcards', async () => {
    expect((await agent.list({ search: 'LINE199' })).rows.map(({ account }) => account)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Line199${index}`),
    );
    expect((await agent.list({ search: 'ine' })).rows).toEqual([]);
    expect((await agent.list({ search: 'odd_' })).rows).toEqual([{ account: 'odd_name', nickname: 'Odd', isAvailable: true }]);
    for (const search of ['%', '_', 'Line%', '\\']) expect((await agent.list({ search })).rows, search).toEqual([]);
  });

  test('§6 a member is not found by the phone that opened his account', async () => {
    const { agent, member } = await newLine();
    await openByPhone(gateway, member.username, { account: 'pmade7775', openedMobile: '+84912777005', mobile: '+84912777005' });
    for (const search of ['0912', '84912', '+84912777005']) expect((await agent.list({ search })).rows, search).toEqual([]);
    expect(codeOf(await agent.down('0912777005', 500))).toBe(codeOf(await agent.down('nobody99', 500)));
    expect(codeOf(await agent.down('pmade7775', 500))).toBe('ok');
    expect(await member.balance()).toBe(start + 500);
  });

  test.each([
    ['its first page', {}],
    ['a page far behind', { after: 'line1800' }],
    ['a search', { search: 'line19' }],
  ])('is read by the index: %s', async (_, part) => {
    const plan = await rowsOf<{ 'QUERY PLAN': string }>(
      db(),
      sql`explain (analyze, costs off, timing off) ${downlineStatement(agent.id, { size: 20, ...part })}`,
    );
    const text = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toContain('customers_downline');
    expect(text).not.toMatch(/Sort|Seq Scan on customers/);
  });
});
