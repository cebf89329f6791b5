import { describe, expect, it } from 'vitest';

const files = import.meta.glob<Record<string, string>>('../../*/locales/*.json', { eager: true, import: 'default' });
const domains = [...new Set(Object.keys(files).map((file) => file.replace(/\/locales\/.*/, '')))];
const textsOf = (domain: string, language: string): Record<string, string> => files[`${domain}/locales/${language}.json`] ?? {};
const slots = (text: string): string[] => [...text.matchAll(/{{(\w+)}}/g)].map((match) => match[1] ?? '').sort();

/** Keys without their plural form. */
const stems = (texts: Record<string, string>): string[] =>
  [...new Set(Object.keys(texts).map((key) => key.replace(/_(?:one|other)$/, '')))].sort();

/** Said of two or more alone. */
const alwaysMany: readonly string[] = ['notices transferArrival.many'];
/** Nouns that are counted in the texts: after a figure each has another form for one. */
const counted =
  /\{\{(?:count|number|total|rows|rounds|days|hours|minutes|seconds)\}\} (?:\w+ )?(?:rows|days|hours|minutes|seconds|games|tables|characters|messages|transfers|rounds|members|articles)\b/;

describe('texts', () => {
  it('exist', () => expect(domains.length).toBeGreaterThan(4));

  it.each(domains)('%s says the same things in both languages, with the same figures', (domain) => {
    const [en, vi] = [textsOf(domain, 'en'), textsOf(domain, 'vi')];
    expect(stems(vi)).toEqual(stems(en));
    for (const key of Object.keys(en).filter((one) => !one.endsWith('_one'))) {
      expect(vi[key]?.trim(), key).not.toBe('');
      expect(slots(vi[key] ?? ''), key).toEqual(slots(en[key] ?? ''));
    }
  });

  it.each(domains)('%s counts in the forms of each language: English has one and other, Vietnamese other alone', (domain) => {
    const [en, vi] = [textsOf(domain, 'en'), textsOf(domain, 'vi')];
    const ones = Object.keys(en).filter((key) => key.endsWith('_one'));
    const others = Object.keys(en).filter((key) => key.endsWith('_other'));
    expect(others.map((key) => key.replace(/_other$/, '_one')).sort()).toEqual(ones.sort());
    expect(Object.keys(vi).filter((key) => key.endsWith('_one'))).toEqual([]);
    // "(1 rows)": a figure before a plural noun, and no form for one.
    const bare = Object.entries(en).filter(([key, text]) => counted.test(text) && !key.endsWith('_other'));
    expect(bare.map(([key]) => key).filter((key) => !alwaysMany.includes(`${domain.split('/').at(-1)} ${key}`))).toEqual([]);
  });
});
