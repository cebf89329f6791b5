import { type FieldIssue, type RegistrationValues, roleOf } from '@baize/contract';
import type { Db } from '../../db/database.ts';
import { refusedFields } from '../../wire/AppError.ts';
import { memberByCode } from '../referral/referralCode.ts';
import type { Phones } from '../security/phones.ts';
import { findByTypedName } from '../session/findCustomer.ts';
import { agentByCode, type OpenCode } from './lookups.ts';

/** The agent and the recommender of a new account. */
interface Referrers {
  /** The code of the agent above, if one brought the player. */
  invitation: OpenCode | undefined;
  /** The member whose code brought the player. */
  friendOf: string | undefined;
  /** Account of the recommending member or agent; undefined also for an unknown number. */
  recommender: string | undefined;
}

/** The account of a typed recommender; a trial or disabled account can't recommend. */
async function recommenderOf(db: Db, phones: Phones, typed: string): Promise<string | undefined> {
  const found = await findByTypedName(db, phones, typed);
  return found && !found.isDisabled && roleOf(found) !== 'trial' ? found.account : undefined;
}

/**
 * @param referral code from the address; an unknown one is ignored, while a typed one is refused
 * @throws AppError `affiliate_code_error`, naming each field that names nobody; never for a number, or strangers would learn which phones have an account
 */
export async function referrersOf(
  db: Db,
  phones: Phones,
  { affiliateCode, recommenderId }: RegistrationValues,
  referral: string | undefined,
): Promise<Referrers> {
  const code = affiliateCode || referral;
  const agent = code ? await agentByCode(db, code) : undefined;
  const friendOf = !agent && referral ? await memberByCode(db, referral) : undefined;
  const recommender = recommenderId ? await recommenderOf(db, phones, recommenderId) : undefined;
  const issues: FieldIssue[] = [];
  if (affiliateCode && !agent) issues.push({ field: 'affiliateCode', code: 'affiliate_code_error' });
  if (recommenderId && !recommender && phones.typedPhoneOf(recommenderId) === undefined)
    issues.push({ field: 'recommenderId', code: 'affiliate_code_error' });
  if (issues.length > 0) throw refusedFields(issues, 'affiliate_code_error');
  return { invitation: agent, friendOf, recommender };
}
