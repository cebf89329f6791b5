import { accountNameOf } from '@baize/contract';
import type { Db } from '../db/database.ts';
import { typedPhoneOf } from '../domains/security/phones.ts';
import { findByAccount, findByProvedMobile } from '../domains/session/findCustomer.ts';
import { OperatorError } from './arguments.ts';

/**
 * The account that an operator names, by its name or by its proved phone. A number may be the name that one account has kept and the phone of another:
 * which is meant, only the operator knows.
 * @param words what follows the command: the account, and maybe `--exact` for its name and nothing else
 * @throws OperatorError with what to type instead
 */
export async function customerOf(db: Db, [given = '', ...words]: readonly string[]) {
  const typed = accountNameOf(given);
  if (!typed) throw new OperatorError('Name the account.');
  const phone = words.includes('--exact') ? undefined : typedPhoneOf(typed);
  const bearer = (await findByAccount(db, typed)) ?? (phone && (await findByAccount(db, phone.slice(1))));
  const owner = phone && (await findByProvedMobile(db, phone));
  if (bearer && owner && bearer.id !== owner.id) {
    const [name, other] = [bearer.account, owner.account];
    throw new OperatorError(
      `${name} is the name of one account, and now the phone of another, ${other}. Say which: ${name} --exact, or ${other} --exact.`,
    );
  }
  const customer = bearer || owner;
  if (!customer) throw new OperatorError(`There is no account ${typed}.`);
  return customer;
}
