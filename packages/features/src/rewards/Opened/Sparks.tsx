import { RewardArt } from '@baize/design-system';
import type { ReactElement } from 'react';
import * as css from './Opened.css.ts';

/** Coins and sparkles around a prize. */
export function Sparks(): ReactElement[] {
  return css.sparks.map(({ name, className }) => (
    <span key={className} className={className}>
      <RewardArt name={name} />
    </span>
  ));
}
