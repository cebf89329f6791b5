import type { ReactElement } from 'react';
import { Chip } from '../Hero/CardsAndChips.tsx';
import { art } from '../theme/art.ts';

/** Drawings of what is opened. */
export type RewardArtName = 'egg' | 'eggOpen' | 'envelope' | 'envelopeOpen';

function Egg(): ReactElement {
  return (
    <>
      <ellipse cy="62" rx="38" ry="8" fill={art.ink} opacity="0.3" />
      <path d="M0-62C30-62 44-18 44 12A44 44 0 0 1-44 12C-44-18-30-62 0-62Z" fill={art.brassLight} />
      <path d="M-44 12C-26 26 26 26 44 12A44 44 0 0 1-44 12Z" fill={art.brass} />
      <path d="M0-26 6-10 23-9 10 2 14 18 0 9-14 18-10 2-23-9-6-10Z" fill={art.brassDark} opacity="0.55" />
      <path d="M-26-14C-22-34-14-44-8-48" fill="none" stroke={art.paper} strokeWidth="5" strokeLinecap="round" />
    </>
  );
}

function EggOpen(): ReactElement {
  return (
    <>
      <ellipse cy="62" rx="38" ry="8" fill={art.ink} opacity="0.3" />
      <path d="M-44 8-30-6-16 8 0-8 16 8 30-6 44 8A44 44 0 0 1-44 8Z" fill={art.brass} />
      <path d="M-44 22C-26 34 26 34 44 22A44 44 0 0 1-44 22Z" fill={art.brassLight} />
      <Chip x={0} y={-18} radius={18} />
      <path
        d="M-30-58C-16-66 8-60 14-42L2-36-6-44-18-34-34-40C-36-48-34-54-30-58Z"
        fill={art.brassLight}
        transform="translate(-16 0) rotate(-18)"
      />
    </>
  );
}

function Envelope(): ReactElement {
  return (
    <>
      <rect x="-44" y="-62" width="88" height="124" rx="9" fill={art.red} />
      <path d="M-44-53a9 9 0 0 1 9-9H35a9 9 0 0 1 9 9V-20L0 2-44-20Z" fill={art.ink} opacity="0.25" />
      <Chip x={0} y={0} radius={20} />
    </>
  );
}

function EnvelopeOpen(): ReactElement {
  return (
    <>
      <path d="M-44-14 0-62 44-14Z" fill={art.red} opacity="0.7" />
      <rect x="-34" y="-48" width="68" height="72" rx="5" fill={art.paper} />
      <Chip x={0} y={-18} radius={16} />
      <path d="M-44-14 0 18 44-14V53a9 9 0 0 1-9 9H-35a9 9 0 0 1-9-9Z" fill={art.red} />
    </>
  );
}

/** Each drawing. */
export const rewardFigures: Readonly<Record<RewardArtName, () => ReactElement>> = {
  egg: Egg,
  eggOpen: EggOpen,
  envelope: Envelope,
  envelopeOpen: EnvelopeOpen,
};
