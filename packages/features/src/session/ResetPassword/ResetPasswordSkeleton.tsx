import { FieldSkeleton, Skeleton, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';

/** The place of the form for a new password while its code is on its way. */
export function ResetPasswordSkeleton(): ReactElement {
  return (
    <Stack gap={4}>
      <FieldSkeleton helpLetters={20} />
      <FieldSkeleton />
      <Skeleton shape="control" />
    </Stack>
  );
}
