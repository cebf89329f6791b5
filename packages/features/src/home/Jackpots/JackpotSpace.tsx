import { Skeleton } from '@baize/design-system';
import type { ReactElement } from 'react';
import { jackpotSpace } from './JackpotSpace.css.ts';

export interface JackpotSpaceProps {
  /** They are on their way: a skeleton says so. Default false: the room of a brand that turned out to have none. */
  isLoading?: boolean | undefined;
}

/** The room of the jackpots' bar. */
export function JackpotSpace({ isLoading = false }: JackpotSpaceProps): ReactElement {
  return <div className={jackpotSpace}>{isLoading && <Skeleton shape="room" />}</div>;
}
