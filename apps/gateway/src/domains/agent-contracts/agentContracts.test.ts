import type { CallName, ContractTerms, calls, RequestInputOf, WireConsolidated } from '@baize/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { eventsAfter } from '../../live/outbox.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { registerPlayer } from '../../testingPlayers.ts';
import { demoPassword } from '../../testingSandbox.ts';
import { offerContract } from './offerContract.ts';
import { closePeriods } from './settlement/jobs.ts';

const { agentContracts, customers } = schema;
let gateway: TestGateway;
let agentId: string;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
  agentId = (await db().select().from(customers).where(eq(customers.account, 'agent01')))[0]?.id ?? '';
});
afterAll(() => gateway.close());

const db = () => gateway.services.database.db;
const logIn = async (username: string): Promise<string> =>
  (await call(gateway.url, 'login', { type: 'username', username, password: demoPassword })).body.value.token;
const consolidated = async (token: string): Promise<WireConsolidated> =>
  (await call(gateway.url, 'getConsolidated', {}, { token })).body.value;

const dividend = (productType: 'LIVE' | 'RNG', contractRate = 500): ContractTerms => ({
  type: 'dividend',
  productType,
  rows: [{ minimumBet: 1_000_000, netLoss: 100_000, activeMember: 2, contractRate }],
});
const daily: ContractTerms = { type: 'dailySalary', period: 'daily', details: [{ betVolume: 5_000_000, activeMember: 1, rate: 30 }] };
const hourly: ContractTerms = {
  type: 'hourlySalary',
  hourSalaryRates: [{ minimumBet: 1_000_000, activeMember: 1, rateType: 'amount', rate: 50_000 }],
};
const realTime: ContractTerms = { type: 'realTimeSalary', profitRate: 20, lossRate: 120, singlePeriodBetAmount: 1_000_000 };

/** A new member of agent01, and what the tests do as him. */
async function openMember() {
  const { token, username } = await registerPlayer(gateway.url);
  const id = String((await call(gateway.url, 'getMemberInfo', {}, { token })).body.value.id);
  return {
    token,
    id,
    username,
    offer: (terms: ContractTerms, status: 'P' | 'E' = 'P') => offerContract(db(), { uplineId: agentId, downlineId: id, status, terms }),
    answer: <Name extends CallName>(name: Name, request: RequestInputOf<(typeof calls)[Name]>) =>
      call(gateway.url, name, request, { token }),
    read: () => consolidated(token),
    rows: () => db().select().from(agentContracts).where(eq(agentContracts.downlineId, id)),
  };
}

