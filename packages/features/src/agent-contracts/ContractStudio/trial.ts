import {
  type ContractTerms,
  type Settlement,
  settleDailySalary,
  settleDividend,
  settleHourlySalary,
  settleRealTimeSalary,
  type ThresholdField,
  tierFields,
  tiersOf,
} from '@baize/contract';

/** Figures of a period that somebody tries terms with: amounts and members. */
export interface TrialFigures {
  bet: number;
  netLoss: number;
  activeMembers: number;
  /** Of a real-time salary: stakes of members who lost, and of those who did not. */
  lossBets: number;
  profitBets: number;
}

/** What terms would pay, by the functions that the gateway settles with. */
export function settleTrial(terms: ContractTerms, { bet, netLoss, activeMembers, lossBets, profitBets }: TrialFigures): Settlement {
  switch (terms.type) {
    case 'dividend':
      return settleDividend(terms, { bet, netLoss, carried: 0, activeMembers });
    case 'dailySalary':
      return settleDailySalary(terms, { bet, activeMembers });
    case 'hourlySalary':
      return settleHourlySalary(terms, { bet, activeMembers });
    default:
      return settleRealTimeSalary(terms, { lossBets, profitBets, billed: 0 });
  }
}

/** What is short of the next tier. */
export interface Shortfall {
  /** Place of the tier, from 0. */
  row: number;
  /** What each threshold that is not reached still wants. */
  missing: readonly { field: ThresholdField; by: number }[];
}

/** What the figures lack of the tier above the one that was hit; undefined where that is the highest, and where there are no tiers. */
export function shortfallOf(terms: ContractTerms, figures: TrialFigures, { rowIndex }: Settlement): Shortfall | undefined {
  if (terms.type === 'realTimeSalary') return undefined;
  const row = rowIndex === undefined ? 0 : rowIndex + 1;
  const tier = tiersOf(terms)[row];
  if (!tier) return undefined;
  const reached: Record<ThresholdField, number> = {
    ...{ minimumBet: figures.bet, betVolume: figures.bet, netLoss: figures.netLoss, activeMember: figures.activeMembers },
  };
  const missing = tierFields[terms.type].thresholds
    .map((field, index) => ({ field, by: (tier.thresholds[index] ?? 0) - reached[field] }))
    .filter(({ by }) => by > 0);
  return { row, missing };
}
