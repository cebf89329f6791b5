import { createGlobalThemeContract } from '@vanilla-extract/css';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The public custom properties (`--baize-color-canvas` …): a white label may override any of them with plain CSS. */
export const vars = createGlobalThemeContract(
  {
    color: {
      canvas: null,
      surface: null,
      raised: null,
      line: null,
      control: null,
      text: null,
      muted: null,
      faint: null,
      link: null,
      primary: null,
      onPrimary: null,
      felt: null,
      onFelt: null,
      brass: null,
      onBrass: null,
      accent: null,
      positive: null,
      negative: null,
      onNegative: null,
      warning: null,
      focus: null,
      live: null,
      onLive: null,
      heroGlow: null,
      hero: null,
      heroEdge: null,
      onHero: null,
      onHeroMuted: null,
      shade: null,
      onShade: null,
      scrim: null,
      shadow: null,
    },
    radius: { small: null, medium: null, large: null },
    font: { body: null, headingWeight: null, displayWeight: null },
  },
  (_value, path) => `baize-${path.map(kebab).join('-')}`,
);