describe('§3 consolidated', () => {
  test('the sandbox’s member has one request of each type, from his agent, with its terms', async () => {
    const reply = await consolidated(await logIn('contract01'));
    expect(reply.divtypereq).toEqual([
      {
        agentName: 'Quốc Bảo',
        status: 'P',
        productType: 'LIVE',
        rows: expect.arrayContaining([expect.objectContaining({ contractRate: 500 })]),
      },
    ]);
    expect(reply.dailysalreq[0]).toMatchObject({ status: 'P', details: [{ betVolume: 10_000_000, activeMember: 2, rate: 30 }, {}] });
    expect(reply.contracthoursalreq[0]).toMatchObject({ status: 'E', hourSalaryRates: [{ rateType: 'amount', rate: 50_000 }, {}] });
    expect(reply.realtimesalreqtype[0]).toMatchObject({ profitRate: 20, lossRate: 120, singlePeriodBetAmount: 1_000_000 });
    expect(reply.divtypeinfo.agentList).toEqual([{ nickname: 'Quốc Bảo', status: 'P' }]);
  });

  test('the agent has no request to answer, and sees each contract with its downline’s name and status', async () => {
    const reply = await consolidated(await logIn('agent01'));
    expect([reply.dailysalreq, reply.divtypereq, reply.contracthoursalreq, reply.realtimesalreqtype]).toEqual([[], [], [], []]);
    const house = { nickname: '', status: 'V' };
    expect(new Set(reply.contracthoursalinfo.agentList)).toEqual(new Set([house, { nickname: 'Gia Hân', status: 'E' }]));
    expect(new Set(reply.realtimesalinfotype.agentList)).toEqual(new Set([house, { nickname: 'Gia Hân', status: 'P' }]));
  });

  test('of an agent with contracts with many below him it tells some of each type, signed ones first', async () => {
    const agent = await openMember();
    await rowsOf(
      db(),
      sql`with below as (
          insert into customers (id, account, nickname, type, is_agent, password_hash, upline_id, register_method)
          select gen_random_uuid(), 'below' || n, 'below' || n, 0, 0, 'x', ${agent.id}::uuid, 'AGENT' from generate_series(100, 179) n returning id, account
        ) insert into agent_contracts (downline_id, id, upline_id, type, status, terms, effective_from)
        select id, gen_random_uuid(), ${agent.id}::uuid, 'dailySalary', case when account > 'below169' then 'V' else 'P' end,
          ${JSON.stringify(daily)}::jsonb, case when account > 'below169' then now() end from below`,
    );
    const { dailysalinfotype, divtypeinfo } = await agent.read();
    expect(dailysalinfotype.agentList).toHaveLength(50);
    expect(dailysalinfotype.agentList.filter(({ status }) => status === 'V')).toHaveLength(10);
    expect(divtypeinfo.agentList).toEqual([]);
  });

  test('a member without contracts has empty lists', async () => {
    const member = await openMember();
    const lists = Object.values(await member.read()).map((part) => (Array.isArray(part) ? part : part.agentList));
    expect(lists).toEqual(Array.from({ length: 8 }, () => []));
  });
});

