import type { Measurement, Row } from './Row.ts';

export type Verdict = 'holds' | 'MISSED' | 'failed' | 'not built yet';

export interface Line {
  id: string;
  what: string;
  bar: string;
  measured: string;
  how: string;
  verdict: Verdict;
  notes: string[];
}

export function lineOf({ id, what, bar, how }: Row, measured: string, verdict: Verdict, notes: string[] = []): Line {
  return { id, what, bar, measured, how, verdict, notes };
}

export function measuredLine(row: Row, { measured, isWithinBar, notes }: Measurement): Line {
  return lineOf(row, measured, isWithinBar ? 'holds' : 'MISSED', notes);
}

const columns = ['what', 'bar', 'measured', 'how', 'verdict'] as const;

/** The table as Markdown with aligned columns, and the notes of its lines below it. */
export function printedTable(lines: readonly Line[]): string {
  const cells = [[...columns], ...lines.map((line) => columns.map((column) => line[column]))];
  const widths = columns.map((_, index) => Math.max(...cells.map((row) => row[index]?.length ?? 0)));
  const printed = cells.map((row) => `| ${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`);
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  const notes = lines.flatMap((line) => line.notes.map((note) => `${line.id}: ${note}`));
  return [printed[0], rule, ...printed.slice(1), '', ...notes].join('\n');
}
