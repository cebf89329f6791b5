import type { ReactElement, ReactNode } from 'react';
import * as css from './HomeCards.css.ts';

export interface HomeCardsProps {
  /** Name of the list. Default: the shapes of one that is on its way. */
  label?: string;
  children: ReactNode;
}

/** Cards side by side over the whole width of a section. */
export function HomeCards({ label, children }: HomeCardsProps): ReactElement {
  if (label === undefined) return <div className={css.cards}>{children}</div>;
  return (
    <ul className={css.cards} aria-label={label}>
      {children}
    </ul>
  );
}
