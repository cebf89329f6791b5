import type { ContractTerms } from '@baize/contract';

/** What a column of a contract's terms tells (§3 "Display fields"). */
export type TermName =
  | 'minimumBet'
  | 'netLoss'
  | 'betVolume'
  | 'activeMember'
  | 'contractRate'
  | 'rate'
  | 'profitRate'
  | 'lossRate'
  | 'singlePeriodBetAmount';
/** Money in minor units, a share in hundredths of a percent, or a number of members. */
export interface Figure {
  kind: 'money' | 'share' | 'count';
  value: number;
}
export interface ContractFigures {
  /** From start to end; the same of each row. */
  columns: readonly TermName[];
  /** The steps, the lowest first. */
  rows: readonly Partial<Record<TermName, Figure>>[];
}

const money = (value: number): Figure => ({ kind: 'money', value });
const share = (value: number): Figure => ({ kind: 'share', value });
const count = (value: number): Figure => ({ kind: 'count', value });

/** The terms of a contract as rows of figures. */
export function contractFigures(terms: ContractTerms): ContractFigures {
  switch (terms.type) {
    case 'dividend':
      return {
        columns: ['minimumBet', 'netLoss', 'activeMember', 'contractRate'],
        rows: terms.rows.map((row) => ({
          minimumBet: money(row.minimumBet),
          netLoss: money(row.netLoss),
          activeMember: count(row.activeMember),
          contractRate: share(row.contractRate),
        })),
      };
    case 'dailySalary':
      return {
        columns: ['betVolume', 'activeMember', 'rate'],
        rows: terms.details.map((row) => ({
          betVolume: money(row.betVolume),
          activeMember: count(row.activeMember),
          rate: share(row.rate),
        })),
      };
    case 'hourlySalary':
      return {
        columns: ['minimumBet', 'activeMember', 'rate'],
        rows: terms.hourSalaryRates.map((row) => ({
          minimumBet: money(row.minimumBet),
          activeMember: count(row.activeMember),
          // §3 "rateType P or amount".
          rate: row.rateType === 'P' ? share(row.rate) : money(row.rate),
        })),
      };
    case 'realTimeSalary':
      return {
        columns: ['profitRate', 'lossRate', 'singlePeriodBetAmount'],
        rows: [
          {
            profitRate: share(terms.profitRate),
            lossRate: share(terms.lossRate),
            singlePeriodBetAmount: money(terms.singlePeriodBetAmount),
          },
        ],
      };
  }
}
