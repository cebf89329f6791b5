import { type Brand, themeModes } from './brand.ts';
import { baize } from './brands/baize.ts';
import { colourDistance } from './colourDistance.ts';
import { contrastRatio } from './contrast.ts';
import { contrastRules, translucentTokens } from './contrastRules.ts';
import { leastSeriesDistance, seriesNeighbours } from './seriesTokens.ts';

const opaque = /^#[0-9a-f]{6}$/i;
const translucent = /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/i;
const familyName = String.raw`(?:"[\p{L}\p{N} -]{1,60}"|'[\p{L}\p{N} -]{1,60}'|[\p{L}\p{N}-][\p{L}\p{N} -]{0,59})`;
// What may stand in a custom property without ending it, or loading anything.
const forms = {
  radius: /^(?:0|\d{1,3}(?:\.\d{1,2})?(?:px|rem|em))$/,
  weight: /^(?:[1-9]00|normal|bold)$/,
  family: new RegExp(`^${familyName}(?:, ?${familyName}){0,9}$`, 'u'),
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Says of each expected name that is missing or whose value has not the form that it needs, what is wrong with it. */
function misfits(path: string, values: unknown, expected: object, formOf: (name: string) => { form: RegExp; words: string }): string[] {
  if (!isRecord(values)) return [`${path} is missing.`];
  return Object.keys(expected).flatMap((name) => {
    const value = values[name];
    const { form, words } = formOf(name);
    if (value === undefined) return [`${path}.${name} is missing.`];
    return typeof value === 'string' && form.test(value) ? [] : [`${path}.${name} must be ${words}, it is ${JSON.stringify(value)}.`];
  });
}

const colorForm = (token: string) =>
  translucentTokens.some((name) => name === token)
    ? { form: translucent, words: 'a colour as #rrggbb or #rrggbbaa' }
    : { form: opaque, words: 'a colour as #rrggbb' };

const fontForm = (name: string) =>
  name === 'body' ? { form: forms.family, words: 'a list of font families' } : { form: forms.weight, words: 'a weight from 100 to 900' };

function unreadable(brand: Brand): string[] {
  return themeModes.flatMap((mode) =>
    contrastRules.flatMap(({ text, ground, least }) => {
      const ratio = contrastRatio(brand.color[mode][text], brand.color[mode][ground]);
      // Rounded down: 4.496 is not 4.5.
      const shown = Math.floor(ratio * 100) / 100;
      return ratio >= least ? [] : [`color.${mode}.${text} on ${ground} has a contrast of ${shown} : 1, it needs ${least} : 1.`];
    }),
  );
}

function alike(brand: Brand): string[] {
  return themeModes.flatMap((mode) =>
    seriesNeighbours.flatMap(([one, other]) => {
      const distance = colourDistance(brand.color[mode][one], brand.color[mode][other]);
      const shown = Math.floor(distance * 100) / 100;
      return distance >= leastSeriesDistance
        ? []
        : [`color.${mode}.${one} and ${other} differ by ${shown}, neighbours in a chart need ${leastSeriesDistance}.`];
    }),
  );
}

/**
 * What keeps a value from being a brand: missing tokens, values that are no colour, length or font, and pairs that
 * nobody could read (WCAG 2.2 AA) or tell apart in a chart. For brands that arrive as data (§5); unknown names are passed over.
 * @returns a sentence for each problem, which names the token; empty when the value is a {@link Brand}.
 */
export function checkBrand(value: unknown): string[] {
  if (!isRecord(value)) return ['A brand is an object with color, radius and font.'];
  const color = isRecord(value['color']) ? value['color'] : {};
  const problems = [
    ...themeModes.flatMap((mode) => misfits(`color.${mode}`, color[mode], baize.color.dark, colorForm)),
    ...misfits('radius', value['radius'], baize.radius, () => ({ form: forms.radius, words: 'a length such as 6px' })),
    ...misfits('font', value['font'], baize.font, fontForm),
  ];
  return problems.length > 0 ? problems : [...unreadable(value as unknown as Brand), ...alike(value as unknown as Brand)];
}
