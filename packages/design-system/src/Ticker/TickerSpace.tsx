import type { ReactElement } from 'react';
import { Skeleton } from '../Skeleton/index.ts';
import { tickerSpace } from './TickerSpace.css.ts';

export interface TickerSpaceProps {
  /** It is on its way: a skeleton says so. Default false: room for one that may have nothing to say. */
  coming?: boolean | undefined;
}

/** The room of a `Ticker` that is still to come. */
export function TickerSpace({ coming = false }: TickerSpaceProps): ReactElement {
  return <div className={tickerSpace}>{coming && <Skeleton shape="room" />}</div>;
}
