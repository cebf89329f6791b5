import type { RegistrationFieldName, RegistrationSetting, RegistrationValues } from '@baize/contract';
import { isUniqueViolation } from '../../../db/errors.ts';
import { AppError, refusedFields } from '../../../wire/AppError.ts';

/** A text without what two spellings of one thing differ in: case, accents, blanks and signs. */
function plainText(text: string): string {
  const bare = text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd');
  return bare
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The field that says where a player lives: the current address before the permanent one. */
const homeFieldOf = (values: RegistrationValues): RegistrationFieldName => (values.currentAddress ? 'currentAddress' : 'permanentAddress');

/**
 * §5 "One account per player, address": what no two accounts may have in common, of the fields that the setting lists. A player is known by the
 * identity card; names are no such thing, since many share one.
 */
export function uniqueKeysOf(setting: RegistrationSetting, values: RegistrationValues): { playerKey?: string; addressKey?: string } {
  const listed = (name: RegistrationFieldName): string =>
    setting.fields.some(({ field }) => field === name) ? plainText(values[name] ?? '') : '';
  const playerKey = listed('idNumber').replaceAll(' ', '');
  const addressKey = listed('currentAddress') || listed('permanentAddress');
  return { ...(playerKey && { playerKey }), ...(addressKey && { addressKey }) };
}

/** §5 "One account per player, address, e-mail, phone … and shared computer": which field says what another account already has. */
const uniqueFields = [
  { constraint: 'customers_account_unique', fieldOf: () => 'username', code: 'exists.username.err' },
  { constraint: 'customers_mobile_unique', fieldOf: () => 'mobileNum', code: 'duplicate_value' },
  { constraint: 'customers_email_unique', fieldOf: () => 'email', code: 'duplicate_value' },
  { constraint: 'customers_player_unique', fieldOf: () => 'idNumber', code: 'duplicate_value' },
  { constraint: 'customers_address_unique', fieldOf: homeFieldOf, code: 'duplicate_value' },
] as const;

/** The refusal that a broken rule of uniqueness means, or undefined for another error. */
export function duplicateOf(error: unknown, values: RegistrationValues): AppError | undefined {
  if (isUniqueViolation(error, 'customers_computer_unique')) return new AppError('duplicate_computer');
  const broken = uniqueFields.find(({ constraint }) => isUniqueViolation(error, constraint));
  return broken && refusedFields([{ field: broken.fieldOf(values), code: broken.code }], broken.code);
}
