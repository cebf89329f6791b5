import { Skeleton, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';

/** The shape of a form while it is not known what stands in it. */
export function FormPlaceholder(): ReactElement {
  return (
    <Stack gap={4} aria-busy="true">
      <Skeleton width="half" />
      {['one', 'two', 'three'].map((name) => (
        <Skeleton key={name} shape="control" />
      ))}
    </Stack>
  );
}
