import { checkFields, type RegistrationSetting, roleOf } from '@baize/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
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

/** The agent of a code, in any letter case; the code of a disabled account or a former agent is unknown. */
export async function agentByCode(db: Db, code: string): Promise<{ affiliateCode: string; agentId: string } | undefined> {
  const [row] = await db
    .select({
      affiliateCode: affiliateCodes.code,
      agentId: affiliateCodes.customerId,
      type: customers.type,
      isAgent: customers.isAgent,
    })
    .from(affiliateCodes)
    .innerJoin(customers, eq(customers.id, affiliateCodes.customerId))
    .where(and(eq(affiliateCodes.code, code.toUpperCase()), eq(customers.isDisabled, false)));
  return row && roleOf(row) === 'agent' ? row : undefined;
}

/** The agent's code as it is stored. @throws AppError `affiliate_code_error` */
export async function affiliateOf(db: Db, code: string): Promise<{ affiliateCode: string }> {
  const agent = await agentByCode(db, code);
  if (!agent) throw new AppError('affiliate_code_error');
  return { affiliateCode: agent.affiliateCode };
}
