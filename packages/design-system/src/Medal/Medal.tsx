import type { ReactElement } from 'react';
import * as css from './Medal.css.ts';

export interface MedalProps {
  /** From 1 on; the first three are gold, silver and bronze. */
  place: number;
  /** As it is written. Default its digits. */
  text?: string | undefined;
}

const metals = ['gold', 'silver', 'bronze'] as const;

/** A place in a ranking: a medal for the first three, and its number for all others. */
export function Medal({ place, text = String(place) }: MedalProps): ReactElement {
  return <span className={css.metals[metals[place - 1] ?? 'none']}>{text}</span>;
}
