import { causesOf } from './db/errors.ts';
import { SettingError } from './db/SettingError.ts';

/** Errors whose message says by itself what to do. */
const plain = [
  'BrandError',
  'ConfigError',
  'FolderLockedError',
  'HelpTextsError',
  'ListenError',
  'LocationFileError',
  'OperatorError',
  'OtherVersionError',
  'PoolerError',
  'SandboxMissingError',
];

/** Faults of a setting's database by the code of the network or of PostgreSQL. The address holds a password, so no text repeats it. */
const databaseFailures: Record<string, string> = {
  ECONNREFUSED: 'can’t be reached: nothing answers there. Start it, or set SETTING to another one.',
  ECONNRESET: 'can’t be reached: it broke off. Start it, or set SETTING to another one.',
  EHOSTUNREACH: 'can’t be reached: there is no way to its host. Set SETTING to another one.',
  ETIMEDOUT: 'can’t be reached: it does not answer in time. Start it, or set SETTING to another one.',
  ENOTFOUND: 'can’t be reached: nobody knows its host. Set SETTING to another one.',
  EAI_AGAIN: 'can’t be reached: its host can’t be looked up now. Try again, or set SETTING to another one.',
  '28P01': 'refuses the user or the password. Set SETTING to those that it knows.',
  '28000': 'refuses the user. Set SETTING to one that it lets in from here.',
  '3D000': 'does not exist. Create it with createdb, or set SETTING to another one.',
  '42501': 'does not let its user make tables. Grant that, or set SETTING to another user.',
  '53300': 'has no connection left. Lower DATABASE_POOL, or raise its max_connections.',
  '57P03': 'is starting or stopping. Try again in a moment.',
};

/** Faults of the data folder by the code of the system. */
const fileFailures: Record<string, string> = {
  EACCES: 'may not be used by this user',
  EPERM: 'may not be used by this user',
  EROFS: 'is on a disk that can only be read',
  ENOSPC: 'is on a disk that is full',
  ENOTDIR: 'is no folder, or has none above it',
  EEXIST: 'is no folder',
  ENOENT: 'does not exist',
};

function textOf({ code, path, syscall }: Record<string, unknown>, setting: string): string | undefined {
  if (typeof code !== 'string') return undefined;
  const isOfFile = typeof path === 'string' && syscall !== 'connect' && Object.hasOwn(fileFailures, code);
  if (isOfFile) return `${path} ${fileFailures[code]} (${code}). Mend that, or set DATA_DIR to another one.`;
  return Object.hasOwn(databaseFailures, code)
    ? `The database of SETTING ${databaseFailures[code]}`.replaceAll('SETTING', setting)
    : undefined;
}

/** One line for the person whose process could not start, with what to do. Undefined for an unexpected error. */
export function startFailureOf(error: unknown): string | undefined {
  if (error instanceof Error && plain.includes(error.name)) return error.message;
  const setting = [...causesOf(error)].find((cause) => cause instanceof SettingError)?.['setting'] ?? 'DATABASE_URL';
  for (const cause of causesOf(error)) {
    const text = textOf(cause, String(setting));
    if (text !== undefined) return text;
  }
  return undefined;
}
