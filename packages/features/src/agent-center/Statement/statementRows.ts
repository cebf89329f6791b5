import type { Currency, StatementLine } from '@baize/contract';
import { type CsvCell, csvAmount } from '../../core/file/csv.ts';

/** Figures of a line, in the order of the statement. */
export const statementFigures = ['deposits', 'withdrawals', 'bets', 'payouts', 'netWin', 'bonuses', 'wages', 'net'] as const;
export type StatementFigure = (typeof statementFigures)[number];

/** A line as a row of a file. */
export function statementRow(line: StatementLine, currency: Currency): CsvCell[] {
  return [line.account, line.nickname, line.members, ...statementFigures.map((name) => csvAmount(line[name], currency))];
}
