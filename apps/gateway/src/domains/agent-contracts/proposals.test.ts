import { randomUUID } from 'node:crypto';
import type { AgentContract, ContractTerms, DownlineContracts } from '@baize/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { contractsOf, dailyOf, outcomeOf } from './testingContracts.ts';

let gateway: TestGateway;
let made: ReturnType<typeof contractsOf>;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
  made = contractsOf(gateway);
});
afterAll(() => gateway.close());

const dividend = (rows: object[]): ContractTerms => ({ type: 'dividend', productType: 'LIVE', rows }) as ContractTerms;
const row = { minimumBet: 1_000_000, netLoss: 100_000, activeMember: 2, contractRate: 500 };
const house = dividend([row, { ...row, minimumBet: 5_000_000, contractRate: 900 }]);

describe('an offer', () => {
  test('waits for the downline, who is told; the same key makes one', async () => {
    const { agent, member } = await made.openLine();
    const ask = { token: agent.token, idempotencyKey: randomUUID() };
    const request = { downlineId: member.id, terms: dailyOf(50) };
    const [first, again] = [await call(gateway.url, 'offerContract', request, ask), await call(gateway.url, 'offerContract', request, ask)];
    expect(first.body.value).toMatchObject({ status: 'P', proposedBy: 'upline', terms: dailyOf(50) });
    expect(again.body.value).toEqual(first.body.value);
    expect(await member.rows()).toHaveLength(1);
    expect([await member.changes(), await agent.changes(), await member.titles()]).toEqual([['offer'], ['offer'], []]);
  });

  test('of a kind that the agent has none of in force is refused, until he has signed a first one, which holds at once', async () => {
    const { agent, member } = await made.openLine();
    const offer = () => agent.ask('offerContract', { downlineId: member.id, terms: dividend([row]) });
    expect(outcomeOf(await offer())).toEqual([409, 'contract_upline_missing']);
    await made.operate('contract', 'offer-house', agent.username, JSON.stringify(house));
    await agent.process((await agent.rows()).at(-1)?.id ?? '', 'A');
    expect((await offer()).status).toBe(200);
  });

  test('is refused beside one that waits, and takes the place of one that the downline has asked for', async () => {
    const { agent, member } = await made.openLine();
    expect((await member.ask('requestContract', { terms: dailyOf(60) })).status).toBe(200);
    const { id } = await made.offer(agent, member.id, dailyOf(50));
    expect((await member.rows()).map((one) => [one.proposedBy, one.endReason])).toEqual([
      ['downline', 'replaced'],
      ['upline', null],
    ]);
    expect(outcomeOf(await agent.ask('offerContract', { downlineId: member.id, terms: dailyOf(40) }))).toEqual([409, 'contract_waits']);
    expect((await agent.process(id, 'C')).status).toBe(200);
    expect((await agent.ask('offerContract', { downlineId: member.id, terms: dailyOf(40) })).status).toBe(200);
  });

  test('sent again with its key is the same offer', async () => {
    const { agent, member } = await made.openLine();
    const request = { downlineId: member.id, terms: dailyOf(50) };
    const sent = () => call(gateway.url, 'offerContract', request, { token: agent.token, idempotencyKey: key });
    const key = crypto.randomUUID();
    expect((await sent()).body.value).toEqual((await sent()).body.value);
    expect(await member.rows()).toHaveLength(1);
  });

  test('goes to those directly below alone', async () => {
    const { agent, member } = await made.openLine();
    const below = await made.openAccount({ uplineId: member.id });
    for (const downlineId of [below.id, agent.id]) {
      expect(outcomeOf(await agent.ask('offerContract', { downlineId, terms: dailyOf(50) }))).toEqual([404, 'contract_not_found']);
    }
    expect(outcomeOf(await member.ask('offerContract', { downlineId: below.id, terms: dailyOf(50) }))).toEqual([
      403,
      'function.not.available',
    ]);
  });

  test.each([
    ['−1', dailyOf(-1), 'terms.details.0.rate'],
    ['1e21', dailyOf(5, 1e21), 'terms.details.0.betVolume'],
    ['NaN', dailyOf(Number.NaN), 'terms.details.0.rate'],
    ['half a đồng', dailyOf(5, 0.5), 'terms.details.0.betVolume'],
    ['a text', { type: 'dailySalary', details: [{ betVolume: '5', activeMember: 1, rate: 5 }] }, 'terms.details.0.betVolume'],
    ['no tier', { type: 'dailySalary', details: [] }, 'terms.details'],
    ['a hundred tiers', { type: 'dailySalary', details: Array.from({ length: 100 }, () => row) }, 'terms.details'],
    ['more than all', dailyOf(10_001), 'terms.details.0.rate'],
    ['more than the upline gets', dailyOf(101), 'terms.details.0.rate'],
    ['a tier where the upline gets nothing', dailyOf(1, 999_999), 'terms.details.0.rate'],
    [
      'the wrong order',
      {
        type: 'dailySalary',
        details: [
          { betVolume: 3_000_000, activeMember: 1, rate: 9 },
          { betVolume: 2_000_000, activeMember: 1, rate: 10 },
        ],
      },
      'terms.details.1.betVolume',
    ],
    ['a period of another kind', { ...dailyOf(5), period: 'weekly' }, 'terms.period'],
    ['no type', {}, 'terms.type'],
  ])('of %s is refused with its field, and nothing is kept', async (_name, terms, field) => {
    const { agent, member } = await made.openLine();
    const reply = await agent.ask('offerContract', { downlineId: member.id, terms: terms as ContractTerms });
    expect(outcomeOf(reply)).toEqual([400, 'validation_failed']);
    expect(reply.body.details.fields.map((one: { field: string }) => one.field)).toContain(field);
    expect(await member.rows()).toEqual([]);
  });

  test('has as many tiers as the brand allows', async () => {
    const { agent, member } = await made.openLine();
    const details = Array.from({ length: 3 }, (_, index) => ({ betVolume: (index + 1) * 1_000_000, activeMember: 1, rate: index + 1 }));
    await made.operate('contract', 'rules', 'maxTiers', '2');
    const reply = await agent.ask('offerContract', { downlineId: member.id, terms: { type: 'dailySalary', details } });
    await made.operate('contract', 'rules', 'maxTiers', '10');
    expect(reply.body.details.fields).toEqual([{ field: 'terms.details', code: 'tiers_too_many', params: { max: 2 } }]);
  });
});

