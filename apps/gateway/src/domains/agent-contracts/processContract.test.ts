import {
  type ContractAction,
  type ContractSide,
  type ContractState,
  contractActions,
  contractSides,
  contractStates,
  effectOf,
  stateOf,
} from '@baize/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../db/schema.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { contractsOf, dailyOf, outcomeOf } from './testingContracts.ts';

const { agentContracts } = schema;
let gateway: TestGateway;
let made: ReturnType<typeof contractsOf>;
let line: Awaited<ReturnType<typeof made.openLine>>;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
  made = contractsOf(gateway);
  line = await made.openLine();
});
afterAll(() => gateway.close());

/** A new contract of the line in this state; none other of it stays open. */
async function contractIn(state: ContractState): Promise<string> {
  const { agent, member } = line;
  await made.db.delete(agentContracts).where(eq(agentContracts.downlineId, member.id));
  const { id } =
    state === 'requested'
      ? (await member.ask('requestContract', { terms: dailyOf(50) })).body.value
      : await made.offer(agent, member.id, dailyOf(50));
  if (state === 'ended') await member.process(id, 'R');
  if (state === 'offered' || state === 'requested' || state === 'ended') return id;
  await member.process(id, 'A');
  if (state === 'endAskedByUpline') await agent.process(id, 'C');
  if (state === 'endAskedByDownline') await member.process(id, 'C');
  return id;
}
async function stateNow(): Promise<ContractState | undefined> {
  const [row] = await line.member.rows();
  return row && stateOf({ ...row, isEnded: row.endedAt !== null });
}

/** The state after each effect; `askEnd` depends on the side. */
const after = (effect: string, side: ContractSide): ContractState => {
  if (effect === 'sign' || effect === 'refuseEnd' || effect === 'withdrawEnd') return 'signed';
  if (effect === 'askEnd') return side === 'upline' ? 'endAskedByUpline' : 'endAskedByDownline';
  return 'ended';
};
const table = contractStates.flatMap((state) =>
  contractSides.flatMap((side) => contractActions.map((action) => ({ state, side, action }))),
);

describe('§4 state × action × side', () => {
  test.each(table)('$state: $action by the $side', async ({ state, side, action }) => {
    const id = await contractIn(state);
    const effect = effectOf(state, action, side);
    const reply = await line[side === 'upline' ? 'agent' : 'member'].process(id, action);
    expect(outcomeOf(reply)).toEqual(effect ? [200, undefined] : [409, 'contract_answered']);
    expect(await stateNow()).toBe(effect ? after(effect, side) : state);
  });

  test.each([
    ['refused', 'offered', 'downline', 'R'],
    ['withdrawn', 'offered', 'upline', 'C'],
    ['terminated', 'endAskedByUpline', 'downline', 'C'],
  ] as const)('keeps why one is over: %s', async (reason, state, side, action) => {
    await line[side === 'upline' ? 'agent' : 'member'].process(await contractIn(state), action);
    expect(await line.member.rows()).toMatchObject([{ endReason: reason, endedAt: expect.any(Date) }]);
  });
});

