import { useDialogs } from '@baize/design-system';
import { useToasts } from '@baize/design-system/Toast';
import { isToldInPassing, type Refused, useErrorText } from '@baize/features/core';

/** Long enough for two sentences; in seconds. */
const passingSeconds = 6;

/** Tells a player what was not done, and why: by a dialog, or by a toast where §8 wants no pop-up. */
export function useTell(): (title: string, refusal: Refused) => void {
  const { alert } = useDialogs();
  const { show } = useToasts();
  const errorText = useErrorText();
  return (title, refusal) => {
    const message = errorText.of(refusal);
    if (isToldInPassing(refusal)) show({ tone: 'warning', title, text: message, seconds: passingSeconds });
    else void alert({ title, message });
  };
}
