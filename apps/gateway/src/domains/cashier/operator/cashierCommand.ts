import type { Currency } from '@baize/contract';
import { OperatorError } from '../../../operator/arguments.ts';
import type { OperatorContext } from '../../../operator/Command.ts';
import { figureLine, typedFigure } from '../../../operator/figures.ts';
import { type CashierTerms, cashierTermsIn } from '../cashierTerms.ts';

const isMoney = (name: string): boolean => /\.(?:minimum|maximum|dailyMaximum)$/.test(name);

/** Every figure by its name, such as `withdrawal.dailyMaximum`. */
function figuresOf(terms: CashierTerms): Map<string, number> {
  const sections = Object.entries(terms).flatMap(([section, figures]) =>
    Object.entries(figures).map(([name, value]): [string, number] => [`${section}.${name}`, value]),
  );
  return new Map(sections);
}

/** @throws OperatorError for an invalid figure, or a figure that contradicts the others */
function assertTerms(terms: CashierTerms, [name, value]: [name: string, value: number], currency: Currency): void {
  const [section = '', figure = ''] = name.split('.');
  const own = Object.entries(terms).map(([of, figures]) => [of, of === section ? { ...figures, [figure]: value } : figures]);
  const parsed = cashierTermsIn(currency).safeParse(Object.fromEntries(own));
  if (parsed.success) return;
  const [issue] = parsed.error.issues;
  throw new OperatorError(`${issue?.path.join('.') ?? name}: ${issue?.message ?? 'is refused'}. Nothing has changed.`);
}

/**
 * `cashier show` and `cashier set <figure> <value>`: the brand's terms of §9 "Deposit" and "Withdrawal".
 * @throws OperatorError
 */
export async function runCashier(
  { settings, house: { currency } }: Pick<OperatorContext, 'settings' | 'house'>,
  [action, name = '', value = '']: readonly string[],
): Promise<string> {
  const terms = settings.cashierTerms();
  const figures = figuresOf(terms);
  if (action === 'show')
    return [...figures].map(([figure, now]) => figureLine(figure, now, isMoney(figure) ? currency : undefined)).join('\n');
  if (action !== 'set') throw new OperatorError('The terms of the cashier are shown or set: cashier show, cashier set <figure> <number>.');
  if (!figures.has(name))
    throw new OperatorError(`There is no figure ${name || 'without a name'}. They are ${[...figures.keys()].join(', ')}.`);
  const typed = typedFigure(name, value, isMoney(name) ? currency : undefined);
  assertTerms(terms, [name, typed], currency);
  const [section, figure] = name.split('.') as [keyof CashierTerms, string];
  await settings.changeCashier(section, figure, typed);
  return `${name} is ${value} now, for orders from here on; those that stand keep what they were made under.`;
}
