import { Button, Callout, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';

export interface SentProps {
  text: string;
  /** Names the way to another form. */
  again: string;
  onAgain(): void;
}

/** What stands in the place of a form that was taken. */
export function Sent({ text, again, onAgain }: SentProps): ReactElement {
  return (
    <Stack gap={4} align="start">
      <Callout tone="positive">{text}</Callout>
      <Button tone="outline" onClick={onAgain}>
        {again}
      </Button>
    </Stack>
  );
}
