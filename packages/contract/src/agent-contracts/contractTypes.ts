/** §3 "Agent contracts": the kinds that an agent signs with his downline. */
export const contractTypes = ['dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'] as const;
export type ContractType = (typeof contractTypes)[number];
