import type { Currency, Language } from '@baize/contract';
import { formatMoney } from '@baize/design-system';

/** A figure as its reader writes it: money in minor units, shares in hundredths of a percent, members. */
export type FigureText = (kind: 'money' | 'share' | 'count', value: number) => string;

/** Writes figures of contracts. */
export function figureTextIn(currency: Currency, language: Language): FigureText {
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const number = new Intl.NumberFormat(language);
  return (kind, value) => {
    if (kind === 'money') return formatMoney(value, { currency, language, signed: false });
    return kind === 'share' ? percent.format(value / 10_000) : number.format(value);
  };
}
