import { causesOf } from './db/errors.ts';

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
  'SandboxMissingError',
];

/** Faults of DATABASE_URL's database by the code of the network or of PostgreSQL. The address holds a password, so no text repeats it. */
const databaseFailures: Record<string, string> = {
  ECONNREFUSED: 'can’t be reached: nothing answers there. Start it, or set DATABASE_URL to another one.',
  ECONNRESET: 'can’t be reached: it broke off. Start it, or set DATABASE_URL to another one.',
  EHOSTUNREACH: 'can’t be reached: there is no way to its host. Set DATABASE_URL to another one.',
  ETIMEDOUT: 'can’t be reached: it does not answer in time. Start it, or set DATABASE_URL to another one.',
  ENOTFOUND: 'can’t be reached: nobody knows its host. Set DATABASE_URL to another one.',
  EAI_AGAIN: 'can’t be reached: its host can’t be looked up now. Try again, or set DATABASE_URL to another one.',
  '28P01': 'refuses the user or the password. Set DATABASE_URL to those that it knows.',
  '28000': 'refuses the user. Set DATABASE_URL to one that it lets in from here.',
  '3D000': 'does not exist. Create it with createdb, or set DATABASE_URL to another one.',
  '42501': 'does not let its user make tables. Grant that, or set DATABASE_URL to another user.',
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

function textOf({ code, path, syscall }: Record<string, unknown>): string | undefined {
  if (typeof code !== 'string') return undefined;
  const isOfFile = typeof path === 'string' && syscall !== 'connect' && Object.hasOwn(fileFailures, code);
  if (isOfFile) return `${path} ${fileFailures[code]} (${code}). Mend that, or set DATA_DIR to another one.`;
  return Object.hasOwn(databaseFailures, code) ? `The database of DATABASE_URL ${databaseFailures[code]}` : undefined;
}

/** One line for the person whose process could not start, with what to do. Undefined for an unexpected error. */
export function startFailureOf(error: unknown): string | undefined {
  if (error instanceof Error && plain.includes(error.name)) return error.message;
  for (const cause of causesOf(error)) {
    const text = textOf(cause);
    if (text !== undefined) return text;
  }
  return undefined;
}
