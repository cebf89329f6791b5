import type { ReactElement } from 'react';
import { Chip } from '../Hero/CardsAndChips.tsx';
import { art, type artGrounds } from '../theme/art.ts';

/** Drawings of what points are redeemed for. */
export type GiftArtName =
  | 'cards'
  | 'lantern'
  | 'teapot'
  | 'chips'
  | 'headphones'
  | 'watch'
  | 'phone'
  | 'gift'
  | 'coins'
  | 'ticket'
  | 'sim'
  | 'tools';

const club = 'M0-16a8 8 0 0 0-7 12A8 8 0 1 0-2 6l-3 10H5L2 6a8 8 0 1 0 5-10A8 8 0 0 0 0-16Z';

function Cards(): ReactElement {
  return (
    <>
      <g transform="translate(-16 2) rotate(-12)">
        <rect x="-22" y="-36" width="44" height="72" rx="5" fill={art.paper} />
        <text x="-17" y="-18" fontFamily={art.serif} fontSize="17" fontWeight="700" fill={art.red}>
          Q
        </text>
        <path d="M0-14 12 4 0 22-12 4Z" fill={art.red} />
      </g>
      <g transform="translate(18 2) rotate(8)">
        <rect x="-22" y="-36" width="44" height="72" rx="5" fill={art.paperShade} />
        <rect x="-17" y="-31" width="34" height="62" rx="3" fill={art.ink} />
        <path d={club} fill={art.brassLight} />
      </g>
    </>
  );
}

function Lantern(): ReactElement {
  return (
    <>
      <path d="M0-50V-36M-10 30V46M0 30V48M10 30V46" stroke={art.brass} strokeWidth="3" />
      <path d="M-36-4A36 32 0 1 0 36-4A36 32 0 1 0-36-4Z" fill={art.red} />
      <path d="M0-36V28M-14-34Q-24-4-14 26M14-34Q24-4 14 26" fill="none" stroke={art.brassDark} strokeWidth="1.5" />
      <path d="M-16-38H16V-30H-16ZM-16 24H16V32H-16Z" fill={art.brassLight} />
    </>
  );
}

function Teapot(): ReactElement {
  return (
    <>
      <path d="M-34 4-58-20-50-26-28-8Z" fill={art.paper} />
      <path d="M30-8C56-14 58 24 28 22" fill="none" stroke={art.paper} strokeWidth="7" />
      <path d="M-34-10C-34 34-20 40 0 40S34 34 34-10C20-18-20-18-34-10Z" fill={art.paper} />
      <path d="M-26-16C-16-24 16-24 26-16Z" fill={art.paperShade} />
      <circle cy="-27" r="6" fill={art.paperShade} />
      <path d="M-24 8q6-6 12 0t12 0 12 0 12 0M-20 20q6-6 12 0t12 0 12 0" fill="none" stroke={art.steel} strokeWidth="3" />
    </>
  );
}

function Stack({ x, y, ink, count }: { x: number; y: number; ink: string; count: number }): ReactElement {
  return (
    <g transform={`translate(${x} ${y})`}>
      {Array.from({ length: count }, (_, index) => index * -9).map((height) => (
        <g key={height} transform={`translate(0 ${height})`}>
          <rect x="-22" y="-1" width="44" height="9" rx="4" fill={ink} />
          <path d="M-16 3.5H16" stroke={art.paper} strokeWidth="4" strokeDasharray="6 6" />
        </g>
      ))}
    </g>
  );
}

function Chips(): ReactElement {
  return (
    <>
      <Stack x={-30} y={30} ink={art.red} count={4} />
      <Stack x={32} y={30} ink={art.steel} count={3} />
      <Stack x={2} y={36} ink={art.ink} count={6} />
    </>
  );
}

function Headphones(): ReactElement {
  return (
    <>
      <path d="M-36 14V-4A36 36 0 0 1 36-4V14" fill="none" stroke={art.ink} strokeWidth="8" />
      <path d="M-36 10V-4A36 36 0 0 1 36-4V10" fill="none" stroke={art.brass} strokeWidth="3" />
      <rect x="-46" y="4" width="20" height="36" rx="9" fill={art.paper} />
      <rect x="26" y="4" width="20" height="36" rx="9" fill={art.paper} />
    </>
  );
}

