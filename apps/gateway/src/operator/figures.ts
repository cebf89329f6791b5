import type { Currency } from '@baize/contract';
import { OperatorError, typedAmount, writtenAmount } from './arguments.ts';

/**
 * The value of a figure that an operator types.
 * @param currency of a figure that is money; undefined for counts, percentages and minutes
 * @throws OperatorError
 */
export function typedFigure(name: string, text: string, currency: Currency | undefined): number {
  if (currency !== undefined && text !== '0') return typedAmount(text, currency, name);
  if (!/^\d{1,15}$/.test(text)) throw new OperatorError(`${name} needs a whole number, without dots and units.`);
  return Number(text);
}

/** `deposit.minimum 100.00 PHP`: a figure as an operator reads it. @param currency of a figure that is money */
export const figureLine = (name: string, value: number, currency: Currency | undefined): string =>
  `${name} ${currency === undefined ? value : writtenAmount(value, currency)}`;
