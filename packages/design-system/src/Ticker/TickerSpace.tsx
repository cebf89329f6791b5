import type { ReactElement } from 'react';
import { tickerSpace } from './TickerSpace.css.ts';

/** The room of a `Ticker` that is still to come. */
export function TickerSpace(): ReactElement {
  return <div className={tickerSpace} />;
}