describe('a request of a downline', () => {
  test('waits for the upline, who signs it', async () => {
    const { agent, member } = await made.openLine();
    const { id, proposedBy } = (await member.ask('requestContract', { terms: dailyOf(60) })).body.value as AgentContract;
    expect(proposedBy).toBe('downline');
    expect(await agent.titles()).toEqual(['Daily wages contract is asked for']);
    expect((await call(gateway.url, 'getConsolidated', {}, { token: member.token })).body.value.dailysalreq).toEqual([]);
    expect((await agent.process(id, 'A')).status).toBe(200);
    expect(await member.titles()).toEqual(['Daily wages contract is signed']);
    expect(await member.rows()).toMatchObject([{ status: 'V', proposedBy: 'downline' }]);
  });

  test('does not tell what the upline gets; his signature is refused with the field', async () => {
    const { agent, member } = await made.openLine();
    const { id } = (await member.ask('requestContract', { terms: dailyOf(101) })).body.value;
    const reply = await agent.process(id, 'A');
    expect(reply.body.details.fields).toEqual([{ field: 'details.0.rate', code: 'rate_above_upline', params: { max: 100 } }]);
  });

  test('is refused without an upline who has such a contract, and beside one that waits', async () => {
    const { agent, member } = await made.openLine();
    expect(outcomeOf(await agent.ask('requestContract', { terms: dailyOf(5) }))).toEqual([409, 'contract_upline_missing']);
    expect(outcomeOf(await member.ask('requestContract', { terms: house }))).toEqual([409, 'contract_upline_missing']);
    expect((await member.ask('requestContract', { terms: dailyOf(5) })).status).toBe(200);
    expect(outcomeOf(await member.ask('requestContract', { terms: dailyOf(6) }))).toEqual([409, 'contract_waits']);
  });
});

