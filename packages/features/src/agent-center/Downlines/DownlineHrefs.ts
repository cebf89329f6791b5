/** Where somebody's downline, statement, bets and movements are, and money goes to him; without an account, the agent's own. */
export type DownlineHrefs = Record<'downlines' | 'statement' | 'bets' | 'movements' | 'transfer', (account: string | undefined) => string>;
