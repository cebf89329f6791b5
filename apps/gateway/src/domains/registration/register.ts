import { randomUUID } from 'node:crypto';
import {
  agentFlag,
  checkRegistration,
  type FieldIssue,
  keptValue,
  type Language,
  type LoginResult,
  playerMemberType,
  type RegistrationFieldName,
  type RegistrationSetting,
  type RegistrationValues,
  secretFields,
} from '@baize/contract';
import type { Database, Db, Tx } from '../../db/database.ts';
import { post } from '../../ledger/post.ts';
import { refusedFields } from '../../wire/AppError.ts';
import { networkOf } from '../../wire/networkOf.ts';
import type { Secrets } from '../../wire/secrets.ts';
import { dayIn } from '../records/readPeriod.ts';
import { noteReferral } from '../referral/noteReferral.ts';
import { releaseContact } from '../security/contactClaims.ts';
import type { Phones } from '../security/phones.ts';
import { limitTries } from '../session/counters.ts';
import { insertCustomer } from '../session/insertCustomer.ts';
import { madeName } from '../session/madeName.ts';
import { hashPassword } from '../session/passwords.ts';
import { openSession, type SessionRules } from '../session/sessions.ts';
import { assertAdmitted } from '../session/site.ts';
import { bindTicket } from '../session/social/bindings.ts';
import { trustAddress } from '../session/trustedAddresses.ts';
import { assertSolved } from '../verification/captcha.ts';
import { assertCode, type CodeKey, spendCode } from '../verification/codes.ts';
import { useCode } from './lookups.ts';
import { duplicateOf, uniqueKeysOf } from './oneAccountPer.ts';
import { referrersOf } from './referrersOf.ts';

/** Values of every registration, apart from the form. */
const newAccount = { type: playerMemberType, isAgent: 0 };
/** The same of an account that an agent's invitation makes one (§6). */
export const agentAccount = { type: 2, isAgent: agentFlag };

export interface RegistrationRequest {
  values: RegistrationValues;
  ageConfirmed: boolean;
  termsAccepted: boolean;
  /** Of the phone; without it the country of the house's zone. */
  countryDialingCode?: string | undefined;
  /** Language of the portal at the registration: messages to the account are written in it. */
  language: Language;
  /** Referral code from the portal's address; an unknown one is ignored. */
  referralCode: string | undefined;
  /** Which picture the captcha among the values was read from. */
  captchaId?: string | undefined;
  /** §4 "register-new": hash of the ticket whose social identity the new account is bound to. */
  socialTicketHash?: string | undefined;
  /** §3 "Register adds …": where the portal says that this is; kept for customer service, and trusted for nothing. */
  origin: { registerMethod: string; domain: string; registerUrl: string };
  /** §5 “One account per … shared computer”: hash of the computer's key, where that holds. */
  computerHash?: string | undefined;
  ip: string;
  userAgent: string;
}

export interface RegistrationOptions {
  setting: RegistrationSetting;
  phones: Phones;
  secrets: Pick<Secrets, 'fingerprint'>;
  /** §1 "by mobile number": the account gets a name that is made, and its owner logs in by the phone. */
  isByMobile?: boolean;
  sessionRules: SessionRules;
  /** Zone in which a player comes of age. */
  timeZone: string;
  /** In the minor unit; 0 gives none. */
  welcomeCredit: number;
  /** Whether an invitation may make an agent of its account. Default false. */
  opensAgents?: boolean;
  /** §9 "Default flagged password": nobody chooses it. */
  defaultPassword?: string | undefined;
  /** Registrations of an address an hour that may be told what of them another account has. */
  takenPerHour: number;
}

/** The fields of the setting, trimmed: other fields are not checked, and so never kept. */
function listedOf({ fields }: RegistrationSetting, values: RegistrationValues): RegistrationValues {
  const kept = fields.map(({ field }) => [field, keptValue(field, values[field] ?? '')] as const);
  return Object.fromEntries(kept.filter(([, value]) => value !== ''));
}

function issuesOf({ setting, timeZone }: RegistrationOptions, request: RegistrationRequest): FieldIssue[] {
  const issues = checkRegistration(setting, request.values, dayIn(timeZone, new Date()));
  if (!request.ageConfirmed) issues.push({ field: 'ageConfirmed', code: 'underage', params: { min: setting.minimumAge } });
  if (!request.termsAccepted) issues.push({ field: 'termsAccepted', code: 'agreement_required' });
  return issues;
}

/**
 * Checks the form by its rules, then its captcha: a captcha counts for one try, and an invalid field must not use it up.
 * @returns the phone as E.164, if there is one.
 * @throws AppError `validation_failed`, `phoneNumber_format_error`, `captcha_format_error`
 */
async function assertForm(db: Db, options: RegistrationOptions, request: RegistrationRequest): Promise<string | undefined> {
  const { setting, phones, secrets } = options;
  const issues = issuesOf(options, request);
  if (issues.some(({ field }) => field !== 'captcha')) throw refusedFields(issues);
  const { captcha, mobileNum } = request.values;
  const mobile = mobileNum ? phones.phoneOf(mobileNum, request.countryDialingCode) : undefined;
  if (setting.fields.some(({ field }) => field === 'captcha')) await assertSolved(db, secrets, { captchaId: request.captchaId, captcha });
  return mobile;
}

