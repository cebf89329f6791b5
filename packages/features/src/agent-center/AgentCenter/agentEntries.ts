import type { ContractParties, ContractType, Role } from '@baize/contract';

/** Entries of the agent centre (§2 "Agent center modal menu"), in its order; real-time salary (§3) and the agent's own protection behind them. */
export const agentEntries = [
  'announcement',
  'teamOverview',
  'registerCenter',
  'downlineManagement',
  'debtRecord',
  'profitAndLoss',
  'revenueReport',
  'downlineTransactions',
  'redRain',
  'dividend',
  'dailyWages',
  'hourlySalary',
  'realTimeSalary',
  'protection',
] as const;
/** An entry of the agent centre. */
export type AgentEntry = (typeof agentEntries)[number];

/** The entries that a contract type brings. */
const typeOfEntry: Partial<Record<AgentEntry, ContractType>> = {
  dividend: 'dividend',
  dailyWages: 'dailySalary',
  hourlySalary: 'hourlySalary',
  realTimeSalary: 'realTimeSalary',
};

/** Whether an entry is there for some agents alone, by their contracts. */
export const isOfContracts = (entry: AgentEntry): boolean => typeOfEntry[entry] !== undefined;

/** §4 "Contract types are enabled when any agent has status A or V (dividend) or any agent exists (others)". */
export function isContractTypeEnabled(type: ContractType, parties: ContractParties): boolean {
  if (type !== 'dividend') return parties[type].length > 0;
  return parties.dividend.some(({ status }) => status === 'A' || status === 'V');
}

/**
 * What the agent centre lists for this caller (§2, §6): nothing for anybody but an agent.
 * @param parties undefined until they are known; the entries that depend on them are left out till then.
 */
export function agentEntriesOf(role: Role | 'unknown', parties: ContractParties | undefined): readonly AgentEntry[] {
  if (role !== 'agent') return [];
  return agentEntries.filter((entry) => {
    const type = typeOfEntry[entry];
    return type === undefined || (parties !== undefined && isContractTypeEnabled(type, parties));
  });
}
