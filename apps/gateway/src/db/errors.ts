/** The fields of a PostgreSQL error that we read, the same from node-postgres and PGlite. */
interface PgError {
  code: string;
  /** Whether it is about this constraint. */
  names(constraint: string): boolean;
}

const away = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08003',
  '08001',
  // What PgBouncer says of itself: that it reaches no server, waited too long for one, or has no room.
  '08P01',
  // A primary that has become a standby.
  '25006',
]);
const tooSlow = new Set(['57014', '55P03']);
/** A standby ended a statement that stood in the way of what it replays. */
const conflictWithReplay = '40001';
const lost =
  /too many statements wait for a connection|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|PGlite is closed|closed the connection/;

/** An error and what caused it, the outermost first. */
export function* causesOf(error: unknown): Generator<Record<string, unknown>> {
  for (let current = error, depth = 0; typeof current === 'object' && current !== null && depth < 5; depth += 1) {
    yield current as Record<string, unknown>;
    if (current instanceof AggregateError) current = current.errors[0];
    else current = (current as { cause?: unknown }).cause;
  }
}

/** A cluster tells the constraint in the message alone, behind it the number of the part of the table where it is not a check. */
const isNamedIn = (message: string, constraint: string): boolean => new RegExp(`\\b${constraint}(?:_\\d+)?\\b`).test(message);

/** The database's own error inside what a driver or Drizzle threw. */
function pgErrorOf(error: unknown): PgError | undefined {
  for (const cause of causesOf(error)) {
    const { code, constraint, message } = cause;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) {
      return { code, names: (wanted) => (typeof constraint === 'string' ? constraint === wanted : isNamedIn(String(message), wanted)) };
    }
  }
  return undefined;
}

/** Whether a unique index or primary key refused the row; with a name, whether it was this one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const found = pgErrorOf(error);
  return found?.code === '23505' && (constraint === undefined || found.names(constraint));
}

/** Whether the player's side of a posting would have fallen below zero. */
export function isOverdraft(error: unknown): boolean {
  const found = pgErrorOf(error);
  return found?.code === '23514' && found.names('accounts_no_overdraft');
}

/** Limits of numbers that input can reach: an account's balance (`accounts_safe_integer`), and a round's sums. */
const rangeChecks = ['accounts_safe_integer', 'game_rounds_totals'];

/** A number, or a sum with it, is more than the database keeps: the statement did nothing, and never will. */
export function isOutOfRange(error: unknown): boolean {
  const found = pgErrorOf(error);
  return found?.code === '22003' || (found?.code === '23514' && rangeChecks.some(found.names));
}

/** A text has letters that the database does not keep, such as half of a surrogate pair in JSON, or is too long for an index. */
export function isUnstorableText(error: unknown): boolean {
  return ['22021', '22P05', '22P02', '54000'].includes(pgErrorOf(error)?.code ?? '');
}

/** A lock was not had in time; the statement did nothing. */
export function isLockTimeout(error: unknown): boolean {
  return pgErrorOf(error)?.code === '55P03';
}

/** A deadlock or a serialisation failure: the transaction may be tried again as a whole. */
export function isSerializationFailure(error: unknown): boolean {
  const code = pgErrorOf(error)?.code;
  return code === '40P01' || code === '40001';
}

const isAny = (error: unknown, codes: (code: string) => boolean): boolean => {
  for (const cause of causesOf(error)) {
    if (typeof cause['code'] === 'string' && codes(cause['code'])) return true;
    if (typeof cause['message'] === 'string' && lost.test(cause['message'])) return true;
  }
  return false;
};

/** The database can't be reached, or is too busy to answer in time; it may be back in a moment. */
export const isUnreachable = (error: unknown): boolean => isAny(error, (code) => away.has(code) || tooSlow.has(code));

/** A standby is not there, or gave the statement up for what it replays: the primary may be asked instead. */
export const isAway = (error: unknown): boolean => isAny(error, (code) => away.has(code) || code === conflictWithReplay);
