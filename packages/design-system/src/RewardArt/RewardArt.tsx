import type { ReactElement } from 'react';
import { drawing } from './RewardArt.css.ts';
import { type RewardArtName, rewardFigures } from './rewardFigures.tsx';

export interface RewardArtProps {
  /** Which drawing. */
  name: RewardArtName;
}

/** Something that is opened, closed or open; it fills its frame. What it stands for, the words beside it say. */
export function RewardArt({ name }: RewardArtProps): ReactElement {
  const Figure = rewardFigures[name];
  return (
    <svg className={drawing} viewBox="-60 -75 120 150" aria-hidden="true">
      <Figure />
    </svg>
  );
}
