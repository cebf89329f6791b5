import { Skeleton, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Rows of a list that is on its way. */
export function RowSkeletons(): ReactElement {
  return (
    <Stack gap={2} aria-busy>
      {rows.map((row) => (
        <Skeleton key={row} shape="control" />
      ))}
    </Stack>
  );
}
