import { Skeleton, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';

/** The form's place while its rules, or the chunks of its fields, are on their way. */
export function FormSkeleton(): ReactElement {
  return (
    <Stack gap={4} aria-busy="true">
      {['username', 'password', 'confirm', 'nickname'].map((row) => (
        <Skeleton key={row} shape="control" />
      ))}
    </Stack>
  );
}
