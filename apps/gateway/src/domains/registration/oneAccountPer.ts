import type { RegistrationFieldName, RegistrationSetting, RegistrationValues } from '@baize/contract';
import { or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { schema } from '../../db/schema.ts';
import { AppError, refusedFields } from '../../wire/AppError.ts';

const { customers } = schema;

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

const uniqueColumns = {
  account: sql<string>`lower(${customers.account})`,
  computerHash: customers.computerHash,
  addressKey: customers.addressKey,
  playerKey: customers.playerKey,
  email: customers.email,
  mobile: customers.mobile,
};
type UniqueColumn = keyof typeof uniqueColumns;
/** Values that must be unique over accounts; the account name in lower case. */
export type UniqueValues = Partial<Record<UniqueColumn, string | undefined>>;

/**
 * §5 "One account per player, address, e-mail, phone … and shared computer": names the field whose value another account has. Only the
 * first of several is named, so that a stranger's identity card does not reveal the contacts of the same account, least of all the phone.
 */
const rules = [
  { column: 'account', constraint: 'customers_account_unique', fieldOf: () => 'username', code: 'exists.username.err' },
  { column: 'computerHash', constraint: 'customers_computer_unique', code: 'duplicate_computer' },
  { column: 'addressKey', constraint: 'customers_address_unique', fieldOf: homeFieldOf, code: 'duplicate_value' },
  { column: 'playerKey', constraint: 'customers_player_unique', fieldOf: () => 'idNumber', code: 'duplicate_value' },
  { column: 'email', constraint: 'customers_email_unique', fieldOf: () => 'email', code: 'duplicate_value' },
  { column: 'mobile', constraint: 'customers_mobile_unique', fieldOf: () => 'mobileNum', code: 'duplicate_value' },
] as const;

/** The values that other accounts have. */
async function takenOf(db: Db, unique: UniqueValues): Promise<UniqueColumn[]> {
  const columns = (Object.keys(uniqueColumns) as UniqueColumn[]).filter((column) => unique[column] !== undefined);
  const isSame = or(...columns.map((column) => sql`${uniqueColumns[column]} = ${unique[column]}`));
  const rows = await db.select(uniqueColumns).from(customers).where(isSame);
  return columns.filter((column) => rows.some((row) => row[column] === unique[column]));
}

/** The refusal that a broken rule of uniqueness means, or undefined for another error. */
export async function duplicateOf(db: Db, error: unknown, values: RegistrationValues, unique: UniqueValues): Promise<AppError | undefined> {
  const noticed = rules.find(({ constraint }) => isUniqueViolation(error, constraint));
  if (!noticed) return undefined;
  const taken = await takenOf(db, unique);
  // The other account may be gone by now.
  const broken = rules.find(({ column }) => taken.includes(column)) ?? noticed;
  if (!('fieldOf' in broken)) return new AppError(broken.code);
  return refusedFields([{ field: broken.fieldOf(values), code: broken.code }], broken.code);
}