test('of 64 answers at once to one offer, one holds', async () => {
  const id = await contractIn('offered');
  const actions: ContractAction[] = Array.from({ length: 64 }, (_, turn) => (turn % 2 === 0 ? 'A' : 'R'));
  const replies = await Promise.all(actions.map((action) => line.member.process(id, action)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(63);
  const [row, ...others] = await line.member.rows();
  expect(others).toEqual([]);
  expect(row?.status === 'V').toBe(row?.endedAt === null);
});

test('64 offers at once: one waits', async () => {
  const { agent, member } = await made.openLine();
  const replies = await Promise.all(
    Array.from({ length: 64 }, () => agent.ask('offerContract', { downlineId: member.id, terms: dailyOf(50) })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.errorCode))).toEqual(new Set(['contract_waits']));
  expect(await member.rows()).toHaveLength(1);
});

describe('a signature', () => {
  test('waits for the next period beside the one in force, and takes the place of another that waits for it', async () => {
    const { agent, member } = await made.openLine();
    const first = await made.hold(member.id, dailyOf(10), agent.id);
    for (const rate of [20, 30]) {
      const { id, status } = await made.offer(agent, member.id, dailyOf(rate));
      expect(status).toBe('E');
      expect((await member.process(id, 'A')).status).toBe(200);
    }
    const rows = (await member.rows()).map(({ id, effectiveFrom, endReason }) => [id === first, effectiveFrom !== null, endReason]);
    expect(rows).toEqual([
      [true, true, null],
      [false, false, 'replaced'],
      [false, false, null],
    ]);
  });

  test('is refused once the upline himself gets less, with the field and without the upline’s rate', async () => {
    const { agent, member } = await made.openLine();
    const { id } = await made.offer(agent, member.id, dailyOf(90));
    await made.operate('contract', 'offer-house', agent.username, JSON.stringify(dailyOf(80)));
    const [, next] = await agent.rows();
    await agent.process(next?.id ?? '', 'A');
    const reply = await member.process(id, 'A');
    expect(outcomeOf(reply)).toEqual([400, 'validation_failed']);
    expect(reply.body.details.fields).toEqual([{ field: 'details.0.rate', code: 'rate_above_upline' }]);
  });
});

describe('§4 a signature of lower terms', () => {
  /** An agent of the house with three downlines of rates 20, 60 and 70, and an offer of the house at 50. */
  async function lowered() {
    const { agent, member } = await made.openLine();
    const others = [await made.openAccount({ uplineId: agent.id }), await made.openAccount({ uplineId: agent.id, isAgent: true })] as const;
    const [kept, ending, endingAgent] = [member, ...others];
    const rates = [20, 60, 70];
    const ids: string[] = [];
    for (const [index, one] of [kept, ending, endingAgent].entries())
      ids.push(await made.hold(one.id, dailyOf(rates[index] ?? 0), agent.id));
    const grandchild = await made.openAccount({ uplineId: endingAgent.id });
    await made.hold(grandchild.id, dailyOf(65), endingAgent.id);
    await made.operate('contract', 'offer-house', agent.username, JSON.stringify(dailyOf(50)));
    const offered = (await agent.rows()).at(-1)?.id ?? '';
    return { agent, kept, ending, endingAgent, grandchild, offered, ids };
  }

  test('shows by name what would end, and ends exactly that with the consent; both sides are told', async () => {
    const { agent, kept, ending, endingAgent, grandchild, offered, ids } = await lowered();
    const preview = await agent.ask('previewContract', { contractId: offered });
    expect(preview.body.value.endsContracts).toEqual(
      [ending, endingAgent]
        .map(({ username }, index) => ({
          ...{ id: ids[index + 1], account: username, nickname: username, type: 'dailySalary', productType: '' },
          topRate: index === 0 ? 60 : 70,
        }))
        .sort((one, other) => one.account.localeCompare(other.account)),
    );
    expect((await agent.process(offered, 'A', ids.slice(1))).status).toBe(200);
    const reasons = [];
    for (const one of [kept, ending, endingAgent, grandchild]) reasons.push((await one.rows())[0]?.endReason);
    expect(reasons).toEqual([null, 'uplineLowered', 'uplineLowered', null]);
    expect(await ending.changes()).toEqual(['uplineLowered']);
    expect(await ending.titles()).toEqual(['Daily wages contract has ended']);
    expect(await agent.changes()).toEqual(['offer', 'uplineLowered', 'uplineLowered', 'sign']);
    expect(await agent.titles()).toEqual(['Daily wages contract has ended', 'Daily wages contract has ended']);
    expect(await kept.changes()).toEqual([]);
  });

  test.each([
    ['without a consent', () => []],
    ['with a consent to one of two', (ids: string[]) => ids.slice(1, 2)],
    ['with a consent to more', (ids: string[]) => ids],
  ])('%s changes nothing, and names what would end', async (_name, agreed) => {
    const { agent, ending, offered, ids } = await lowered();
    const reply = await agent.process(offered, 'A', agreed(ids));
    expect(outcomeOf(reply)).toEqual([409, 'contract_cascade_changed']);
    expect(reply.body.details.endsContracts.map(({ id }: { id: string }) => id).sort()).toEqual(ids.slice(1).sort());
    expect((await ending.rows())[0]?.endedAt).toBeNull();
    expect((await agent.rows()).at(-1)).toMatchObject({ status: 'E', endedAt: null });
  });

  test('can’t be asked for from below while it would end contracts, since the upline signs it', async () => {
    const { agent } = await made.openLine();
    const lower = await made.openAccount({ uplineId: agent.id, isAgent: true });
    await made.hold(lower.id, dailyOf(90), agent.id);
    const below = await made.openAccount({ uplineId: lower.id });
    const id = await made.hold(below.id, dailyOf(80), lower.id);
    const reply = await lower.ask('requestContract', { terms: dailyOf(70) });
    expect(outcomeOf(reply)).toEqual([409, 'contract_cascade_changed']);
    expect(reply.body.details.endsContracts).toMatchObject([{ id, account: below.username, topRate: 80 }]);
  });
});

test('another agent’s contract is not found by any call and any id', async () => {
  const { agent, member } = await made.openLine();
  const { id } = await made.offer(agent, member.id, dailyOf(50));
  const stranger = (await made.openLine()).agent;
  const upper = await made.openAccount({ isAgent: true });
  for (const contractId of [id, '00000000-0000-4000-8000-000000000000']) {
    for (const action of contractActions) {
      expect(outcomeOf(await stranger.process(contractId, action))).toEqual([404, 'contract_not_found']);
      expect(outcomeOf(await upper.process(contractId, action))).toEqual([404, 'contract_not_found']);
    }
    expect(outcomeOf(await stranger.ask('previewContract', { contractId }))).toEqual([404, 'contract_not_found']);
  }
  for (const downlineId of [member.id, agent.id, stranger.id]) {
    expect(outcomeOf(await stranger.ask('listContracts', { downlineId }))).toEqual([404, 'contract_not_found']);
    expect(outcomeOf(await stranger.ask('offerContract', { downlineId, terms: dailyOf(50) }))).toEqual([404, 'contract_not_found']);
  }
  expect((await member.rows())[0]).toMatchObject({ status: 'P', endedAt: null });
});

test('§7 the calls of a downline are for a downline agent too', async () => {
  const { agent } = await made.openLine();
  const lower = await made.openAccount({ uplineId: agent.id, isAgent: true });
  const { id } = await made.offer(agent, lower.id, dailyOf(50));
  expect((await lower.ask('processDailySalary', { id, status: 'A' })).status).toBe(200);
  expect((await lower.rows())[0]?.status).toBe('V');
  expect((await lower.ask('processContract', { contractId: id, action: 'C' })).status).toBe(200);
});
