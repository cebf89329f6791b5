import { FieldSkeleton, Skeleton, Stack, Text, TextSkeleton } from '@baize/design-system';
import type { ReactElement } from 'react';

/** The place of the feedback form while its code is on its way. */
export function FeedbackSkeleton(): ReactElement {
  return (
    <Stack gap={4}>
      <Text>
        <TextSkeleton letters={66} />
      </Text>
      <FieldSkeleton />
      <FieldSkeleton rows={4} isCounted helpLetters={65} />
      <Skeleton shape="control" />
    </Stack>
  );
}
