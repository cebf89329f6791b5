import { Heading, Skeleton, Stack, TextSkeleton } from '@baize/design-system';
import type { ReactElement } from 'react';
import { TilesSkeleton } from '../TilesSkeleton.tsx';
import { filters } from './Finder.css.ts';

/** The place of the finder while its code is on its way. */
export function FinderSkeleton(): ReactElement {
  return (
    <Stack gap={5} aria-hidden="true">
      <Heading level={1} size="title">
        <TextSkeleton letters={10} />
      </Heading>
      <Skeleton shape="control" />
      <div className={filters}>
        <Skeleton shape="control" />
      </div>
      <TilesSkeleton />
    </Stack>
  );
}
