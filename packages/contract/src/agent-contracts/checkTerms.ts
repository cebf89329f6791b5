import type { FieldIssue } from '../wire/envelope.ts';
import type { ContractTerms, ContractTermsOf } from './contractTerms.ts';
import { productTypeOf, type TieredType, tierFields, tiersOf } from './tiers.ts';

/** What a brand lets a contract be. */
export interface TermsLimits {
  /** Tiers of one contract. */
  maxTiers: number;
}

type Tiered = ContractTermsOf<TieredType>;

/** Names a field of a tier as the wire has it: `rows.1.contractRate`. */
const fieldOf = ({ type }: Tiered, row: number, name: string): string => `${tierFields[type].list}.${row}.${name}`;

function orderIssues(terms: Tiered): FieldIssue[] {
  const { thresholds: names, rate } = tierFields[terms.type];
  const tiers = tiersOf(terms);
  return tiers.flatMap((tier, row) => {
    const before = tiers[row - 1];
    if (!before) return [];
    const issues = names.flatMap((name, index): FieldIssue[] => {
      const least = before.thresholds[index] ?? 0;
      return (tier.thresholds[index] ?? 0) < least
        ? [{ field: fieldOf(terms, row, name), code: 'tier_falls', params: { min: least } }]
        : [];
    });
    const isSame = tier.thresholds.every((value, index) => value === before.thresholds[index]);
    if (isSame) issues.push({ field: fieldOf(terms, row, names[0]), code: 'tier_same' });
    if (tier.rate <= before.rate) issues.push({ field: fieldOf(terms, row, rate), code: 'tier_rate_falls' });
    return issues;
  });
}

function kindIssues(terms: Tiered): FieldIssue[] {
  if (terms.type !== 'hourlySalary') return [];
  const [first] = terms.hourSalaryRates;
  return terms.hourSalaryRates.flatMap(({ rateType }, row) =>
    rateType === first?.rateType ? [] : [{ field: fieldOf(terms, row, 'rateType'), code: 'rate_type_mixed' }],
  );
}

/** The rules of terms by themselves. */
function ownIssues(terms: ContractTerms, { maxTiers }: TermsLimits): FieldIssue[] {
  if (terms.type === 'realTimeSalary') return [];
  const issues = [...kindIssues(terms), ...orderIssues(terms)];
  if (tiersOf(terms).length > maxTiers)
    issues.unshift({ field: tierFields[terms.type].list, code: 'tiers_too_many', params: { max: maxTiers } });
  return issues;
}

/** Whether both pay for the same figures, so that one can be held against the other. */
function isComparable(terms: ContractTerms, upline: ContractTerms): boolean {
  return terms.type === upline.type && productTypeOf(terms) === productTypeOf(upline);
}

function realTimeIssues(terms: ContractTermsOf<'realTimeSalary'>, upline: ContractTermsOf<'realTimeSalary'>): FieldIssue[] {
  const issues: FieldIssue[] = [];
  for (const field of ['profitRate', 'lossRate'] as const)
    if (terms[field] > upline[field]) issues.push({ field, code: 'rate_above_upline', params: { max: upline[field] } });
  if (terms.singlePeriodBetAmount < upline.singlePeriodBetAmount)
    issues.push({ field: 'singlePeriodBetAmount', code: 'bet_below_upline', params: { min: upline.singlePeriodBetAmount } });
  return issues;
}

/** Each tier needs one of the upline that is reached whenever it is, and pays no less: none pays where the upline gets less. */
function coverIssues(terms: Tiered, upline: Tiered): FieldIssue[] {
  const covers = tiersOf(upline);
  const top = Math.max(...covers.map(({ rate }) => rate));
  const { rate: rateName } = tierFields[terms.type];
  return tiersOf(terms).flatMap((tier, row): FieldIssue[] => {
    const field = fieldOf(terms, row, rateName);
    if (tier.rate > top) return [{ field, code: 'rate_above_upline', params: { max: top } }];
    const reached = covers.filter(({ thresholds }) => thresholds.every((value, index) => value <= (tier.thresholds[index] ?? 0)));
    if (reached.some(({ rate }) => rate >= tier.rate)) return [];
    return [{ field, code: 'tier_uncovered', params: { max: Math.max(0, ...reached.map(({ rate }) => rate)) } }];
  });
}

/** Where terms go beyond the upline's own; none where they conform. Terms of another kind never conform. */
export function uplineIssues(terms: ContractTerms, upline: ContractTerms): FieldIssue[] {
  if (!isComparable(terms, upline)) return [{ field: 'type', code: 'contract_kind_differs' }];
  if (terms.type === 'realTimeSalary') return realTimeIssues(terms, upline as typeof terms);
  if (terms.type === 'dailySalary' && terms.period !== (upline as typeof terms).period)
    return [{ field: 'period', code: 'contract_kind_differs' }];
  if (terms.type === 'hourlySalary' && terms.hourSalaryRates[0]?.rateType !== (upline as typeof terms).hourSalaryRates[0]?.rateType)
    return [{ field: fieldOf(terms, 0, 'rateType'), code: 'contract_kind_differs' }];
  return coverIssues(terms, upline as Tiered);
}

/** Whether terms pay a downline nothing that an upline of these terms would not get for him. */
export const isConforming = (terms: ContractTerms, upline: ContractTerms): boolean => uplineIssues(terms, upline).length === 0;

/**
 * Where terms break the rules of tiers, the brand's limits or what the upline himself gets: for editor, offer and signature.
 * Fields are the wire's (`rows.1.contractRate`), one issue a field; figures are in the units of the field.
 * @param uplines terms of the upline that limit these: those in force, and those that hold next. None for the house.
 */
export function checkTerms(terms: ContractTerms, limits: TermsLimits, uplines: readonly ContractTerms[] = []): FieldIssue[] {
  const issues = [...ownIssues(terms, limits), ...uplines.flatMap((upline) => uplineIssues(terms, upline))];
  return issues.filter(({ field }, index) => issues.findIndex((other) => other.field === field) === index);
}
