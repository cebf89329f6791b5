import type { ContractTerms } from './contractTerms.ts';

/** A threshold of a tier, by its field of the wire. */
export type ThresholdField = 'minimumBet' | 'betVolume' | 'netLoss' | 'activeMember';

/** The list of a type's tiers on the wire, its thresholds and its rate (§3 "Agent contracts"). */
export const tierFields = {
  dividend: { list: 'rows', thresholds: ['minimumBet', 'netLoss', 'activeMember'], rate: 'contractRate' },
  dailySalary: { list: 'details', thresholds: ['betVolume', 'activeMember'], rate: 'rate' },
  hourlySalary: { list: 'hourSalaryRates', thresholds: ['minimumBet', 'activeMember'], rate: 'rate' },
} as const satisfies Record<string, { list: string; thresholds: readonly ThresholdField[]; rate: string }>;
/** The types that have tiers: all but real-time salary. */
export type TieredType = keyof typeof tierFields;

/** A tier of any type: its thresholds in the order of {@link tierFields}, and its rate. */
export interface Tier {
  thresholds: readonly number[];
  /** Hundredths of a percent; an amount for each active member where the rate type is `amount`. */
  rate: number;
}

/** The tiers of terms, the lowest first; none of a real-time salary. */
export function tiersOf(terms: ContractTerms): readonly Tier[] {
  switch (terms.type) {
    case 'dividend':
      return terms.rows.map(({ minimumBet, netLoss, activeMember, contractRate }) => {
        return { thresholds: [minimumBet, netLoss, activeMember], rate: contractRate };
      });
    case 'dailySalary':
      return terms.details.map(({ betVolume, activeMember, rate }) => ({ thresholds: [betVolume, activeMember], rate }));
    case 'hourlySalary':
      return terms.hourSalaryRates.map(({ minimumBet, activeMember, rate }) => ({ thresholds: [minimumBet, activeMember], rate }));
    default:
      return [];
  }
}

/** The product type of a dividend, which is signed product by product; empty for the other types. */
export const productTypeOf = (terms: ContractTerms): string => (terms.type === 'dividend' ? terms.productType : '');

/** The highest rate that terms can pay. */
export function topRateOf(terms: ContractTerms): number {
  if (terms.type === 'realTimeSalary') return Math.max(terms.profitRate, terms.lossRate);
  return Math.max(...tiersOf(terms).map(({ rate }) => rate));
}
