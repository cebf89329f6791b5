import { type BrandProblem, shown } from './BrandProblem.ts';
import { type ColourFault, colourFaults } from './colourRules.ts';
import { translucentTokens } from './contrastRules.ts';
import { nearestColour } from './nearestColour.ts';
import { type BrandTokens, type ColorToken, colorTokens, fontTokens, radiusTokens, type ThemeMode, themeModes } from './tokens.ts';

const opaque = /^#[0-9a-f]{6}$/i;
const translucent = /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/i;
const familyName = String.raw`(?:"[\p{L}\p{N} -]{1,60}"|'[\p{L}\p{N} -]{1,60}'|[\p{L}\p{N}-][\p{L}\p{N} -]{0,59})`;
// What may stand in a custom property without ending it, or loading anything.
const forms = {
  radius: /^(?:0|\d{1,3}(?:\.\d{1,2})?(?:px|rem|em))$/,
  weight: /^(?:[1-9]00|normal|bold)$/,
  family: new RegExp(`^${familyName}(?:, ?${familyName}){0,9}$`, 'u'),
};

/** The form that a value needs, in words, and a value that has it. */
interface Form {
  form: RegExp;
  words: string;
  sample?: string;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Each expected name that is missing, has not the form that it needs, or is expected by nobody. */
function misfits(path: string, values: unknown, expected: readonly string[], formOf: (name: string) => Form): BrandProblem[] {
  if (!isRecord(values)) return [{ key: path, rule: `is missing: an object with ${expected.join(', ')}.` }];
  const unknown = Object.keys(values).filter((name) => !expected.includes(name));
  return [
    ...expected.flatMap((name): BrandProblem[] => {
      const value = values[name];
      const { form, words, sample } = formOf(name);
      const key = `${path}.${name}`;
      if (value === undefined) return [{ key, rule: `is missing: ${words}.` }];
      if (typeof value === 'string' && form.test(value)) return [];
      return [{ key, value: shown(value), rule: `must be ${words}.`, ...(sample && { nearest: sample }) }];
    }),
    ...unknown.map((name): BrandProblem => ({ key: `${path}.${name}`, rule: `is no token: there are ${expected.join(', ')}.` })),
  ];
}

/** `#abc` and `abcdef` are what people mean by a colour. */
function meantColour(value: unknown): string | undefined {
  const digits = typeof value === 'string' ? (/^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value.trim())?.[1] ?? '') : '';
  if (digits === '') return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toUpperCase();
}

function colorForm(values: unknown): (token: string) => Form {
  return (token) => {
    const sample = isRecord(values) ? meantColour(values[token]) : undefined;
    const form = translucentTokens.some((name) => name === token)
      ? { form: translucent, words: 'a colour as #rrggbb or #rrggbbaa' }
      : { form: opaque, words: 'a colour as #rrggbb' };
    return { ...form, ...(sample && { sample }) };
  };
}

const fontForm = (name: string): Form =>
  name === 'body'
    ? { form: forms.family, words: 'a list of font families, such as "Inter", sans-serif' }
    : { form: forms.weight, words: 'a weight from "100" to "900", in quotes' };

/** The rules that a token breaks, in one problem: mended together. */
function colourProblems({ color }: BrandTokens, mode: ThemeMode): BrandProblem[] {
  const faults = new Map<ColorToken, ColourFault[]>();
  for (const fault of colourFaults(color[mode])) faults.set(fault.token, [...(faults.get(fault.token) ?? []), fault]);
  // Each suggestion reckons with those before it: taken together they pass.
  const mended = { ...color[mode] };
  return [...faults].map(([token, broken]) => {
    const nearest = nearestColour(mended, token);
    if (nearest) mended[token] = nearest;
    const others = [...new Set(broken.map(({ other }) => other))].join(' and ');
    const hint = nearest ? '' : ` No other ${token} passes: change ${others}.`;
    return {
      key: `color.${mode}.${token}`,
      value: color[mode][token],
      rule: `${broken.map(({ rule }) => rule).join(' ')}${hint}`,
      ...(nearest && { nearest }),
    };
  });
}

/**
 * What keeps a value from being a brand's tokens: those that are missing, values that are no colour, length or font, and pairs that nobody
 * could read (WCAG 2.2 AA) or tell apart in a chart.
 * @returns a problem for each token to mend; empty when the value is {@link BrandTokens}.
 */
export function checkTokens(value: unknown): BrandProblem[] {
  if (!isRecord(value)) return [{ key: 'tokens', value: shown(value), rule: 'must be an object with color, radius and font.' }];
  const color = isRecord(value['color']) ? value['color'] : {};
  const problems = [
    ...themeModes.flatMap((mode) => misfits(`color.${mode}`, color[mode], colorTokens, colorForm(color[mode]))),
    ...misfits('radius', value['radius'], radiusTokens, () => ({ form: forms.radius, words: 'a length such as "6px", in quotes' })),
    ...misfits('font', value['font'], fontTokens, fontForm),
  ];
  return problems.length > 0 ? problems : themeModes.flatMap((mode) => colourProblems(value as unknown as BrandTokens, mode));
}
