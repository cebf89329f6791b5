import type { ContractTerms } from '@baize/contract';

/** All that a bill was reckoned from, so that its amount can be read line by line years later. Money in the minor unit. */
export interface BillInputs {
  /** Terms of the version that was in force. */
  terms: ContractTerms;
  bet: number;
  netLoss: number;
  activeMembers: number;
  /** Loss of the members' that is carried from before into a dividend, 0 or below; and what is carried on. */
  carriedIn: number;
  carriedOut: number;
  /** Of a real-time salary, of the brand's day so far: counted stakes, and what its earlier bills came to. */
  lossBets: number;
  profitBets: number;
  billedBefore: number;
  /** The tier that was hit, from 0; null where none was. */
  rowIndex: number | null;
  rate: number;
  base: number;
}
