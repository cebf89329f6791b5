import * as z from 'zod';
import type { Brand } from './Brand.ts';
import { type BrandProblem, shown } from './BrandProblem.ts';
import { checkTokens } from './checkTokens.ts';
import { nearestWord } from './nearestWord.ts';

function text(most: number) {
  const length = `must have 1 to ${most} characters.`;
  return z.string().trim().min(1, length).max(most, length);
}
/** A name that is shown and sent; its length has a rule of its own. */
const name = (most: number) => text(most).regex(/^[^<>\p{C}]*$/u, 'must have no angle brackets and no invisible characters.');
const pattern = (form: RegExp, words: string) => z.string({ error: `must be ${words}.` }).regex(form, `must be ${words}.`);
const https = pattern(/^https:\/\/[^\s"'<>]{1,300}$/, 'an https address');

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}

const mostUnits = 1_000_000_000;
const wholeUnits = `must be a whole number of units of the currency, from 1 to ${mostUnits}.`;
const units = z.int({ error: wholeUnits }).min(1, wholeUnits).max(mostUnits, wholeUnits);
const orderRule = 'must be in order: minimum, maximum and dailyMaximum, none above the next.';
const isRising = (values: readonly number[]): boolean => values.every((value, at) => at === 0 || value >= (values[at - 1] ?? 0));
const bounds = z.strictObject({ minimum: units, maximum: units });
const presetRule = 'must be one to six amounts from minimum to maximum, each above the one before.';
/** Amounts of one tap: more than six are hard to choose from on a phone. */
const presets = z
  .array(units)
  .min(1, presetRule)
  .max(6, presetRule)
  .refine((amounts) => new Set(amounts).size === amounts.length, presetRule);

const brandFields = z.strictObject({
  $schema: z.string().optional(),
  code: pattern(/^[a-z][a-z0-9-]{0,31}$/, 'lower-case letters, digits and hyphens, 32 at most'),
  name: name(40),
  description: text(300).optional(),
  merchantCode: pattern(/^[\w-]{1,32}$/, 'letters, digits, _ and -, 32 at most'),
  currency: z.string().refine(isCurrency, 'must be a currency of ISO 4217, such as VND or PHP.'),
  timeZone: z.string().refine(isTimeZone, 'must be an IANA zone, such as Asia/Manila.'),
  languages: z.array(pattern(/^[a-z]{2}$/, 'a language such as vi or en')).min(1),
  hosts: z.array(pattern(/^[a-z0-9.-]{1,253}$/, 'a host name in lower case')).optional(),
  contacts: z
    .strictObject({
      facebook: https.optional(),
      telegram: https.optional(),
      zalo: https.optional(),
      livechat: https.optional(),
      email: pattern(/^[^\s@<>"]+@[^\s@<>"]+$/, 'an e-mail address').optional(),
    })
    .optional(),
  apps: z.strictObject({ ios: https.optional(), android: https.optional() }).optional(),
  flags: z.record(z.string(), z.boolean()).optional(),
  amounts: z
    .strictObject({
      deposit: bounds
        .extend({ presets: presets.optional() })
        .refine(({ minimum, maximum }) => minimum <= maximum, orderRule)
        .refine(({ minimum, maximum, presets: amounts = [] }) => isRising([minimum, ...amounts, maximum]), {
          path: ['presets'],
          error: presetRule,
        })
        .optional(),
      withdrawal: bounds
        .extend({ dailyMaximum: units })
        .refine(({ minimum, maximum, dailyMaximum }) => isRising([minimum, maximum, dailyMaximum]), orderRule)
        .optional(),
      transfer: bounds.refine(({ minimum, maximum }) => minimum <= maximum, orderRule).optional(),
    })
    .optional(),
  banks: z
    .array(
      z.strictObject({
        bankCode: pattern(/^[A-Z0-9]{2,16}$/, 'capitals and digits, such as BDO'),
        name: name(60),
        bin: pattern(/^\d{6}$/, 'six digits').optional(),
      }),
    )
    .min(1)
    .max(300)
    .refine((banks) => new Set(banks.map(({ bankCode }) => bankCode)).size === banks.length, 'must have each bankCode once.')
    .optional(),
  tokens: z.unknown().optional(),
});

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce(
    (at: unknown, key) => (typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined),
    value,
  );
}

