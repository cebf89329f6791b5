import { type ReactElement, useId } from 'react';
import { Chip } from '../Hero/CardsAndChips.tsx';
import { art, rewardArtColors } from '../theme/art.ts';

/** Drawings of what is opened, of its parts in their places, and of what flies around it. */
export type RewardArtName =
  | 'egg'
  | 'eggBottom'
  | 'eggTop'
  | 'hammer'
  | 'envelope'
  | 'envelopeBack'
  | 'envelopeFront'
  | 'slip'
  | 'letter'
  | 'coin'
  | 'sparkle';

/** The light comes from above, at the left. */
function Gold({ id }: { id: string }): ReactElement {
  return (
    <radialGradient id={id} cx="0.35" cy="0.25" r="0.9">
      <stop stopColor={art.paper} />
      <stop offset="0.35" stopColor={art.brassLight} />
      <stop offset="1" stopColor={art.brassDark} />
    </radialGradient>
  );
}

const shade = <path d="M-46 68a46 6 0 1 0 92 0a46 6 0 1 0-92 0Z" fill={art.ink} opacity="0.35" />;

/** What an egg stands in. */
const cup = (
  <>
    {shade}
    <path d="M-34 42C-34 58-20 60-8 61V66H8V61C20 60 34 58 34 42Z" fill={art.brass} />
    <path d="M-20 67a20 4 0 1 0 40 0a20 4 0 1 0-40 0Z" fill={art.brassLight} />
    <path d="M-34 42a34 8 0 1 0 68 0a34 8 0 1 0-68 0Z" fill={art.brassInk} />
  </>
);
const crack = 'M-42 4-28-10-16 6-4-10 10 6 22-12 42 4';

function Egg(): ReactElement {
  const id = useId();
  return (
    <>
      <Gold id={id} />
      {cup}
      <path d="M0-66C28-66 42-22 42 8A42 42 0 0 1-42 8C-42-22-28-66 0-66Z" fill={`url(#${id})`} />
      <path d="M-42 6C-24 20 24 20 42 6 42 14 40 22 36 28 20 36-20 36-36 28-40 22-42 14-42 6Z" fill={art.brassDark} opacity="0.35" />
      <path d="M0-30 6-14 23-13 10-2 14 14 0 5-14 14-10-2-23-13-6-14Z" fill={art.brassDark} opacity="0.45" />
      <path d="M-26-18C-22-38-14-48-8-52" fill="none" stroke={art.paper} strokeWidth="5" strokeLinecap="round" />
    </>
  );
}

function EggBottom(): ReactElement {
  const id = useId();
  return (
    <>
      <Gold id={id} />
      {cup}
      <path d="M-40 2a40 8 0 1 0 80 0a40 8 0 1 0-80 0Z" fill={art.brassInk} />
      <path d={`${crack}V8A42 42 0 0 1-42 8Z`} fill={`url(#${id})`} stroke={art.brassDark} strokeLinejoin="round" />
      <path d="M-41 16C-24 28 24 28 41 16 40 22 38 26 36 29 20 37-20 37-36 29-38 26-40 22-41 16Z" fill={art.brassDark} opacity="0.35" />
    </>
  );
}

function EggTop(): ReactElement {
  const id = useId();
  return (
    <>
      <Gold id={id} />
      <path d={`${crack}C40-30 26-66 0-66S-40-30-42 4Z`} fill={`url(#${id})`} stroke={art.brassDark} strokeLinejoin="round" />
      <path d="M-26-18C-22-38-14-48-8-52" fill="none" stroke={art.paper} strokeWidth="5" strokeLinecap="round" />
    </>
  );
}

function Hammer(): ReactElement {
  return (
    <g transform="rotate(28)">
      <rect x="-5" y="-20" width="10" height="84" rx="5" fill={rewardArtColors.wood} />
      <rect x="-34" y="-52" width="68" height="36" rx="5" fill={art.paperShade} />
      <path d="M-34-46a6 6 0 0 1 6-6h6v36h-6a6 6 0 0 1-6-6ZM34-46a6 6 0 0 0-6-6h-6v36h6a6 6 0 0 0 6-6Z" fill={art.brass} />
    </g>
  );
}

function Envelope(): ReactElement {
  return (
    <>
      <rect x="-46" y="-64" width="92" height="128" rx="9" fill={rewardArtColors.envelope} stroke={art.brass} strokeOpacity="0.6" />
      <path d="M-46-55a9 9 0 0 1 9-9H37a9 9 0 0 1 9 9L0-14Z" fill={art.red} />
      <path d="M-45-54 0-14 45-54" fill="none" stroke={art.brass} strokeOpacity="0.8" />
      <Chip x={0} y={-10} radius={20} />
    </>
  );
}

function EnvelopeBack(): ReactElement {
  return (
    <>
      {shade}
      <path d="M-46-10 0-58 46-10Z" fill={art.red} />
      <rect x="-46" y="-12" width="92" height="74" rx="9" fill={art.red} />
    </>
  );
}

function EnvelopeFront(): ReactElement {
  return (
    <path
      d="M-46-12 0 22 46-12V55a9 9 0 0 1-9 9H-37a9 9 0 0 1-9-9Z"
      fill={rewardArtColors.envelope}
      stroke={art.brass}
      strokeOpacity="0.6"
    />
  );
}

/** Paper to write a prize on: lying, and in an envelope. */
const Slip = (): ReactElement => (
  <>
    <rect x="-58" y="-25" width="116" height="50" rx="5" fill={art.paper} />
    <rect x="-55" y="-22" width="110" height="44" rx="3" fill="none" stroke={art.brass} strokeWidth="2" />
  </>
);
const Letter = (): ReactElement => (
  <rect x="-38" y="-60" width="76" height="90" rx="5" fill={art.paper} stroke={art.brass} strokeWidth="2" />
);

const Coin = (): ReactElement => <Chip x={0} y={0} radius={58} />;
const Sparkle = (): ReactElement => <path d="M0-60C4-14 14-4 60 0 14 4 4 14 0 60-4 14-14 4-60 0-14-4-4-14 0-60Z" fill={art.brassLight} />;

/** Each drawing. */
export const rewardFigures: Readonly<Record<RewardArtName, () => ReactElement>> = {
  egg: Egg,
  eggBottom: EggBottom,
  eggTop: EggTop,
  hammer: Hammer,
  envelope: Envelope,
  envelopeBack: EnvelopeBack,
  envelopeFront: EnvelopeFront,
  slip: Slip,
  letter: Letter,
  coin: Coin,
  sparkle: Sparkle,
};
