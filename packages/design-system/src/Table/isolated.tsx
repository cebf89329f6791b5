import type { ReactNode } from 'react';

/** Latin words with one number in Latin digits behind them keep their order whichever way the page reads; a date with its time does not. */
const steady = /^(?:\p{Script=Latin}+ )*\p{Script=Latin}*(?:[0-9]+(?:[.,:/-][0-9]+)*)?$/u;

/** What a cell shows: a text that would turn round in a page that reads from the right has its own direction. */
export function isolated(content: ReactNode): ReactNode {
  return typeof content === 'string' && !steady.test(content) ? <bdi>{content}</bdi> : content;
}
