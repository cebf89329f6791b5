import { Skeleton, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';

/** A form of the cashier before what it asks for is known. */
export function CashierSkeleton(): ReactElement {
  return (
    <Stack gap={4} aria-busy>
      <Skeleton shape="control" />
      <Skeleton shape="card" />
      <Skeleton shape="control" />
    </Stack>
  );
}
