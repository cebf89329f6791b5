import type { Db } from '../../db/database.ts';
import { forgetTries, type Lock, limitFailures, limitTries } from '../session/counters.ts';

/** Wrong fund passwords in a row; a right one clears them. */
const lockout = { max: 10, seconds: 15 * 60 };
const keyOf = (customerId: string): string => `fund ${customerId}`;

export const fundLock = (customerId: string): Lock => ({ key: keyOf(customerId), max: lockout.max });

/** @throws AppError `TOO_MANY_REQUEST` while too many wrong ones keep the fund password from being asked for */
export const assertFundUnlocked = (db: Db, customerId: string): Promise<void> => limitFailures(db, keyOf(customerId), lockout);

/** @throws AppError `TOO_MANY_REQUEST` after too many wrong ones */
export const countWrongFund = (db: Db, customerId: string): Promise<void> => limitTries(db, keyOf(customerId), lockout);

/** A right one clears the count. */
export const clearWrongFunds = (db: Db, customerId: string): Promise<void> => forgetTries(db, keyOf(customerId));
