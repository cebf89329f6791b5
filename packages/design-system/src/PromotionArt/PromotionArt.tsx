import { type ReactElement, useId } from 'react';
import { artGrounds } from '../theme/art.ts';
import { drawing } from './PromotionArt.css.ts';
import { type PromotionArtName, promotionFigures } from './promotionFigures.tsx';

export interface PromotionArtProps {
  /** Which drawing. */
  name: PromotionArtName;
}

const turns = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330] as const;
/** A ray from the middle, half as wide as the dark between two. */
const ray = 'M0 0L-28-210H28Z';

/** The picture of a promotion; it fills its frame. What it stands for, the words beside it say. */
export function PromotionArt({ name }: PromotionArtProps): ReactElement {
  const id = useId();
  const { ground, Figure } = promotionFigures[name];
  const [middle, edge] = artGrounds[ground];
  return (
    <svg className={drawing} aria-hidden="true">
      <svg viewBox="-60 -80 120 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <radialGradient id={id}>
          <stop offset="0" stopColor={middle} />
          <stop offset="1" stopColor={edge} />
        </radialGradient>
        <rect x="-400" y="-400" width="800" height="800" fill={edge} />
        <circle r="210" fill={`url(#${id})`} />
        {turns.map((turn) => (
          <path key={turn} d={ray} fill={middle} opacity="0.22" transform={`rotate(${turn})`} />
        ))}
      </svg>
      {/* The frame cuts the ground, and never what stands on it. */}
      <svg viewBox="-60 -60 120 120" aria-hidden="true">
        <Figure />
      </svg>
    </svg>
  );
}
