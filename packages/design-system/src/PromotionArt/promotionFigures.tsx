import type { ReactElement } from 'react';
import { Chip } from '../Hero/CardsAndChips.tsx';
import { art, type artGrounds } from '../theme/art.ts';

/** Drawings of promotions. */
export type PromotionArtName = 'coins' | 'cards' | 'shield' | 'ball' | 'person' | 'envelope' | 'gift' | 'dice' | 'cup' | 'wheel' | 'egg';

const heart = 'M0 17C-15 6-17-3-12-8-8-13-2-12 0-6 2-12 8-13 12-8 17-3 15 6 0 17Z';
const club = 'M0-16a8 8 0 0 0-7 12A8 8 0 1 0-2 6l-3 10H5L2 6a8 8 0 1 0 5-10A8 8 0 0 0 0-16Z';

function Coins(): ReactElement {
  return (
    <>
      <Chip x={0} y={-18} radius={30} />
      <Chip x={-26} y={34} radius={20} />
      <Chip x={26} y={34} radius={20} />
    </>
  );
}

function Cards(): ReactElement {
  return (
    <>
      <g transform="translate(18 8) rotate(14)">
        <rect x="-26" y="-38" width="52" height="76" rx="6" fill={art.paper} />
        <path d={club} fill={art.ink} />
      </g>
      <g transform="translate(-14 0) rotate(-8)">
        <rect x="-26" y="-38" width="52" height="76" rx="6" fill={art.paperShade} />
        <text x="-20" y="-20" fontFamily={art.serif} fontSize="18" fontWeight="700" fill={art.red}>
          K
        </text>
        <path d={heart} fill={art.red} transform="translate(0 4)" />
      </g>
    </>
  );
}

function Shield(): ReactElement {
  return (
    <>
      <path d="M0-46 36-34V2C36 24 20 38 0 48-20 38-36 24-36 2V-34Z" fill={art.brassLight} />
      <path d="M0-36 28-27V2C28 18 16 29 0 37-16 29-28 18-28 2V-27Z" fill={art.ink} />
      <path d={club} fill={art.brassLight} transform="translate(0 2) scale(1.4)" />
    </>
  );
}

function Ball(): ReactElement {
  return (
    <>
      <circle r="38" fill={art.paper} />
      <path d="M0-15 14-5 9 12H-9L-14-5Z" fill={art.steel} />
      <path
        d="M0-38-13-28 0-20 13-28ZM36-12 24-7 27 9 36 12ZM-36-12-24-7-27 9-36 12ZM20 32 13 20-13 20-20 32 0 38Z"
        fill={art.steel}
        opacity="0.6"
      />
    </>
  );
}

function Person(): ReactElement {
  return (
    <>
      <circle cy="-18" r="22" fill={art.paper} />
      <path d="M-38 48C-38 20-22 8 0 8S38 20 38 48Z" fill={art.paper} />
      <Chip x={30} y={38} radius={15} />
    </>
  );
}

function Envelope(): ReactElement {
  return (
    <>
      <rect x="-30" y="-44" width="60" height="88" rx="6" fill={art.red} />
      <path d="M-30-38a6 6 0 0 1 6-6H24a6 6 0 0 1 6 6V-14L0 2-30-14Z" fill={art.ink} opacity="0.25" />
      <Chip x={0} y={0} radius={15} />
    </>
  );
}

function Gift(): ReactElement {
  return (
    <>
      <rect x="-34" y="-6" width="68" height="50" rx="5" fill={art.paper} />
      <rect x="-40" y="-22" width="80" height="20" rx="5" fill={art.paperShade} />
      <path d="M-7-22H7V44H-7Z" fill={art.red} />
      <path
        d="M0-22C-10-48-34-44-30-30-28-22-12-20 0-22ZM0-22C10-48 34-44 30-30 28-22 12-20 0-22Z"
        fill="none"
        stroke={art.red}
        strokeWidth="7"
      />
    </>
  );
}

const pips: Record<'five' | 'three', readonly (readonly [number, number])[]> = {
  five: [
    [-9, -9],
    [9, -9],
    [0, 0],
    [-9, 9],
    [9, 9],
  ],
  three: [
    [-9, -9],
    [0, 0],
    [9, 9],
  ],
};

function Die({ of, turn, x, y }: { of: 'five' | 'three'; turn: number; x: number; y: number }): ReactElement {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-20" y="-20" width="40" height="40" rx="7" fill={art.paper} />
      {pips[of].map(([left, top]) => (
        <circle key={`${left} ${top}`} cx={left} cy={top} r="4" fill={left === 0 ? art.red : art.ink} />
      ))}
    </g>
  );
}

function Dice(): ReactElement {
  return (
    <>
      <Die of="five" turn={14} x={14} y={-20} />
      <Die of="three" turn={-12} x={-14} y={24} />
    </>
  );
}

function Cup(): ReactElement {
  return (
    <>
      <path d="M-24-30C-50-32-44 6-18 6M24-30C50-32 44 6 18 6" fill="none" stroke={art.brass} strokeWidth="6" />
      <path d="M-26-42H26C26-8 18 14 6 18V30H-6V18C-18 14-26-8-26-42Z" fill={art.brassLight} />
      <path d="M0-30 4-20 15-20 6-13 9-3 0-9-9-3-6-13-15-20-4-20Z" fill={art.brassDark} />
      <rect x="-18" y="30" width="36" height="12" rx="3" fill={art.paper} />
    </>
  );
}

const sectors = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330] as const;
const sectorGrounds = [art.paper, art.red, art.paperShade, art.brass] as const;

function Wheel(): ReactElement {
  return (
    <>
      <circle r="44" fill={art.brass} />
      {sectors.map((turn, place) => (
        <path
          key={turn}
          d="M0 0L-10-37A38 38 0 0 1 10-37Z"
          fill={sectorGrounds[place % sectorGrounds.length]}
          transform={`rotate(${turn})`}
        />
      ))}
      <circle r="10" fill={art.brassLight} stroke={art.brassDark} strokeWidth="2" />
      <path d="M-8-54H8L0-38Z" fill={art.ink} />
    </>
  );
}

function Egg(): ReactElement {
  return (
    <>
      <path d="M0-46C22-46 34-12 34 8A34 34 0 0 1-34 8C-34-12-22-46 0-46Z" fill={art.brassLight} />
      <path d="M-34 8C-20 18 20 18 34 8A34 34 0 0 1-34 8Z" fill={art.brass} />
      <path d="M0-22 5-10 18-9 8-1 11 12 0 5-11 12-8-1-18-9-5-10Z" fill={art.brassDark} opacity="0.6" />
    </>
  );
}

/** Each drawing, and the ground that it stands on. */
export const promotionFigures: Readonly<Record<PromotionArtName, { ground: keyof typeof artGrounds; Figure: () => ReactElement }>> = {
  coins: { ground: 'green', Figure: Coins },
  cards: { ground: 'violet', Figure: Cards },
  shield: { ground: 'rust', Figure: Shield },
  ball: { ground: 'steel', Figure: Ball },
  person: { ground: 'rose', Figure: Person },
  envelope: { ground: 'amber', Figure: Envelope },
  gift: { ground: 'teal', Figure: Gift },
  dice: { ground: 'blue', Figure: Dice },
  cup: { ground: 'gold', Figure: Cup },
  wheel: { ground: 'red', Figure: Wheel },
  egg: { ground: 'green', Figure: Egg },
};
