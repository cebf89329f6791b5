import { Card, Stack, Text, TextSkeleton } from '@baize/design-system';
import type { ReactElement } from 'react';

const rows = ['a', 'b', 'c'] as const;

/** The place of what was written while its code or its rows are on the way. */
export function SentFeedbackSkeleton(): ReactElement {
  return (
    <Stack gap={3} aria-busy>
      {rows.map((row) => (
        <Card key={row}>
          <Stack gap={2}>
            <Text size="small">
              <TextSkeleton letters={24} />
            </Text>
            <Text>
              <TextSkeleton letters={48} />
            </Text>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
