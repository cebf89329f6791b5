import { Skeleton, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';

const rows = ['a', 'b', 'c', 'd', 'e'] as const;

/** The place of the legion while it is on its way. */
export function LegionSkeleton(): ReactElement {
  return (
    <Stack gap={4} aria-busy>
      <Skeleton shape="control" width="half" />
      <Skeleton shape="control" />
      {rows.map((row) => (
        <Skeleton key={row} shape="control" />
      ))}
    </Stack>
  );
}