const columns: readonly string[] = ['username', 'nickname', 'affiliateCode', 'mobileNum', 'email', 'payeeName'];

/** Fields of the form without a column of their own, except secrets. */
function profileOf(values: RegistrationValues): Record<string, string> {
  const isKept = (field: RegistrationFieldName): boolean => !secretFields.includes(field) && !columns.includes(field);
  const fields = (Object.keys(values) as RegistrationFieldName[]).filter(isKept);
  return Object.fromEntries(fields.flatMap((field) => (values[field] ? [[field, values[field]]] : [])));
}

/**
 * Opens an account with its first session and, in the sandbox, its welcome credit: all of it or nothing.
 * @throws AppError `validation_failed`, `affiliate_code_error`, `phoneNumber_format_error`, `exists.username.err`, `duplicate_value`, each
 *   naming its fields; `TOO_MANY_REQUEST`; `captcha_format_error`, `verification_code_error` and `verification_code_expired`;
 *   `social_ticket_expired` and `social_already_bound`; `duplicate_computer`; `non_agent_login` at an agents' site (§6)
 */
export async function register(database: Database, options: RegistrationOptions, asked: RegistrationRequest): Promise<LoginResult> {
  const request = { ...asked, values: listedOf(options.setting, asked.values) };
  const { values } = request;
  assertAdmitted(options.sessionRules.site, newAccount);
  const mobile = await assertForm(database.db, options, request);
  const { invitation, friendOf, recommender } = await referrersOf(database.db, options.phones, values, request.referralCode);
  const opened = invitation?.kind === 'agent' && options.opensAgents ? agentAccount : newAccount;
  const code = await provedCode(database.db, options, mobile, values.verificationCode);
  const [passwordHash, fundPasswordHash] = await Promise.all([
    hashPassword(values.password ?? ''),
    values.paymentPassword ? hashPassword(values.paymentPassword) : undefined,
  ]);
  const id = randomUUID();
  const now = new Date();
  const openedMobile = options.isByMobile ? mobile : undefined;
  const account = openedMobile ? madeName() : (values.username ?? '');
  const unique = {
    mobile,
    email: values.email?.toLowerCase() || undefined,
    ...uniqueKeysOf(options.setting, values),
    computerHash: request.computerHash,
  };
  try {
    const session = { customer: { id, ...opened }, ip: request.ip, userAgent: request.userAgent };
    const token = await openSession(database.db, options.sessionRules, session, async (tx) => {
      if (code) {
        await spendCode(tx, code);
        await releaseContact(tx, 'sms', code.recipient, id);
      }
      if (invitation) await useCode(tx, invitation.affiliateCode);
      await insertCustomer(tx, {
        id,
        account,
        nickname: values.nickname || account,
        ...unique,
        mobileProvedAt: code && now,
        openedMobile,
        realName: values.payeeName || undefined,
        ...opened,
        passwordHash,
        fundPasswordHash,
        uplineId: invitation?.agentId,
        affiliateCode: invitation?.affiliateCode,
        profile: { ...profileOf(values), ...(recommender && { recommenderId: recommender }) },
        registerMethod: request.origin.registerMethod,
        registerDomain: request.origin.domain,
        registerUrl: request.origin.registerUrl,
        language: request.language,
        termsAcceptedAt: now,
        ageConfirmedAt: now,
      });
      if (friendOf !== undefined)
        await noteReferral(tx, { customerId: friendOf, friendId: id, ip: request.ip, computerHash: request.computerHash });
      await trustAddress(tx, id, request.ip);
      if (request.socialTicketHash) await bindTicket(tx, id, request.socialTicketHash);
      assertOwnPassword(options, values);
      await giveWelcomeCredit(tx, id, options.welcomeCredit);
    });
    return { token, account, passwordExpired: false };
  } catch (error) {
    const duplicate = duplicateOf(error, values);
    // Those alone who are refused count, so that nobody is kept from an account by what a neighbour sends.
    if (duplicate?.code === 'duplicate_value') {
      await limitTries(database.db, `taken ${networkOf(request.ip)}`, { max: options.takenPerHour, seconds: 3_600 });
    }
    throw duplicate ?? error;
  }
}

/** The code that the setting asks for, when it is right; it is spent with the account's own transaction. */
async function provedCode(
  db: Db,
  { setting, secrets }: RegistrationOptions,
  mobile: string | undefined,
  code: string | undefined,
): Promise<CodeKey | undefined> {
  if (!mobile || !code || !setting.fields.some(({ field }) => field === 'verificationCode')) return undefined;
  const key: CodeKey = { purpose: 'register', recipient: mobile };
  await assertCode(db, secrets, key, code);
  return key;
}

/** Checked last: a guess at the default password then costs a new account for each wrong one. */
function assertOwnPassword({ defaultPassword }: RegistrationOptions, { password }: RegistrationValues): void {
  if (defaultPassword !== undefined && password === defaultPassword)
    throw refusedFields([{ field: 'password', code: 'password_not_allowed' }]);
}

async function giveWelcomeCredit(tx: Tx, customerId: string, amount: number): Promise<void> {
  if (amount === 0) return;
  await post(tx, {
    customerId,
    transactionId: randomUUID(),
    kind: 'welcome',
    reference: 'sandbox',
    legs: [
      { account: 'main', amount },
      { account: 'sandboxCredit', amount: -amount },
    ],
  });
}
