import { type ContractParties, type ContractStatus, type ContractType, contractStatuses, contractTypes, roles } from '@baize/contract';
import { describe, expect, it } from 'vitest';
import { type AgentEntry, agentEntries, agentEntriesOf } from './agentEntries.ts';

const none: ContractParties = { dividend: [], dailySalary: [], hourlySalary: [], realTimeSalary: [] };
const withOne = (type: ContractType, ...statuses: ContractStatus[]): ContractParties => ({
  ...none,
  [type]: statuses.map((status) => ({ nickname: 'Gia Hân', status })),
});
const always: readonly AgentEntry[] = [
  'announcement',
  'teamOverview',
  'registerCenter',
  'downlineManagement',
  'debtRecord',
  'profitAndLoss',
  'revenueReport',
  'downlineTransactions',
  'redRain',
];

/** What a contract of this type and status brings to an agent. */
const brought: Record<ContractType, Record<ContractStatus, readonly AgentEntry[]>> = {
  dividend: { P: [], E: [], V: ['dividend'], A: ['dividend'] },
  dailySalary: { P: ['dailyWages'], E: ['dailyWages'], V: ['dailyWages'], A: ['dailyWages'] },
  hourlySalary: { P: ['hourlySalary'], E: ['hourlySalary'], V: ['hourlySalary'], A: ['hourlySalary'] },
  realTimeSalary: { P: ['realTimeSalary'], E: ['realTimeSalary'], V: ['realTimeSalary'], A: ['realTimeSalary'] },
};
const rows = contractTypes.flatMap((type) => contractStatuses.map((status) => ({ type, status, entries: brought[type][status] })));

describe('§2, §4 entries of the agent centre', () => {
  it.each(rows)('an agent with one $type of status $status', ({ type, status, entries }) => {
    expect(agentEntriesOf('agent', withOne(type, status))).toEqual([...always, ...entries, 'protection']);
  });

  it('one dividend in force among those that wait is enough', () => {
    expect(agentEntriesOf('agent', withOne('dividend', 'P', 'V', 'E'))).toContain('dividend');
  });

  it.each([
    ['without contracts', none],
    ['whose contracts are not known yet', undefined],
  ])('an agent %s has those that need none', (_name, parties) => {
    expect(agentEntriesOf('agent', parties)).toEqual([...always, 'protection']);
  });

  it('all of them stand in the order of §2', () => {
    const someone = [{ nickname: 'Gia Hân', status: 'V' as const }];
    const every = { dividend: someone, dailySalary: someone, hourlySalary: someone, realTimeSalary: someone };
    expect(agentEntriesOf('agent', every)).toEqual(agentEntries);
  });

  it('"Other labels: my income, account change details, team betting" are no entries of their own (016)', () => {
    expect(agentEntries).toEqual([...always, 'dividend', 'dailyWages', 'hourlySalary', 'realTimeSalary', 'protection']);
  });

  it.each([...roles.filter((role) => role !== 'agent'), 'unknown'] as const)('§6 a %s has none, whatever the contracts are', (role) => {
    for (const type of contractTypes) expect(agentEntriesOf(role, withOne(type, 'V'))).toEqual([]);
  });
});
