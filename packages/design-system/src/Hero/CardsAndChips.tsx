import type { ReactElement } from 'react';
import { art } from '../theme/art.ts';
import { drawing } from './Hero.css.ts';

const heart = 'M0 34C-30 12-34-6-25-17-17-26-5-23 0-12 5-23 17-26 25-17 34-6 30 12 0 34Z';
const club = 'M0-32a15 15 0 0 0-13 23A15 15 0 1 0-4 12l-5 19H9L4 12a15 15 0 1 0 9-21A15 15 0 0 0 0-32Z';

function PlayingCard({ letter, suit, ink, ground }: { letter: string; suit: string; ink: string; ground: string }): ReactElement {
  return (
    <>
      <rect x="-78" y="-116" width="156" height="232" rx="14" fill={ground} />
      <text x="-62" y="-72" fontFamily={art.serif} fontSize="42" fontWeight="700" fill={ink}>
        {letter}
      </text>
      <path d={suit} fill={ink} transform="translate(0 8) scale(1.2)" />
    </>
  );
}

/** A brass chip of the house, in no currency. */
export function Chip({ x, y, radius }: { x: number; y: number; radius: number }): ReactElement {
  return (
    <g transform={`translate(${x} ${y}) scale(${radius / 40})`}>
      <circle r="40" fill={art.brass} />
      <circle r="31" fill={art.brassLight} stroke={art.brassDark} strokeWidth="3" strokeDasharray="6 6" />
      <path d={club} fill={art.brassInk} transform="scale(0.56)" />
    </g>
  );
}

/** Two cards and three chips; where there is little room its right edge is cut, never the king. */
export function CardsAndChips(): ReactElement {
  return (
    <svg className={drawing} viewBox="0 0 360 330" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <g transform="translate(212 172) rotate(14)">
        <PlayingCard letter="A" suit={club} ink={art.ink} ground={art.paper} />
      </g>
      <g transform="translate(132 190) rotate(-8)">
        <PlayingCard letter="K" suit={heart} ink={art.red} ground={art.paperShade} />
      </g>
      <Chip x={318} y={94} radius={24} />
      <Chip x={280} y={266} radius={37} />
      <Chip x={40} y={296} radius={28} />
    </svg>
  );
}
