import { randomUUID } from 'node:crypto';
import {
  type Calls,
  checkFields,
  keptValue,
  playerMemberType,
  type RegistrationRule,
  type RequestOf,
  type ResponseOf,
} from '@baize/contract';
import type { Db } from '../../db/database.ts';
import { refusedFields } from '../../wire/AppError.ts';
import { agentAccount } from '../registration/register.ts';
import { registrationRules } from '../registration/registrationRules.ts';
import { limitTries } from '../session/counters.ts';
import { makePassword } from '../session/defaultPassword.ts';
import { insertCustomer, ValuesTaken } from '../session/insertCustomer.ts';
import { hashPassword } from '../session/passwords.ts';

/** Accounts that one agent may open in an hour. Of our own. */
const mostAnHour = 60;

const ruleOf = (field: 'username' | 'nickname'): RegistrationRule => {
  const { usual: _, ...rule } = registrationRules[field];
  return { field, required: field === 'username', ...rule };
};

/**
 * Opens an account directly below an agent's. It gets a password of its own, which has to be changed at the first log-in; neither its
 * player's age nor his consent is known before.
 * @throws AppError `validation_failed`, `exists.username.err`, `TOO_MANY_REQUEST`
 */
export async function openDownlineAccount(
  db: Db,
  agentId: string,
  { username, nickname = '', kind }: RequestOf<Calls['openDownlineAccount']>,
): Promise<ResponseOf<Calls['openDownlineAccount']>> {
  const values = { username: keptValue('username', username), nickname: keptValue('nickname', nickname) };
  const issues = checkFields([ruleOf('username'), ruleOf('nickname')], values);
  if (issues.length > 0) throw refusedFields(issues);
  await limitTries(db, `opens ${agentId}`, { max: mostAnHour, seconds: 3_600 });
  const password = makePassword();
  try {
    const customer = {
      id: randomUUID(),
      account: values.username,
      nickname: values.nickname || values.username,
      ...(kind === 'agent' ? agentAccount : { type: playerMemberType, isAgent: 0 }),
      passwordHash: await hashPassword(password),
      isPasswordDefault: true,
      uplineId: agentId,
      registerMethod: 'AGENT',
    };
    await db.transaction((tx) => insertCustomer(tx, customer));
  } catch (error) {
    if (!(error instanceof ValuesTaken)) throw error;
    throw refusedFields([{ field: 'username', code: 'exists.username.err' }], 'exists.username.err');
  }
  return { account: values.username, password };
}
