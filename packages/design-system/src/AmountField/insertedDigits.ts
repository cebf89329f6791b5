import type { AmountFormat } from '../Money/amountText.ts';
import { type Currency, currencies } from '../Money/currencies.ts';
import { marksFor } from '../Money/groupedText.ts';

/** Beside its sign and its code. */
const alsoWritten: Partial<Record<Currency, string>> = { VND: 'đ', CNY: '元' };

/**
 * The digits of what was typed or pasted, full-width ones too, with a point for the decimal mark: `5000`, `5.000` in Vietnamese, `₫ 5.000`,
 * and `1234.5` of `1.234,5` where the currency has decimals. Alone, a point and a comma are both the mark, since keypads have only one of
 * them. Undefined for anything else: a minus, `1e3`, a letter or what may be another amount is refused as a whole.
 */
export function insertedDigits(text: string, format: AmountFormat): string | undefined {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '');
  const hasDecimals = currencies[format.currency].digits > 0;
  if (hasDecimals && /^[.,]$/.test(plain)) return '.';
  const bare = withoutCurrency(plain, format.currency);
  const { group, decimal } = marksFor[format.language];
  const [whole = '', ...decimals] = hasDecimals ? bare.split(decimal) : [bare];
  const wholeDigits = isGrouped(whole, group) ? whole.replaceAll(group, '') : whole;
  const isAmount = [wholeDigits, ...decimals].every((part) => /^\d*$/.test(part)) && decimals.length <= 1;
  const isSaid = wholeDigits !== '' || plain === '';
  return isAmount && isSaid ? [wholeDigits, ...decimals].join('.') : undefined;
}

const isGrouped = (whole: string, group: string): boolean => new RegExp(`^\\d{1,3}(?:[${group}]\\d{3})+$`).test(whole);

function withoutCurrency(plain: string, currency: Currency): string {
  const written = plain.toLowerCase();
  const names = [currencies[currency].sign, currency, alsoWritten[currency] ?? currency].map((name) => name.toLowerCase());
  const name = names.find((one) => written !== one && (written.startsWith(one) || written.endsWith(one)));
  if (name === undefined) return plain;
  return written.startsWith(name) ? plain.slice(name.length) : plain.slice(0, -name.length);
}
