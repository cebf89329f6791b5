import type { ReactElement, ReactNode } from 'react';
import { outline, solid } from './Badge.css.ts';

export type BadgeTone = 'brass' | 'live' | 'positive' | 'warning' | 'negative' | 'neutral';
export type BadgeVariant = 'solid' | 'outline';

export interface BadgeProps {
  /** What kind of state; the text says which, colour alone never does. */
  tone: BadgeTone;
  /** `solid` marks things, `outline` tells states in rows. Default `solid`. */
  variant?: BadgeVariant | undefined;
  children: ReactNode;
}

const looks: Record<BadgeVariant, Record<BadgeTone, string>> = { solid, outline };

/** One or two words about the state of a thing. */
export function Badge({ tone, variant = 'solid', children }: BadgeProps): ReactElement {
  return <span className={looks[variant][tone]}>{children}</span>;
}