describe('lists', () => {
  test('a downline has what waits, what is signed for later, what is in force and what is over, page by page', async () => {
    const { agent, member } = await made.openLine();
    await made.hold(member.id, dailyOf(10), agent.id);
    for (const [rate, action] of [
      [20, 'R'],
      [30, 'R'],
      [40, 'A'],
    ] as const) {
      await member.process((await made.offer(agent, member.id, dailyOf(rate))).id, action);
    }
    await made.offer(agent, member.id, dailyOf(50));
    const rateOf = ({ terms }: AgentContract) => terms.type === 'dailySalary' && terms.details[0]?.rate;
    const first = (await member.ask('listContracts', { type: 'dailySalary', size: 1 })).body.value;
    expect([first.side, first.uplineName, first.own]).toEqual(['downline', agent.username, []]);
    expect(first.open.map(rateOf)).toEqual([50, 40, 10]);
    expect(first.rows.map(rateOf)).toEqual([30]);
    const second = (await member.ask('listContracts', { type: 'dailySalary', size: 1, after: first.next })).body.value;
    expect([second.rows.map(rateOf), second.next]).toEqual([[20], undefined]);
    const above = (await agent.ask('listContracts', { downlineId: member.id })).body.value;
    expect([above.side, above.party.account, above.open.map(rateOf), above.own.map(rateOf)]).toEqual([
      'upline',
      member.username,
      [50, 40, 10],
      [100],
    ]);
    expect((await member.ask('listContracts', { type: 'dividend' })).body.value.open).toEqual([]);
    expect((await member.ask('listContracts', { after: 'x' })).body.details.fields).toMatchObject([{ field: 'after' }]);
  });

  test('an agent has those directly below by name, or those alone with a contract, or who wait for him', async () => {
    const { agent, member } = await made.openLine();
    const others = [await made.openAccount({ uplineId: agent.id }), await made.openAccount({ uplineId: agent.id })] as const;
    await made.openAccount({ uplineId: member.id });
    await made.offer(agent, member.id, dailyOf(50));
    await others[0].ask('requestContract', { terms: dailyOf(60) });
    const list = async (request: { filter?: 'all' | 'open' | 'waiting'; search?: string; after?: string; size?: number } = {}) =>
      (await agent.ask('listDownlineContracts', { type: 'dailySalary', ...request })).body.value as {
        rows: DownlineContracts[];
        next?: string;
      };
    const names = async (...args: Parameters<typeof list>) => (await list(...args)).rows.map(({ account }) => account);
    const all = [member, ...others].map(({ username }) => username).sort();
    expect(await names()).toEqual(all);
    expect(await names({ filter: 'open' })).toEqual([member.username, others[0].username].sort());
    expect(await names({ filter: 'waiting' })).toEqual([others[0].username]);
    expect(await names({ search: member.username.toUpperCase() })).toContain(member.username);
    const page = await list({ size: 2 });
    expect(page.rows).toHaveLength(2);
    expect(await names({ size: 2, after: page.next ?? '' })).toEqual(all.slice(2));
    expect((await list()).rows.find(({ account }) => account === member.username)?.contracts).toMatchObject([{ status: 'P' }]);
    expect(outcomeOf(await member.ask('listDownlineContracts', { type: 'dailySalary' }))).toEqual([403, 'function.not.available']);
  });
});

describe('operator', () => {
  test('offers the house’s own contract to an agent without an upline, and answers for the house', async () => {
    const { agent, member } = await made.openLine();
    expect(await made.operate('contract', 'offer-house', agent.username, JSON.stringify(house))).toContain('is offered contract');
    const id = (await agent.rows()).at(-1)?.id ?? '';
    await agent.process(id, 'A');
    await agent.process(id, 'C');
    expect(await made.operate('contract', 'list', agent.username)).toMatch(
      new RegExp(`${id} dividend LIVE: endAskedByDownline, in force from .+, of the house`),
    );
    expect(await made.operate('contract', 'process', id, 'C')).toContain('is done');
    expect((await agent.rows()).at(-1)?.endReason).toBe('terminated');
    await expect(made.operate('contract', 'process', id, 'C')).rejects.toThrow('contract_answered');
    await expect(made.operate('contract', 'offer-house', member.username, JSON.stringify(house))).rejects.toThrow('has an upline');
    const { id: offered } = await made.offer(agent, member.id, dailyOf(5));
    await expect(made.operate('contract', 'process', offered, 'C')).rejects.toThrow('contract_not_found');
  });

  test.each([
    ['{"type":"dividend"}', 'Not terms'],
    ['{', 'can’t be read'],
    ['/no/such/file', 'can’t be read'],
    [JSON.stringify(dividend([row, row])), 'terms.rows.1.contractRate: tier_rate_falls'],
  ])('terms such as %s are refused with what is wrong', async (terms, said) => {
    const { agent } = await made.openLine();
    await expect(made.operate('contract', 'offer-house', agent.username, terms)).rejects.toThrow(said);
  });

  test('the brand’s rules have defaults, are changed one by one, and every caller reads them', async () => {
    const { member } = await made.openLine();
    const rules = { maxTiers: 10, dividendPeriod: 'semimonthly', lossCarry: 'month', activeMinimumBet: 100_000, graceDays: 3 };
    expect((await member.ask('getContractRules', {})).body.value).toEqual(rules);
    expect(await made.operate('contract', 'rules', 'lossCarry', 'always')).toContain('lossCarry always');
    expect((await member.ask('getContractRules', {})).body.value).toEqual({ ...rules, lossCarry: 'always' });
    await made.operate('contract', 'rules', 'lossCarry', 'month');
    for (const words of [
      ['maxTiers', '31'],
      ['maxTiers', 'x'],
      ['lossCarry', 'never'],
      ['constructor', '1'],
      ['graceDays', '-1'],
    ]) {
      await expect(made.operate('contract', 'rules', ...words)).rejects.toThrow();
    }
  });
});
