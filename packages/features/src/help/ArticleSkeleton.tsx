import { Skeleton, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';

/** The place of an article: its title and two lines. */
export function ArticleSkeleton(): ReactElement {
  return (
    <Stack gap={2}>
      <Skeleton width="half" />
      <Skeleton />
      <Skeleton width="threeQuarters" />
    </Stack>
  );
}
