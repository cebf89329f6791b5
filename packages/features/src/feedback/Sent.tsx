import { Button, Callout, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';

export interface SentProps {
  text: string;
  /** Names the way to another form. */
  again: string;
  onAgain(): void;
}

const focusAtStart = (place: HTMLElement | null): void => place?.focus();

/** What stands in the place of a form that was taken: it has the focus that went with the form. */
export function Sent({ text, again, onAgain }: SentProps): ReactElement {
  return (
    <Stack gap={4} align="start">
      <div ref={focusAtStart} tabIndex={-1}>
        <Callout tone="positive">{text}</Callout>
      </div>
      <Button tone="outline" onClick={onAgain}>
        {again}
      </Button>
    </Stack>
  );
}
