// By its path: Playwright reads this without the packages’ builds.
import { themeModes } from '../packages/brand/src/tokens.ts';

/** Widths in px at which the composed stories are compared: a phone and a desktop. */
const widths = { phone: 360, desktop: 1280 } as const;
const languages = ['vi', 'en'] as const;

export interface ChromaticMode {
  theme: (typeof themeModes)[number];
  language: (typeof languages)[number];
  /** px */
  viewport: number;
  direction?: 'rtl';
  letters?: 'double';
}

/** Dark and light × phone and desktop × VI and EN: `dark phone vi` … */
export const looks: Record<string, ChromaticMode> = Object.fromEntries(
  themeModes.flatMap((theme) =>
    Object.entries(widths).flatMap(([width, viewport]) =>
      languages.map((language) => [`${theme} ${width} ${language}`, { theme, language, viewport }]),
    ),
  ),
);
const one: ChromaticMode = { theme: 'dark', language: 'vi', viewport: widths.phone };

/** What a toolbar can set: one picture each. */
const conditions: Record<string, ChromaticMode> = {
  'right to left': { ...one, direction: 'rtl' },
  'letters of 200 %': { ...one, letters: 'double' },
};
export const chromaticModes: Record<string, ChromaticMode> = { ...looks, ...conditions };

/** For a story that is itself of a condition: one picture of it, none in the modes above. */
export const oneMode: Record<string, ChromaticMode | { disable: true }> = {
  ...Object.fromEntries(Object.keys(chromaticModes).map((name) => [name, { disable: true }])),
  'dark phone vi': one,
};