describe('§4 "P or E allows sign up (A) or refuse (R)"', () => {
  test.each(['P', 'E'] as const)('signing a request that is %s makes it valid, and it waits no longer', async (status) => {
    const member = await openMember();
    const id = await member.offer(daily, status);
    expect((await member.answer('processDailySalary', { id, status: 'A' })).status).toBe(200);
    const { dailysalreq, dailysalinfotype } = await member.read();
    expect([dailysalreq, dailysalinfotype.agentList]).toEqual([[], [{ nickname: 'Quốc Bảo', status: 'V' }]]);
  });

  test.each(['P', 'E'] as const)('refusing a request that is %s removes it, and keeps the reason', async (status) => {
    const member = await openMember();
    const contractId = await member.offer(hourly, status);
    expect((await member.answer('processHourlySalary', { contractId, status: 'R' })).status).toBe(200);
    const { contracthoursalreq, contracthoursalinfo } = await member.read();
    expect([contracthoursalreq, contracthoursalinfo.agentList]).toEqual([[], []]);
    expect(await member.rows()).toMatchObject([{ status, endReason: 'refused', endedAt: expect.any(Date), signedAt: null }]);
  });

  test('a dividend is answered by its product type; other product types stay', async () => {
    const member = await openMember();
    await member.offer(dividend('LIVE'));
    await member.offer(dividend('RNG'));
    await member.offer(realTime);
    expect((await member.answer('processDividend', { productType: 'RNG', status: 'A' })).status).toBe(200);
    const { divtypereq, realtimesalreqtype } = await member.read();
    expect([divtypereq.map(({ productType }) => productType), realtimesalreqtype.length]).toEqual([['LIVE'], 1]);
  });

  test('an answered request can’t be signed or refused again', async () => {
    const member = await openMember();
    const id = await member.offer(realTime);
    expect((await member.answer('processRealTimeSalary', { id, status: 'A' })).status).toBe(200);
    for (const status of ['A', 'R'] as const) {
      const again = await member.answer('processRealTimeSalary', { id, status });
      expect([again.status, again.body.errorCode]).toEqual([409, 'contract_answered']);
    }
    expect((await member.read()).realtimesalinfotype.agentList).toHaveLength(1);
  });

  test('of ten answers at the same time one has an effect', async () => {
    const member = await openMember();
    const id = await member.offer(daily);
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => member.answer('processDailySalary', { id, status: turn % 2 === 0 ? 'A' : 'R' })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.errorCode))).toEqual(
      new Set(['contract_answered']),
    );
    const [row] = await member.rows();
    expect(row?.status === 'V').toBe(row?.endedAt === null);
  });

  test('a first contract holds at once; a later one of its kind takes its place when the period ends, and no other’s', async () => {
    const member = await openMember();
    for (const terms of [dividend('LIVE', 500), dividend('RNG'), dividend('LIVE', 700)]) {
      await member.offer(terms);
      const { productType } = terms as { productType: 'LIVE' | 'RNG' };
      expect((await member.answer('processDividend', { productType, status: 'A' })).status).toBe(200);
    }
    const before = await member.rows();
    expect(before.filter(({ endedAt }) => endedAt === null)).toHaveLength(3);
    expect(before.filter(({ effectiveFrom }) => effectiveFrom === null)).toMatchObject([{ terms: dividend('LIVE', 700) }]);
    const { database, ...services } = gateway.services;
    await closePeriods({ ...services, db: database.db }, ['semimonthly']);
    const rows = await member.rows();
    const told = rows.map(({ productType, endReason, terms }) => [
      productType,
      endReason,
      terms.type === 'dividend' && terms.rows[0]?.contractRate,
    ]);
    expect(told.sort()).toEqual(
      [
        ['LIVE', 'replaced', 500],
        ['LIVE', null, 700],
        ['RNG', null, 500],
      ].sort(),
    );
  });

  test('another member’s request and an unknown id are not found', async () => {
    const [owner, other] = [await openMember(), await openMember()];
    const id = await owner.offer(daily);
    for (const tried of [id, 'no-uuid', '00000000-0000-4000-8000-000000000000']) {
      const reply = await other.answer('processDailySalary', { id: tried, status: 'A' });
      expect([reply.status, reply.body.errorCode]).toEqual([404, 'contract_not_found']);
    }
    const wrongType = await owner.answer('processRealTimeSalary', { id, status: 'A' });
    expect(wrongType.body.errorCode).toBe('contract_not_found');
    expect((await owner.read()).dailysalreq).toHaveLength(1);
  });

  test('terminating is not an answer', async () => {
    const member = await openMember();
    const terminated = await member.answer('processDailySalary', { id: 'x', status: 'C' as never });
    expect([terminated.status, terminated.body.details.fields[0].field]).toEqual([400, 'status']);
  });
});

describe('an offer', () => {
  test.each([
    ['a share of more than all', { ...realTime, profitRate: 10_001 }],
    ['a part of a đồng', { ...realTime, singlePeriodBetAmount: 0.5 }],
    ['no step', { ...daily, details: [] }],
  ])('with %s is not kept', async (_name, terms) => {
    const member = await openMember();
    await expect(member.offer(terms as ContractTerms)).rejects.toThrow();
    expect(await member.rows()).toEqual([]);
  });

  test('beside a waiting offer of its kind is refused by the database', async () => {
    const member = await openMember();
    await member.offer(daily);
    await expect(member.offer(daily, 'E')).rejects.toThrow();
  });
});

test('§3 live events: each request and each answer tells the downline how many wait', async () => {
  const member = await openMember();
  const id = await member.offer(daily);
  await member.offer(hourly);
  await member.answer('processDailySalary', { id, status: 'R' });
  const events = await eventsAfter(db(), new Map([[member.id, 0]]));
  const told = events.filter(({ name }) => name === 'contractRequests').map(({ data }) => data);
  expect(told).toEqual([{ value: 1 }, { value: 2 }, { value: 1 }]);
});
