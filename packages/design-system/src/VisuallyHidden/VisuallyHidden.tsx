import type { ReactElement, ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  children: ReactNode;
}

/** Text for screen readers alone. */
export function VisuallyHidden({ children }: VisuallyHiddenProps): ReactElement {
  return <span className={hidden}>{children}</span>;
}
