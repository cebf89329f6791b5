import { checkFields, type DownlineKind, type RegistrationSetting, roleOf } from '@baize/contract';
import { and, eq, sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { AppError, refusedFields } from '../../wire/AppError.ts';
import { findByAccount } from '../session/findCustomer.ts';

const { affiliateCodes, customers } = schema;

/** @throws AppError `validation_failed` for a name that could not be registered */
export async function isUsernameFree(db: Db, setting: RegistrationSetting, username: string): Promise<boolean> {
  const rules = setting.fields.filter(({ field }) => field === 'username');
  const issues = checkFields(rules, { username });
  if (issues.length > 0) throw refusedFields(issues);
  return (await findByAccount(db, username)) === undefined;
}

/** An agent's code that opens accounts now. */
export interface OpenCode {
  affiliateCode: string;
  agentId: string;
  /** What an account becomes that is opened by it. */
  kind: DownlineKind;
}

/** Whether a code opens accounts now, of `affiliate_codes`: it is on, has not expired, and is not used up. */
export const isOpenCode = sql`(not is_off and (expires_at is null or expires_at > now()) and (most_uses is null or uses < most_uses))`;

/** The agent of a code, in any letter case; a code that is closed, or of a disabled account or a former agent, is unknown. */
export async function agentByCode(db: Db, code: string): Promise<OpenCode | undefined> {
  const [open] = await db
    .select({ affiliateCode: affiliateCodes.code, agentId: affiliateCodes.customerId, kind: affiliateCodes.kind })
    .from(affiliateCodes)
    .where(and(eq(affiliateCodes.code, code.toUpperCase()), isOpenCode));
  if (!open) return undefined;
  const [agent] = await db
    .select({ type: customers.type, isAgent: customers.isAgent })
    .from(customers)
    .where(and(eq(customers.id, open.agentId), eq(customers.isDisabled, false)));
  return agent && roleOf(agent) === 'agent' ? open : undefined;
}

/** The agent's code as it is stored. @throws AppError `affiliate_code_error` */
export async function affiliateOf(db: Db, code: string): Promise<{ affiliateCode: string }> {
  const agent = await agentByCode(db, code);
  if (!agent) throw new AppError('affiliate_code_error');
  return { affiliateCode: agent.affiliateCode };
}

/** Notes that somebody opened the registration with a code. */
export async function noteVisit(db: Db, code: string): Promise<void> {
  await db.execute(sql`update affiliate_codes set visits = visits + 1 where code = ${code}`);
}

/**
 * Counts an account that is opened by a code. Of several at the same time no more are opened than it is good for.
 * @throws AppError `affiliate_code_error` where it has been closed, or used up, meanwhile
 */
export async function useCode(tx: Tx, code: string): Promise<void> {
  const used = await rowsOf(tx, sql`update affiliate_codes set uses = uses + 1 where code = ${code} and ${isOpenCode} returning code`);
  if (used.length === 0) throw new AppError('affiliate_code_error');
}
