import type { Row } from '../Row.ts';

export const historyGrowth: Row = {
  id: 'history-growth',
  what: 'history page at 10³ and at 10⁶ ledger rows',
  bar: '≤ 1.5 × the time',
  limitMs: 0,
  how: 'when the history is there',
};
