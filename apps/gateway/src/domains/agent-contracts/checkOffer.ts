import { type ContractSide, type ContractTerms, checkTerms, type FieldIssue } from '@baize/contract';
import type { Tx } from '../../db/database.ts';
import type { Settings } from '../../settings/settings.ts';
import { AppError, refusedFields } from '../../wire/AppError.ts';
import { kindOf, openOfDownline } from './contractRows.ts';

/** The upline's own terms of a kind that limit what he may sign: in force, and from the next period on. */
async function uplineTerms(tx: Tx, uplineId: string, terms: ContractTerms): Promise<ContractTerms[]> {
  const signed = (await openOfDownline(tx, uplineId, kindOf(terms))).filter(({ status }) => status === 'V');
  if (!signed.some(({ effectiveFrom }) => effectiveFrom !== null)) throw new AppError('contract_upline_missing');
  return signed.map((one) => one.terms);
}

/** Refusals whose figures are the upline's own. */
const tellOfUpline: ReadonlySet<FieldIssue['code']> = new Set(['rate_above_upline', 'bet_below_upline', 'tier_uncovered']);
const withoutFigures = ({ params, ...issue }: FieldIssue): FieldIssue => ({
  ...issue,
  ...(params && !tellOfUpline.has(issue.code) && { params }),
});

interface OfferChecked {
  /** Null for the house, whom only the rules of tiers bind. */
  uplineId: string | null;
  terms: ContractTerms;
  /** Who reads the refusal: a downline does not learn his upline's terms by it. */
  reader: ContractSide;
  /** Path of the terms in the request. Default none. */
  place?: string;
}

/**
 * Asks that an upline may sign terms: at the offer, and again at the signature, since his own may have changed between.
 * @throws AppError `contract_upline_missing`, `validation_failed` with each field
 */
export async function checkOffer(tx: Tx, settings: Settings, { uplineId, terms, reader, place = '' }: OfferChecked): Promise<void> {
  const above = uplineId === null ? [] : await uplineTerms(tx, uplineId, terms);
  const issues = checkTerms(terms, settings.contractRules(), above);
  refuse(reader === 'upline' ? issues : issues.map(withoutFigures), place);
}

/**
 * The same of what a downline asks for: he does not learn his upline's terms by it.
 * @throws AppError `contract_upline_missing`, `validation_failed` with each field
 */
export async function checkRequest(tx: Tx, settings: Settings, uplineId: string, terms: ContractTerms): Promise<void> {
  await uplineTerms(tx, uplineId, terms);
  refuse(checkTerms(terms, settings.contractRules()), 'terms.');
}

function refuse(issues: readonly FieldIssue[], place: string): void {
  if (issues.length > 0) throw refusedFields(issues.map((issue) => ({ ...issue, field: `${place}${issue.field}` })));
}
