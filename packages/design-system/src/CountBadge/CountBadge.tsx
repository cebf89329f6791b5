import type { ReactElement } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { badge } from './CountBadge.css.ts';

export interface CountBadgeProps {
  /** How many; shown as 99+ above 99, and nothing at all for 0. */
  count: number;
  /** What is counted, in words: “3 unread messages”. */
  label: string;
}

/** A red number beside or upon something that has news. */
export function CountBadge({ count, label }: CountBadgeProps): ReactElement | null {
  if (count <= 0) return null;
  return (
    <span className={badge}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
