import type { ColorToken } from './tokens.ts';

/** A token that is read on another, and the least contrast that the two may have (WCAG 2.2 AA). */
export interface ContrastRule {
  text: ColorToken;
  ground: ColorToken;
  /** 4.5 for text, 3 for what only has to be seen. */
  least: number;
}

const texts: readonly ColorToken[] = ['text', 'muted', 'faint', 'link', 'accent', 'positive', 'negative', 'warning'];
const marks: readonly ColorToken[] = ['control', 'focus', 'primary', 'negative'];
const grounds: readonly ColorToken[] = ['canvas', 'surface', 'raised'];
const pairs: readonly (readonly [ColorToken, ColorToken])[] = [
  ['onPrimary', 'primary'],
  ['onFelt', 'felt'],
  ['onBrass', 'brass'],
  ['onNegative', 'negative'],
  ['onLive', 'live'],
  ['onShade', 'shade'],
  ['onHero', 'heroGlow'],
  ['onHero', 'hero'],
  ['onHero', 'heroEdge'],
  // Not on the glow, which is in the far corner of either direction: the lead ends before it.
  ['onHeroMuted', 'hero'],
  ['onHeroMuted', 'heroEdge'],
];

/** Every pair of tokens that the system lays on each other. */
export const contrastRules: readonly ContrastRule[] = [
  ...texts.flatMap((text) => grounds.map((ground) => ({ text, ground, least: 4.5 }))),
  ...marks.flatMap((text) => grounds.map((ground) => ({ text, ground, least: 3 }))),
  // The drawing of the chosen category.
  { text: 'brass', ground: 'felt', least: 3 },
  ...pairs.map(([text, ground]) => ({ text, ground, least: 4.5 })),
];

/** Tokens that are laid over a page, and so may be translucent (`#rrggbbaa`). */
export const translucentTokens: readonly ColorToken[] = ['scrim', 'shadow'];
