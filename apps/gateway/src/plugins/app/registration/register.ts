import { randomUUID } from 'node:crypto';
import {
  checkRegistration,
  type FieldIssue,
  type LoginResult,
  playerMemberType,
  type RegistrationSetting,
  type RegistrationValues,
  secretFields,
} from '@baize/contract';
import { eq } from 'drizzle-orm';
import type { Database, Tx } from '../../../db/database.ts';
import { isUniqueViolation } from '../../../db/errors.ts';
import { schema } from '../../../db/schema.ts';
import { refusedFields } from '../../../wire/AppError.ts';
import { hashPassword } from '../customers/passwords.ts';
import { openSession } from '../customers/sessions.ts';
import { post } from '../ledger/post.ts';

const { affiliateCodes, customers, trustedIps } = schema;

export interface RegistrationRequest {
  values: RegistrationValues;
  ageConfirmed: boolean;
  termsAccepted: boolean;
  /** From the address that brought the visitor; one that is unknown is passed over. */
  referralCode: string | undefined;
  ip: string;
  userAgent: string;
}

export interface RegistrationOptions {
  setting: RegistrationSetting;
  sessionHours: number;
  /** đồng; 0 gives none. */
  welcomeCredit: number;
}

function issuesOf(setting: RegistrationSetting, request: RegistrationRequest): FieldIssue[] {
  const issues = checkRegistration(setting, request.values);
  if (!request.ageConfirmed) issues.push({ field: 'ageConfirmed', code: 'underage', params: { min: setting.minimumAge } });
  if (!request.termsAccepted) issues.push({ field: 'termsAccepted', code: 'agreement_required' });
  return issues;
}

/** What the setting asks for and is not a column of its own; fields that the setting does not list are never kept. */
function profileOf(setting: RegistrationSetting, values: RegistrationValues): Record<string, string> {
  const columns = ['username', 'nickname', 'affiliateCode'];
  const kept = setting.fields.map(({ field }) => field).filter((field) => !secretFields.includes(field) && !columns.includes(field));
  return Object.fromEntries(kept.flatMap((field) => (values[field] ? [[field, values[field]]] : [])));
}

/**
 * Opens an account with its first session and, in the sandbox, its welcome credit: all of it or nothing.
 * @throws AppError `validation_failed`, `affiliate_code_error` or `exists.username.err`, each naming its fields.
 */
export async function register(database: Database, options: RegistrationOptions, request: RegistrationRequest): Promise<LoginResult> {
  const { values } = request;
  const issues = issuesOf(options.setting, request);
  if (issues.length > 0) throw refusedFields(issues);
  const uplineId = await uplineOf(database, values.affiliateCode, request.referralCode);
  const account = values.username ?? '';
  const [passwordHash, fundPasswordHash] = await Promise.all([
    hashPassword(values.password ?? ''),
    values.paymentPassword ? hashPassword(values.paymentPassword) : undefined,
  ]);
  const id = randomUUID();
  const now = new Date();
  try {
    return await database.db.transaction(async (tx) => {
      await tx.insert(customers).values({
        id,
        account,
        nickname: values.nickname || account,
        type: playerMemberType,
        passwordHash,
        fundPasswordHash,
        uplineId,
        profile: profileOf(options.setting, values),
        termsAcceptedAt: now,
        ageConfirmedAt: now,
      });
      await tx.insert(trustedIps).values({ customerId: id, ip: request.ip });
      await giveWelcomeCredit(tx, id, options.welcomeCredit);
      const token = await openSession(tx, { customerId: id, ip: request.ip, userAgent: request.userAgent, hours: options.sessionHours });
      return { token, passwordExpired: false };
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'customers_account_unique')) throw error;
    throw refusedFields([{ field: 'username', code: 'exists.username.err' }], 'exists.username.err');
  }
}

async function uplineOf(database: Database, typed: string | undefined, referral: string | undefined): Promise<string | undefined> {
  const code = typed || referral;
  if (!code) return undefined;
  const [row] = await database.db.select().from(affiliateCodes).where(eq(affiliateCodes.code, code.toUpperCase()));
  if (!row && typed) throw refusedFields([{ field: 'affiliateCode', code: 'affiliate_code_error' }], 'affiliate_code_error');
  return row?.customerId;
}

async function giveWelcomeCredit(tx: Tx, customerId: string, amount: number): Promise<void> {
  if (amount === 0) return;
  await post(tx, {
    customerId,
    transactionId: randomUUID(),
    kind: 'welcome',
    reference: 'sandbox',
    currency: 'VND',
    legs: [
      { account: 'main', amount },
      { account: 'sandboxCredit', amount: -amount },
    ],
  });
}
