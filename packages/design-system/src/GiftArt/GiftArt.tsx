import { type ReactElement, useId } from 'react';
import { art, artGrounds } from '../theme/art.ts';
import { drawing } from './GiftArt.css.ts';
import { type GiftArtName, giftFigures } from './giftFigures.tsx';

export interface GiftArtProps {
  /** Which drawing. */
  name: GiftArtName;
  /** Without its ground, where it stands on something else. Default false. */
  bare?: boolean | undefined;
}

/** The picture of something that points are redeemed for; it fills its frame. What it is, the words beside it say. */
export function GiftArt({ name, bare = false }: GiftArtProps): ReactElement {
  const id = useId();
  const { ground, Figure } = giftFigures[name];
  const [middle, edge] = artGrounds[ground];
  return (
    <svg className={drawing} viewBox="-90 -56 180 112" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {!bare && (
        <>
          <radialGradient id={id} cx="0.5" cy="0.35" r="0.8">
            <stop offset="0" stopColor={middle} />
            <stop offset="1" stopColor={edge} />
          </radialGradient>
          <rect x="-400" y="-400" width="800" height="800" fill={edge} />
          <rect x="-160" y="-100" width="320" height="200" fill={`url(#${id})`} />
          <path d="M-46 42A46 7 0 1 0 46 42A46 7 0 1 0-46 42Z" fill={art.ink} opacity="0.3" />
        </>
      )}
      <Figure />
    </svg>
  );
}
