import type { ReactElement } from 'react';
import type { Language } from '../words/index.ts';
import * as css from './Medal.css.ts';

export interface MedalProps {
  /** From 1 on; the first three are gold, silver and bronze. */
  place: number;
  /** Whose digits are grouped: 1.284 or 1,284. */
  language: Language;
}

const metals = ['gold', 'silver', 'bronze'] as const;

/** A place in a ranking: a medal for the first three, and its number for all others. */
export function Medal({ place, language }: MedalProps): ReactElement {
  return <span className={css.metals[metals[place - 1] ?? 'none']}>{place.toLocaleString(language)}</span>;
}
