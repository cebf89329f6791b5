import type { ReactElement, ReactNode } from 'react';

const focusAtStart = (place: HTMLElement | null): void => place?.focus({ preventScroll: true });

/** An order in place of the form that made it: a user who reads by ear or goes by keys is led here, since the form's focus went with it. */
export function OrderFrame({ children }: { children: ReactNode }): ReactElement {
  return (
    <div tabIndex={-1} ref={focusAtStart}>
      {children}
    </div>
  );
}
