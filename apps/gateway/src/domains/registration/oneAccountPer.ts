import type { RegistrationFieldName, RegistrationSetting, RegistrationValues } from '@baize/contract';
import { AppError, refusedFields } from '../../wire/AppError.ts';
import { ValuesTaken } from '../session/insertCustomer.ts';

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
 * §5 "One account per player, address": the unique values among the fields of the setting. A player is known by the identity card, not by
 * the name, since many share one.
 */
export function uniqueKeysOf(setting: RegistrationSetting, values: RegistrationValues): { playerKey?: string; addressKey?: string } {
  const listed = (name: RegistrationFieldName): string =>
    setting.fields.some(({ field }) => field === name) ? plainText(values[name] ?? '') : '';
  const playerKey = listed('idNumber').replaceAll(' ', '');
  const addressKey = listed('currentAddress') || listed('permanentAddress');
  return { ...(playerKey && { playerKey }), ...(addressKey && { addressKey }) };
}

/**
 * §5 "One account per player, address, e-mail, phone … and shared computer": names the field whose value another account has. Only the
 * first of several is named, so that a stranger's identity card does not reveal the contacts of the same account, least of all the phone.
 */
const rules = [
  { kind: 'account', fieldOf: () => 'username', code: 'exists.username.err' },
  { kind: 'computer', code: 'duplicate_computer' },
  { kind: 'address', fieldOf: homeFieldOf, code: 'duplicate_value' },
  { kind: 'player', fieldOf: () => 'idNumber', code: 'duplicate_value' },
  { kind: 'email', fieldOf: () => 'email', code: 'duplicate_value' },
  { kind: 'mobile', fieldOf: () => 'mobileNum', code: 'duplicate_value' },
] as const;

/** The refusal that values of another account mean, or undefined for another error. */
export function duplicateOf(error: unknown, values: RegistrationValues): AppError | undefined {
  const broken = error instanceof ValuesTaken ? rules.find(({ kind }) => error.kinds.includes(kind)) : undefined;
  if (!broken) return undefined;
  if (!('fieldOf' in broken)) return new AppError(broken.code);
  return refusedFields([{ field: broken.fieldOf(values), code: broken.code }], broken.code);
}
