import {
  type ContractTerms,
  type ContractType,
  contractTerms,
  type FieldIssue,
  type SalaryPeriod,
  tierFields,
  type VendorType,
} from '@baize/contract';
import type { TermName } from '../ContractRequests/contractFigures.ts';

/** Figures of one row by their names; undefined where nothing is written. Money in the minor unit, shares in hundredths of a percent. */
export type DraftCells = Readonly<Partial<Record<TermName, number>>>;

/** A row that is being written. */
export interface DraftTier {
  /** Tells it from the others while rows come and go. */
  id: number;
  cells: DraftCells;
}

/** Terms that are being written: a real-time salary has one row. */
export interface TermsDraft {
  type: ContractType;
  /** Of a dividend. */
  productType: VendorType;
  /** Of a daily salary. */
  period: SalaryPeriod;
  /** Of an hourly salary: a share, or an amount for each active member. */
  rateType: 'P' | 'amount';
  tiers: readonly DraftTier[];
}

/** The figures of a type's rows, in the order in which they stand. */
export function columnsOf(type: ContractType): readonly TermName[] {
  if (type === 'realTimeSalary') return ['profitRate', 'lossRate', 'singlePeriodBetAmount'];
  const { thresholds, rate } = tierFields[type];
  return [...thresholds, rate];
}

/** What a figure is written as. */
export function kindOfCell(name: TermName, rateType: TermsDraft['rateType']): 'money' | 'share' | 'count' {
  if (name === 'activeMember') return 'count';
  if (name === 'rate') return rateType === 'amount' ? 'money' : 'share';
  return name === 'contractRate' || name === 'profitRate' || name === 'lossRate' ? 'share' : 'money';
}

/** The path of a figure in the terms: `rows.1.contractRate`. */
export const fieldOfCell = (type: ContractType, row: number, name: TermName): string =>
  type === 'realTimeSalary' ? name : `${tierFields[type].list}.${row}.${name}`;

/** A draft of a type with one empty row. */
export const emptyDraft = (type: ContractType, productType: VendorType = 'LIVE'): TermsDraft => ({
  ...{ type, productType, period: 'daily', rateType: 'P' },
  tiers: [{ id: 0, cells: {} }],
});

/** The rows of terms as cells. */
export function cellsOf(terms: ContractTerms): DraftCells[] {
  switch (terms.type) {
    case 'dividend':
      return terms.rows.map((row) => ({ ...row }));
    case 'dailySalary':
      return terms.details.map((row) => ({ ...row }));
    case 'hourlySalary':
      return terms.hourSalaryRates.map(({ rateType: _, ...row }) => row);
    default: {
      const { profitRate, lossRate, singlePeriodBetAmount } = terms;
      return [{ profitRate, lossRate, singlePeriodBetAmount }];
    }
  }
}

/** A draft that begins with terms. */
export const draftOf = (terms: ContractTerms): TermsDraft => ({
  ...emptyDraft(terms.type, terms.type === 'dividend' ? terms.productType : 'LIVE'),
  ...(terms.type === 'dailySalary' && { period: terms.period }),
  ...(terms.type === 'hourlySalary' && { rateType: terms.hourSalaryRates[0]?.rateType ?? 'P' }),
  tiers: cellsOf(terms).map((cells, id) => ({ id, cells })),
});

/** The draft with one more row at its end. */
export function withTier(draft: TermsDraft): TermsDraft {
  const id = Math.max(-1, ...draft.tiers.map((tier) => tier.id)) + 1;
  return { ...draft, tiers: [...draft.tiers, { id, cells: {} }] };
}
/** The draft without a row. */
export const withoutTier = (draft: TermsDraft, id: number): TermsDraft => ({
  ...draft,
  tiers: draft.tiers.filter((tier) => tier.id !== id),
});
/** The draft with another figure in a row. */
export const withCell = (draft: TermsDraft, id: number, name: TermName, value: number | undefined): TermsDraft => ({
  ...draft,
  tiers: draft.tiers.map((tier) => (tier.id === id ? { ...tier, cells: { ...tier.cells, [name]: value } } : tier)),
});

/** What a draft comes to: terms, or the fields that lack something. */
export type ReadDraft = { terms: ContractTerms; issues?: never } | { terms?: never; issues: readonly FieldIssue[] };

function written({ type, productType, period, rateType, tiers }: TermsDraft): unknown {
  const rows = tiers.map(({ cells }) => cells);
  if (type === 'dividend') return { type, productType, rows };
  if (type === 'dailySalary') return { type, period, details: rows };
  if (type === 'hourlySalary') return { type, hourSalaryRates: rows.map((row) => ({ ...row, rateType })) };
  return { type, ...rows[0] };
}

/** Reads a draft by the contract's schema. */
export function readDraft(draft: TermsDraft): ReadDraft {
  const { type, tiers } = draft;
  const missing = tiers.flatMap(({ cells }, row) =>
    columnsOf(type)
      .filter((name) => cells[name] === undefined)
      .map((name): FieldIssue => ({ field: fieldOfCell(type, row, name), code: 'field_required' })),
  );
  if (missing.length > 0) return { issues: missing };
  const read = contractTerms.safeParse(written(draft));
  if (read.success) return { terms: read.data };
  return { issues: read.error.issues.map(({ path }): FieldIssue => ({ field: path.map(String).join('.'), code: 'field_format_error' })) };
}
