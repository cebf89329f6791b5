import { Skeleton, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';

/** A form that moves money before what it asks for is known. */
export function MoneyFormSkeleton(): ReactElement {
  return (
    <Stack gap={4} aria-busy>
      <Skeleton shape="control" />
      <Skeleton shape="card" />
      <Skeleton shape="control" />
    </Stack>
  );
}
