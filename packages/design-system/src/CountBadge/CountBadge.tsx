import type { ReactElement } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { tones } from './CountBadge.css.ts';

export interface CountBadgeProps {
  /** How many; shown as 99+ above 99, and nothing at all for 0. */
  count: number;
  /** What is counted, in words: “3 unread messages”. */
  label: string;
  /** `news` wants to be looked at, `neutral` only tells how many there are. Default `news`. */
  tone?: 'news' | 'neutral' | undefined;
}

/** A number beside or upon something: red where it has news. */
export function CountBadge({ count, label, tone = 'news' }: CountBadgeProps): ReactElement | null {
  if (count <= 0) return null;
  return (
    <span className={tones[tone]}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
