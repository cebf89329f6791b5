import type { ReactElement } from 'react';
import { Skeleton } from '../Skeleton/index.ts';

/** The place of a `GameTile` that is being loaded. */
export function TileSkeleton(): ReactElement {
  return <Skeleton shape="tile" />;
}
