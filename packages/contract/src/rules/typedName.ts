import * as z from 'zod/mini';
import { limits } from './limits.ts';

/** Marks that take no room: controls, directions, zero widths, variation selectors. Phones and address books paste them along. */
const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Signs that people write between the digits of a phone. */
const separators = /[\s.()/·\p{Pd}]/gu;

/** A name or number without invisible marks and blanks around it; full-width letters and digits become plain ones. */
const plain = (typed: string): string => typed.normalize('NFKC').replaceAll(invisible, '').trim();

/**
 * The digits of a phone, however it is spelt: `0987 104 170`, `+84 987-104-170`, `0084987104170`. A number of a country begins with `+`.
 * @returns undefined for what has anything but digits and signs between them
 */
export function phoneDigitsOf(typed: string): string | undefined {
  const digits = plain(typed).replaceAll(separators, '');
  if (!/^\+?\d+$/.test(digits)) return undefined;
  return digits.startsWith('00') ? `+${digits.slice(2)}` : digits;
}

/** A typed account name in one spelling: a phone by {@link phoneDigitsOf}, a username as it is. */
export const accountNameOf = (typed: string): string => phoneDigitsOf(typed) ?? plain(typed);

const shape = /^(?:[a-z0-9]{4,16}|\+\d{4,15})$/i;

/** §5 "account required with username format": a username, or the phone that opened the account, however it is spelt. */
export const isAccountName = (typed: string): boolean => shape.test(accountNameOf(typed));

/**
 * Characters that a field has room for where the name of an account is typed: §9's 16 for a username; for what may be a phone yet, those between
 * its digits too.
 */
export const accountNameRoomOf = (typed: string): number => (/[a-z]/i.test(typed) ? limits.loginInputLength : 2 * limits.loginInputLength);

/** The name of an account in a request: at most 16 characters (§9) once it is read by {@link accountNameOf}. */
export const accountNameInput = z.string().check(z.overwrite(accountNameOf), z.minLength(1), z.maxLength(limits.loginInputLength));

/** A phone in a request: at most 24 characters once it is read by {@link phoneDigitsOf}; the gateway judges it by its country. */
export const phoneNumberInput = z.string().check(
  z.overwrite((typed) => phoneDigitsOf(typed) ?? typed),
  z.minLength(1),
  z.maxLength(24),
);
