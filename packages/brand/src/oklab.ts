import { luminanceParts } from './contrast.ts';

/** Lightness 0 to 1, and two axes of colour, each some −0.4 to 0.4. */
export type Oklab = readonly [lightness: number, greenRed: number, blueYellow: number];

/** An opaque `#rrggbb` colour in Oklab, where equal distances look equal. */
export function oklabOf(hex: string): Oklab {
  const [red, green, blue] = luminanceParts(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function byteOf(light: number): number {
  const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(value * 255);
}

/** The colour as `#RRGGBB`; undefined where no screen shows it. */
export function hexOf([lightness, greenRed, blueYellow]: Oklab): string | undefined {
  const long = (lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3;
  const medium = (lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3;
  const short = (lightness - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3;
  const bytes = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map(byteOf);
  if (bytes.some((byte) => !(byte >= 0 && byte <= 255))) return undefined;
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** How different two opaque `#rrggbb` colours look, their lightness and their hue: 0 to 1, the distance in Oklab. */
export function colourDistance(one: string, other: string): number {
  const [a, b] = [oklabOf(one), oklabOf(other)];
  return Math.hypot(...a.map((part, index) => part - (b[index] ?? 0)));
}
