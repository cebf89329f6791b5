import * as z from 'zod';
import type { Brand } from './Brand.ts';
import { type BrandProblem, shown } from './BrandProblem.ts';
import { checkTokens } from './checkTokens.ts';

const text = (most: number) => z.string().trim().min(1).max(most);
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
const orderRule = 'must have its minimum first: none may be above the next.';
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
  name: text(40).regex(/^[^<>\p{C}]+$/u, 'must have no angle brackets and no invisible characters.'),
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
        name: text(60).regex(/^[^<>\p{C}]+$/u, 'must have no angle brackets and no invisible characters.'),
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

function problemsOf(value: unknown, { issues }: z.ZodError): BrandProblem[] {
  return issues.flatMap((issue): BrandProblem[] => {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((name) => ({ key: [...path, name].join('.'), rule: 'is no key of a brand.' }));
    }
    const at = valueAt(value, issue.path);
    const key = path.join('.') || 'brand.json';
    return at === undefined && path.length > 0 ? [{ key, rule: 'is missing.' }] : [{ key, value: shown(at), rule: issue.message }];
  });
}

/**
 * What keeps a value from being a brand.
 * @returns a problem for each key to mend; empty when the value is a {@link Brand}.
 */
export function checkBrand(value: unknown): BrandProblem[] {
  const parsed = brandFields.safeParse(value);
  const problems = parsed.success ? [] : problemsOf(value, parsed.error);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return problems;
  return [
    ...problems,
    ...checkTokens((value as Partial<Brand>).tokens).map((one) => ({ ...one, key: one.key === 'tokens' ? 'tokens' : `tokens.${one.key}` })),
  ];
}
