import { themeModes } from '@baize/design-system/theme';

/** Widths in px at which the composed stories are compared: a phone and a desktop. */
const widths = { phone: 360, desktop: 1280 } as const;
const languages = ['vi', 'en'] as const;

export interface ChromaticMode {
  theme: (typeof themeModes)[number];
  language: (typeof languages)[number];
  /** px */
  viewport: number;
}

/** Dark and light × phone and desktop × VI and EN: `dark phone vi` … */
export const chromaticModes: Record<string, ChromaticMode> = Object.fromEntries(
  themeModes.flatMap((theme) =>
    Object.entries(widths).flatMap(([width, viewport]) =>
      languages.map((language) => [`${theme} ${width} ${language}`, { theme, language, viewport }]),
    ),
  ),
);
