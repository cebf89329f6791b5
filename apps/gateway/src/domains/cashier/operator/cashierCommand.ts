import { OperatorError } from '../../../operator/arguments.ts';
import type { Settings } from '../../../settings/settings.ts';
import { type CashierTerms, cashierTerms } from '../cashierTerms.ts';

/** Every figure by its name, such as `withdrawal.dailyMaximum`. */
function figuresOf(terms: CashierTerms): Map<string, number> {
  const sections = Object.entries(terms).flatMap(([section, figures]) =>
    Object.entries(figures).map(([name, value]): [string, number] => [`${section}.${name}`, value]),
  );
  return new Map(sections);
}

/** The terms with one figure changed. @throws OperatorError for an invalid figure, or a figure that contradicts the others */
function changedTerms(terms: CashierTerms, name: string, value: number): CashierTerms {
  const [section = '', figure = ''] = name.split('.');
  const own = Object.entries(terms).map(([of, figures]) => [of, of === section ? { ...figures, [figure]: value } : figures]);
  const parsed = cashierTerms.safeParse(Object.fromEntries(own));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new OperatorError(`${issue?.path.join('.') ?? name}: ${issue?.message ?? 'is refused'}. Nothing has changed.`);
}

/**
 * `cashier show` and `cashier set <figure> <value>`: the brand's terms of §9 "Deposit" and "Withdrawal".
 * @throws OperatorError
 */
export async function runCashier(
  { settings }: { settings: Settings },
  [action, name = '', value = '']: readonly string[],
): Promise<string> {
  const terms = settings.cashierTerms();
  const figures = figuresOf(terms);
  if (action === 'show') return [...figures].map(([figure, now]) => `${figure} ${now}`).join('\n');
  if (action !== 'set') throw new OperatorError('The terms of the cashier are shown or set: cashier show, cashier set <figure> <number>.');
  if (!figures.has(name))
    throw new OperatorError(`There is no figure ${name || 'without a name'}. They are ${[...figures.keys()].join(', ')}.`);
  if (!/^\d{1,15}$/.test(value)) throw new OperatorError(`${name} needs a whole number, without dots and units.`);
  await settings.change({ cashier: changedTerms(terms, name, Number(value)) });
  return `${name} is ${value} now, for orders from here on; those that stand keep what they were made under.`;
}
