/** Where an entry has somebody's team, in the period of the overview; without an account, the agent's own. */
export type OverviewHref = (entry: 'profitAndLoss' | 'downlineManagement', account?: string) => string;
