/** Figures of a line, in the order of the statement. */
export const statementFigures = ['deposits', 'withdrawals', 'bets', 'payouts', 'netWin', 'bonuses', 'rebates', 'wages', 'net'] as const;
export type StatementFigure = (typeof statementFigures)[number];
