import type { ReactElement } from 'react';
import { jackpotSpace } from './JackpotSpace.css.ts';

/** The room of the jackpots' bar while it is on its way. */
export function JackpotSpace(): ReactElement {
  return <div className={jackpotSpace} />;
}