function Watch(): ReactElement {
  return (
    <>
      <path d="M-14-54H14L18-20H-18ZM-18 20H18L14 54H-14Z" fill={art.brassDark} />
      <circle r="32" fill={art.brass} />
      <circle r="26" fill={art.paper} />
      <path d="M0-22V-17M0 17V22M-22 0H-17M17 0H22" stroke={art.ink} strokeWidth="2.5" />
      <path d="M0-14V0L10 6" fill="none" stroke={art.ink} strokeWidth="3" strokeLinecap="round" />
    </>
  );
}

function Phone(): ReactElement {
  return (
    <g transform="rotate(-6)">
      <rect x="-23" y="-44" width="46" height="88" rx="8" fill={art.ink} />
      <rect x="-19" y="-40" width="38" height="80" rx="5" fill={art.steel} />
      <path d={club} fill={art.paper} transform="translate(0 -4)" />
      <rect x="-8" y="26" width="16" height="6" rx="3" fill={art.paper} />
    </g>
  );
}

function Gift(): ReactElement {
  return (
    <>
      <rect x="-36" y="-4" width="72" height="44" rx="5" fill={art.paper} />
      <rect x="-42" y="-20" width="84" height="20" rx="5" fill={art.paperShade} />
      <path d="M-7-20H7V40H-7Z" fill={art.brass} />
      <path
        d="M0-20C-10-46-34-42-30-28-28-20-12-18 0-20ZM0-20C10-46 34-42 30-28 28-20 12-18 0-20Z"
        fill="none"
        stroke={art.brass}
        strokeWidth="7"
      />
    </>
  );
}

function Coins(): ReactElement {
  return (
    <>
      <Chip x={0} y={-12} radius={28} />
      <Chip x={-42} y={20} radius={20} />
      <Chip x={42} y={20} radius={20} />
    </>
  );
}

function Ticket(): ReactElement {
  return (
    <g transform="rotate(-10)">
      <path d="M-52-26H52V-8A8 8 0 0 0 52 8V26H-52V8A8 8 0 0 0-52-8Z" fill={art.brassLight} />
      <path d="M22-26V26" stroke={art.brassDark} strokeWidth="2.5" strokeDasharray="5 5" />
      <path d="M-16-16-11-5 1-4-8 4-5 16-16 9-27 16-24 4-33-4-21-5Z" fill={art.brassDark} />
    </g>
  );
}

function Sim(): ReactElement {
  return (
    <>
      <path d="M-28-44H14L30-28V40H-28Z" fill={art.paper} />
      <rect x="-18" y="-8" width="38" height="36" rx="6" fill={art.brass} />
      <path d="M-18 4H-4M-18 16H-4M20 4H6M20 16H6M-4-8V28M6-8V28" stroke={art.brassDark} strokeWidth="2.5" />
    </>
  );
}

function Tools(): ReactElement {
  return (
    <>
      <path d="M-34 36 8-6 16 2-26 44Z" fill={art.brass} />
      <path d="M6-10A20 20 0 0 1 34-36L22-24 24-14 34-12 46-24A20 20 0 0 1 18 2Z" fill={art.steelLight} />
      <path d="M34 42-6 2 2-6 42 34Z" fill={art.paper} />
      <path d="M-38-36-20-30-2-10-10-2-30-20Z" fill={art.steelLight} />
    </>
  );
}

/** Each drawing with its ground. */
export const giftFigures: Record<GiftArtName, { ground: keyof typeof artGrounds; Figure: () => ReactElement }> = {
  cards: { ground: 'green', Figure: Cards },
  lantern: { ground: 'blue', Figure: Lantern },
  teapot: { ground: 'amber', Figure: Teapot },
  chips: { ground: 'gold', Figure: Chips },
  headphones: { ground: 'teal', Figure: Headphones },
  watch: { ground: 'rose', Figure: Watch },
  phone: { ground: 'steel', Figure: Phone },
  gift: { ground: 'red', Figure: Gift },
  coins: { ground: 'violet', Figure: Coins },
  ticket: { ground: 'rust', Figure: Ticket },
  sim: { ground: 'blue', Figure: Sim },
  tools: { ground: 'teal', Figure: Tools },
};
