import type { Db, Tx } from '../../db/database.ts';
import { forgetTries, type Lock, limitTries } from '../session/counters.ts';

/** Kinds of a new password: of the login by the old one, of the login by a proof of its owner, or of the fund. */
const ways = ['change', 'reset', 'fund'] as const;
export type NewPasswordWay = (typeof ways)[number];

/** New passwords of one account that are looked at an hour. Each way has its own, so that who knows the old one takes none from who proves to be its owner. */
const looksPerHour = { max: 5, seconds: 3_600 };
const keyOf = (customerId: string, way: NewPasswordWay): string => `new password ${way} ${customerId}`;

/**
 * Counts a new password before it is held against the account's other one: a refusal tells who chose it what that is, also of many that are sent at once.
 * @throws AppError `TOO_MANY_REQUEST`
 */
export const limitNewPasswords = (db: Db, customerId: string, way: NewPasswordWay): Promise<void> =>
  limitTries(db, keyOf(customerId, way), looksPerHour);

export const newPasswordLocks = (customerId: string): Lock[] => ways.map((way) => ({ key: keyOf(customerId, way), max: looksPerHour.max }));

/** After an operator's reset the owner can choose a new password, though the limit is used up. */
export const forgetNewPasswords = (db: Db | Tx, customerId: string, way: NewPasswordWay): Promise<void> =>
  forgetTries(db, keyOf(customerId, way));
