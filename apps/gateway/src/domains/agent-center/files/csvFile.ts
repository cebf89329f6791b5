import { type CsvCell, csvLines, csvMark, mostFileRows, type Page } from '@baize/contract';

export interface CsvFile<Row> {
  head: readonly string[];
  /** Rows before the pages. Default none. */
  first?: readonly Row[];
  /** One page behind `after`; it may have fewer rows than asked for, and a next one. */
  page(after: string | undefined): Promise<Page<Row>>;
  cells(row: Row): readonly CsvCell[];
  /** What the last line says where rows were left out. */
  leftOut: string;
  /** Rows of the file. Default {@link mostFileRows}. */
  most?: number;
}

/** The parts of a CSV file, one for each page: a page is read when the part before it was taken. */
export async function* csvParts<Row>({
  head,
  first = [],
  page,
  cells,
  leftOut,
  most = mostFileRows,
}: CsvFile<Row>): AsyncGenerator<string> {
  yield csvMark + csvLines([head, ...first.map(cells)]);
  let left = most - first.length;
  for (let after: string | undefined, isOver = false; !isOver; isOver = after === undefined) {
    const { rows, next } = await page(after);
    const taken = rows.slice(0, left);
    left -= taken.length;
    if (taken.length > 0) yield csvLines(taken.map(cells));
    if (taken.length < rows.length || (left === 0 && next !== undefined)) return yield csvLines([[leftOut]]);
    after = next;
  }
}
