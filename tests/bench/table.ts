import type { Measurement, Row } from './Row.ts';

export type Verdict = 'holds' | 'MISSED' | 'failed';

export interface Line {
  id: string;
  what: string;
  bar: string;
  measured: string;
  how: string;
  verdict: Verdict;
  notes: string[];
  table?: readonly (readonly string[])[];
}

export function lineOf({ id, what, bar, how }: Row, measured: string, verdict: Verdict, notes: string[] = []): Line {
  return { id, what, bar, measured, how, verdict, notes };
}

export function measuredLine(row: Row, { measured, isWithinBar, notes, table }: Measurement): Line {
  return { ...lineOf(row, measured, isWithinBar ? 'holds' : 'MISSED', notes), ...(table && { table }) };
}

const columns = ['what', 'bar', 'measured', 'how', 'verdict'] as const;

function markdownOf(cells: readonly (readonly string[])[]): string[] {
  const columnCount = Math.max(...cells.map((row) => row.length));
  const widths = Array.from({ length: columnCount }, (_, index) => Math.max(...cells.map((row) => row[index]?.length ?? 0)));
  const [head = '', ...rest] = cells.map((row) => `| ${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`);
  return [head, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rest];
}

/** The table as Markdown with aligned columns; the notes of its lines below it, and the tables that some lines bring. */
export function printedTable(lines: readonly Line[]): string {
  const cells = [[...columns], ...lines.map((line) => columns.map((column) => line[column]))];
  const notes = lines.flatMap((line) => line.notes.map((note) => `${line.id}: ${note}`));
  const tables = lines.flatMap(({ table }) => (table ? ['', ...markdownOf(table)] : []));
  return [...markdownOf(cells), '', ...notes, ...tables].join('\n');
}