/** Keys that may stand at a path of a brand. */
function keysAt(path: readonly PropertyKey[]): readonly string[] {
  let at: unknown = brandFields;
  for (const key of path) {
    while (at instanceof z.ZodOptional) at = at.unwrap();
    if (at instanceof z.ZodObject) at = at.shape[String(key)];
    else if (at instanceof z.ZodArray) at = at.element;
  }
  while (at instanceof z.ZodOptional) at = at.unwrap();
  return at instanceof z.ZodObject ? Object.keys(at.shape) : [];
}

/** Rules of types and lengths in words of ours; all others have theirs already. */
function ruleOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.message.startsWith('Invalid')) {
    const type = issue.expected === 'record' ? 'object' : issue.expected;
    return `must be ${/^[aeio]/.test(type) ? 'an' : 'a'} ${type}${type === 'string' ? ' in quotes' : ''}.`;
  }
  if (issue.code === 'too_small' && issue.message.startsWith('Too')) return `must have ${issue.minimum} or more.`;
  if (issue.code === 'too_big' && issue.message.startsWith('Too')) return `must have ${issue.maximum} at most.`;
  return issue.message;
}

/** A value that was probably meant, of those that there are. */
function meant(key: string, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (key === 'currency') return nearestWord(value, Intl.supportedValuesOf('currency'));
  if (key === 'timeZone') return nearestWord(value, Intl.supportedValuesOf('timeZone'));
  return undefined;
}

function problemsOf(value: unknown, { issues }: z.ZodError): BrandProblem[] {
  return issues.flatMap((issue): BrandProblem[] => {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      const known = keysAt(issue.path);
      return issue.keys.map((name) => {
        const nearest = nearestWord(name, known);
        const key = [...path, name].join('.');
        return { key, rule: `is no key of a brand: there are ${known.join(', ')}.`, ...(nearest && { nearest }) };
      });
    }
    const at = valueAt(value, issue.path);
    const key = path.join('.') || 'brand.json';
    if (at === undefined && path.length > 0) return [{ key, rule: 'is missing.' }];
    const nearest = meant(key, at);
    return [{ key, value: shown(at), rule: ruleOf(issue), ...(nearest && { nearest: shown(nearest) }) }];
  });
}

/** What a portal can show and its gateway can count in; a brand that asks for something else can't be shown. */
export interface Supported {
  /** ISO 4217. */
  currencies: readonly string[];
  /** ISO 639-1. */
  languages: readonly string[];
  /** Names of the feature flags (§6). */
  flags: readonly string[];
}

function unsupported({ currency, languages = [], flags = {} }: Partial<Brand>, supported: Supported): BrandProblem[] {
  const among = (key: string, value: string, known: readonly string[], rule: string): BrandProblem[] => {
    if (known.includes(value)) return [];
    const nearest = nearestWord(value, known);
    return [
      {
        key,
        ...(key.startsWith('flags') ? {} : { value: shown(value) }),
        rule: `${rule} ${known.join(', ')}.`,
        ...(nearest && { nearest }),
      },
    ];
  };
  return [
    ...(typeof currency === 'string' && isCurrency(currency)
      ? among('currency', currency, supported.currencies, 'must be one that portals know:')
      : []),
    ...(Array.isArray(languages)
      ? languages.flatMap((one) => among('languages', String(one), supported.languages, 'must be of those that portals speak:'))
      : []),
    ...Object.keys(flags).flatMap((name) => among(`flags.${name}`, name, supported.flags, 'is no flag of a portal (§6): there are')),
  ];
}

/**
 * What keeps a value from being a brand.
 * @param supported by the portal and its gateway (`supported` of `@baize/contract`); without it any currency, language and flag passes
 * @returns a problem for each key to mend; empty when the value is a {@link Brand}.
 */
export function checkBrand(value: unknown, supported?: Supported): BrandProblem[] {
  const parsed = brandFields.safeParse(value);
  const problems = parsed.success ? [] : problemsOf(value, parsed.error);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return problems;
  return [
    ...problems,
    ...(supported ? unsupported(value as Partial<Brand>, supported) : []),
    ...checkTokens((value as Partial<Brand>).tokens).map((one) => ({ ...one, key: one.key === 'tokens' ? 'tokens' : `tokens.${one.key}` })),
  ];
}
