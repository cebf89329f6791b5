import type { ReactElement } from 'react';
import { art } from '../theme/art.ts';
import { CardsAndChips, Chip } from './CardsAndChips.tsx';
import { drawing } from './Hero.css.ts';

/** Drawings of a hero, in the manner of its cards. */
export type HeroArtName = 'cards' | 'dice' | 'wheel';

export interface HeroArtProps {
  /** Which drawing. */
  name: HeroArtName;
}

/** Where the pips of a face stand, in units of 34 from its middle. */
const pips = {
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
} as const;

function Die({ count, ground }: { count: 3 | 5; ground: string }): ReactElement {
  return (
    <>
      <rect x="-72" y="-72" width="144" height="144" rx="24" fill={ground} />
      {pips[count].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 38} cy={y * 38} r="14" fill={x === 0 ? art.red : art.ink} />
      ))}
    </>
  );
}

const sectors = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330] as const;
const sectorGrounds = [art.paper, art.red, art.paperShade, art.brass] as const;
/** A twelfth of a circle of 118. */
const sector = 'M0 0L-30.5-114A118 118 0 0 1 30.5-114Z';

function Wheel(): ReactElement {
  return (
    <>
      <circle r="134" fill={art.brass} />
      <circle r="124" fill={art.brassLight} stroke={art.brassDark} strokeWidth="4" strokeDasharray="4 18" />
      {sectors.map((turn, place) => (
        <path key={turn} d={sector} fill={sectorGrounds[place % sectorGrounds.length]} transform={`rotate(${turn})`} />
      ))}
      <circle r="30" fill={art.brass} />
      <circle r="20" fill={art.brassLight} stroke={art.brassDark} strokeWidth="3" />
      <path d="M-18-150H18L0-108Z" fill={art.ink} />
    </>
  );
}

/** One of the drawings that fill a hero's second half. */
export function HeroArt({ name }: HeroArtProps): ReactElement {
  if (name === 'cards') return <CardsAndChips />;
  return (
    <svg className={drawing} viewBox="0 0 360 330" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      {name === 'dice' ? (
        <>
          <g transform="translate(232 124) rotate(18)">
            <Die count={5} ground={art.paper} />
          </g>
          <g transform="translate(128 206) rotate(-12)">
            <Die count={3} ground={art.paperShade} />
          </g>
          <Chip x={286} y={274} radius={34} />
          <Chip x={58} y={86} radius={24} />
        </>
      ) : (
        <>
          <g transform="translate(180 172) rotate(8)">
            <Wheel />
          </g>
          <Chip x={322} y={282} radius={32} />
          <Chip x={42} y={62} radius={24} />
        </>
      )}
    </svg>
  );
}
