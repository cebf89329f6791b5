import { colourFaults } from './colourRules.ts';
import { colourDistance, hexOf, oklabOf } from './oklab.ts';
import type { ColorToken, ColorTokens } from './tokens.ts';

const lightnesses = Array.from({ length: 97 }, (_, step) => 0.02 + step / 100);
const chromas = [1, 0.85, 0.7, 0.5, 0.3, 0.15, 0];
/** Degrees of the colour circle. */
const turns = [0, -10, 10, -20, 20, -35, 35, -50, 50];

/** Colours around one, the nearest first. */
function around(hex: string): string[] {
  const [, greenRed, blueYellow] = oklabOf(hex);
  const [chroma, hue] = [Math.hypot(greenRed, blueYellow), Math.atan2(blueYellow, greenRed)];
  const found = lightnesses.flatMap((lightness) =>
    chromas.flatMap((part) =>
      turns.flatMap((turn) => {
        const angle = hue + (turn * Math.PI) / 180;
        return hexOf([lightness, chroma * part * Math.cos(angle), chroma * part * Math.sin(angle)]) ?? [];
      }),
    ),
  );
  const distanceOf = new Map([...new Set(found)].map((one) => [one, colourDistance(hex, one)]));
  return [...distanceOf.keys()].sort((one, other) => (distanceOf.get(one) ?? 0) - (distanceOf.get(other) ?? 0));
}

/**
 * The colour nearest to a token's own that breaks no rule, while the others stay as they are.
 * @returns undefined where none does: others have to change too.
 */
export function nearestColour(color: ColorTokens, token: ColorToken): string | undefined {
  const isFree = (hex: string): boolean =>
    colourFaults({ ...color, [token]: hex }).every((fault) => fault.token !== token && fault.other !== token);
  return around(color[token]).find(isFree);
}
