import { type Currency, minorDigits } from '@baize/contract';

/** The command can't be carried out; the message says what to type. */
export class OperatorError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'OperatorError';
  }
}

/** The word after `--name`. */
export function flag(args: readonly string[], name: string): string | undefined {
  const index = args.indexOf(name);
  return index === -1 ? undefined : args[index + 1];
}

/** A time after `--name`, as ISO 8601 in UTC. */
export function isoTime(args: readonly string[], name: string): string | undefined {
  const text = flag(args, name);
  if (text === undefined) return undefined;
  const time = new Date(text);
  if (Number.isNaN(time.valueOf())) throw new OperatorError(`${name} needs a time such as 2030-01-31T03:00:00+07:00, not ${text}.`);
  return time.toISOString();
}

/** Countries such as `VN,TH`, in capitals. */
export function countryCodes(text: string): string[] {
  const codes = text.toUpperCase().split(',');
  if (codes.every((code) => /^[A-Z]{2}$/.test(code))) return codes;
  throw new OperatorError('Countries are their two letters with commas between, such as VN,TH.');
}

/** A count, above zero. */
export function wholeCount(text: string | undefined): number {
  const count = Number(text);
  if (!/^\d+$/.test(text ?? '') || !Number.isSafeInteger(count) || count === 0) throw new OperatorError('The count is a whole number.');
  return count;
}

/**
 * An amount above zero as a person types it, such as `1250.50`.
 * @param what is named where it is none
 * @returns it in the minor unit
 * @throws OperatorError
 */
export function typedAmount(text: string | undefined, currency: Currency, what = 'The amount'): number {
  const digits = minorDigits[currency];
  const [, whole = '', part = ''] = /^(\d{1,16})(?:\.(\d+))?$/.exec(text ?? '') ?? [];
  const amount = Number(whole + part.padEnd(digits, '0'));
  if (whole === '' || part.length > digits || !Number.isSafeInteger(amount) || amount === 0) {
    const example = digits === 0 ? '1250' : `1250.${'50'.padEnd(digits, '0')}`;
    throw new OperatorError(`${what} is a number of ${currency} above zero, such as ${example}.`);
  }
  return amount;
}

/** `1250.50 PHP`: an amount in the minor unit as an operator reads it, and types it again. */
export function writtenAmount(amount: number, currency: Currency): string {
  const digits = minorDigits[currency];
  return `${(amount / 10 ** digits).toFixed(digits)} ${currency}`;
}
