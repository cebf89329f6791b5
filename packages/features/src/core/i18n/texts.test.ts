import { describe, expect, it } from 'vitest';

const files = import.meta.glob<Record<string, string>>('../../*/locales/*.json', { eager: true, import: 'default' });
const domains = [...new Set(Object.keys(files).map((file) => file.replace(/\/locales\/.*/, '')))];
const textsOf = (domain: string, language: string): Record<string, string> => files[`${domain}/locales/${language}.json`] ?? {};
const slots = (text: string): string[] => [...text.matchAll(/{{(\w+)}}/g)].map((match) => match[1] ?? '').sort();

describe('texts', () => {
  it('exist', () => expect(domains.length).toBeGreaterThan(4));

  it.each(domains)('%s says the same things in both languages, with the same figures', (domain) => {
    const [en, vi] = [textsOf(domain, 'en'), textsOf(domain, 'vi')];
    expect(Object.keys(vi).sort()).toEqual(Object.keys(en).sort());
    for (const key of Object.keys(en)) {
      expect(vi[key]?.trim(), key).not.toBe('');
      expect(slots(vi[key] ?? ''), key).toEqual(slots(en[key] ?? ''));
    }
  });
});
