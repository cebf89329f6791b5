import type { Row } from '../Row.ts';

const later = { limitMs: 0, how: 'when the finder and the history are there' };

export const finderKeystroke: Row = {
  id: 'finder-keystroke',
  what: 'a keystroke in the finder over 10,000 games, to paint',
  bar: '≤ 16 ms of script',
  ...later,
};

export const finderNodes: Row = { id: 'finder-nodes', what: 'DOM nodes with 10,000 games open', bar: '≤ 1,500', ...later };

export const historyGrowth: Row = {
  id: 'history-growth',
  what: 'history page at 10³ and at 10⁶ ledger rows',
  bar: '≤ 1.5 × the time',
  ...later,
};
