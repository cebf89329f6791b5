import { type Currency, minorDigits } from '../wire/money.ts';

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

/** Begins a file of UTF-8: without it Excel reads diacritics as something else. */
export const csvMark = '\uFEFF';

/** Rows of a file (RFC 4180), each with its end of line. */
export const csvLines = (rows: readonly (readonly CsvCell[])[]): string => rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

/** A quoted cell or a plain one, and what ends it. */
const cellPattern = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/gy;

/**
 * Cells of a file by rows, as {@link csvOf} writes it; rows without a letter are left out.
 * @throws SyntaxError with the line of what is no cell
 */
export function csvRows(text: string): string[][] {
  const file = text.startsWith(csvMark) ? text.slice(csvMark.length) : text;
  const rows: string[][] = [[]];
  let at = 0;
  while (at < file.length) {
    cellPattern.lastIndex = at;
    const [whole, cell = '', end] = cellPattern.exec(file) ?? [];
    if (whole === undefined) throw new SyntaxError(`Line ${rows.length} has a cell that is not closed.`);
    at += whole.length;
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end !== ',' && end !== '') rows.push([]);
    // A comma at the very end has an empty cell behind it.
    if (end === ',' && at === file.length) rows.at(-1)?.push('');
  }
  return rows.filter((row) => row.some((cell) => cell !== ''));
}

/** A file of rows. */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string => `${csvMark}${csvLines(rows)}`;

/** An amount of the minor unit as a plain number of the currency: no sign, nothing between the thousands. */
export function csvAmount(amount: number, currency: Currency): CsvCell {
  const digits = minorDigits[currency];
  if (digits === 0) return amount;
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  return { plain: `${amount < 0 ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}` };
}
