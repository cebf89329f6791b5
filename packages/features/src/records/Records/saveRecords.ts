import { type CsvCell, csvOf, type Period } from '@baize/contract';
import { saveText } from '../../core/file/saveText.ts';

/** Hands records of a period to the browser as a file: the words of the first row, and the rows below them. */
export function saveRecords(name: string, { from, to }: Period, rows: readonly (readonly CsvCell[])[]): void {
  saveText(`${name}_${from}_${to}.csv`, csvOf(rows));
}
