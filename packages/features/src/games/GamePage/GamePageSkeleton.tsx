import { Heading, Skeleton, Stack, TextSkeleton } from '@baize/design-system';
import type { ReactElement, ReactNode } from 'react';
import { TilesSkeleton } from '../TilesSkeleton.tsx';
import { vendors } from './GamePageSkeleton.css.ts';

export interface GamePageSkeletonProps {
  /** The place of what stands between the vendors and the games. Default nothing. */
  children?: ReactNode;
}

/** The place of a page of games while its code is on its way. */
export function GamePageSkeleton({ children }: GamePageSkeletonProps): ReactElement {
  return (
    <Stack gap={5} aria-hidden="true">
      <Heading level={1} size="title">
        <TextSkeleton letters={10} />
      </Heading>
      <div className={vendors}>
        <Skeleton shape="control" />
      </div>
      {children}
      <TilesSkeleton />
    </Stack>
  );
}
