import { fallbackFont, webFont } from '@baize/brand';
import { globalFontFace } from '@vanilla-extract/css';

const weights = [400, 500, 600, 700] as const;
const subsets = {
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
} as const;

globalFontFace(
  webFont,
  weights.flatMap((fontWeight) => [
    ...Object.entries(subsets).map(([subset, unicodeRange]) => ({
      src: `url("@fontsource/be-vietnam-pro/files/be-vietnam-pro-${subset}-${fontWeight}-normal.woff2?no-inline") format("woff2")`,
      fontWeight,
      fontDisplay: 'swap' as const,
      unicodeRange,
    })),
    // After the latin letters: of two faces with a letter in range, the later one draws it. The typeface has no tabular figures.
    {
      src: `url("./digits/baize-digits-${fontWeight}.woff2?no-inline") format("woff2")`,
      fontWeight,
      fontDisplay: 'swap' as const,
      unicodeRange: 'U+30-39',
    },
  ]),
);

// Measured: the fallback's lines are as high, and on average as wide, as those of the web font.
globalFontFace(fallbackFont, {
  src: 'local("Arial"), local("Liberation Sans"), local("Roboto")',
  sizeAdjust: '107.4%',
  ascentOverride: '93.1%',
  descentOverride: '24.7%',
  lineGapOverride: '0%',
});
