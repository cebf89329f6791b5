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

/** đồng, above zero. */
export function wholeAmount(text: string | undefined): number {
  const amount = Number(text);
  if (!/^\d+$/.test(text ?? '') || !Number.isSafeInteger(amount) || amount === 0)
    throw new OperatorError('The amount is a whole number of đồng.');
  return amount;
}
