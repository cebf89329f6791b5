import { type Currency, minorDigits } from '@baize/contract';

/** Texts are quoted and guarded; numbers stand as they are, so that a table can add them up. */
export type CsvCell = string | number | { plain: string };

/** A spreadsheet takes what begins so for a formula, and runs it; some take the full-width signs for the others. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

function cellOf(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  if (typeof cell !== 'string') return cell.plain;
  const guarded = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n']/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** A file of rows: UTF-8 that begins with a byte order mark, without which Excel reads diacritics as something else. */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
}

/** An amount of the minor unit as a plain number of the currency: no sign, nothing between the thousands. */
export function csvAmount(amount: number, currency: Currency): CsvCell {
  const digits = minorDigits[currency];
  if (digits === 0) return amount;
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  return { plain: `${amount < 0 ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}` };
}
