import { Card, Stack, Text, TextSkeleton } from '@baize/design-system';
import type { ReactElement } from 'react';

const rows = ['a', 'b', 'c'] as const;

/** The place of the legion while their code or their rows are on the way. */
export function LegionSkeleton(): ReactElement {
  return (
    <Stack gap={3} aria-busy>
      {rows.map((row) => (
        <Card key={row}>
          <Text>
            <TextSkeleton letters={24} />
          </Text>
        </Card>
      ))}
    </Stack>
  );
}
