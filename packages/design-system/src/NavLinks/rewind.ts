import type { FocusEvent } from 'react';

/** Shows the first line of a row again once the focus has left the row. */
export function rewind({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (!currentTarget.contains(relatedTarget)) currentTarget.scrollTop = 0;
}
