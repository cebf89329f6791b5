import { accountNameOf } from '@baize/contract';
import { createPhones } from '../domains/security/phones.ts';
import { findByProvedMobile, findByTypedName } from '../domains/session/findCustomer.ts';
import { OperatorError } from './arguments.ts';
import type { OperatorContext } from './Command.ts';

/**
 * The account that an operator names: by its name, by its proved phone, or by the phone that opened it as long as nobody else has proved that.
 * @throws OperatorError with what to type instead
 */
export async function customerOf({ db, house }: Pick<OperatorContext, 'db' | 'house'>, [given = '']: readonly string[]) {
  const typed = accountNameOf(given);
  if (!typed) throw new OperatorError('Name the account.');
  const phones = createPhones(house.timeZone);
  const phone = phones.typedPhoneOf(typed);
  const owner = phone === undefined ? undefined : await findByProvedMobile(db, phone);
  const customer = owner ?? (await findByTypedName(db, phones, typed));
  if (!customer) throw new OperatorError(`There is no account ${typed}.`);
  return customer;
}
