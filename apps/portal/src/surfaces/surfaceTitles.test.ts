import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@baize/contract';
import { describe, expect, test } from 'vitest';
import type { PageNames } from './EntryNames.ts';
import { memberEntryNames, pageNames } from './surfaceNames.ts';

const features = path.join(import.meta.dirname, '../../../../packages/features/src');
const textsOf = (namespace: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(features, namespace, `locales/${language}.json`), 'utf8'));

// Their keys are made of names: the compiler does not see them.
describe.each(languages)('titles of surfaces in %s', (language) => {
  test.each(Object.keys(memberEntryNames))('the entry %s has one', (name) => {
    expect(textsOf('member-center', language)[`entry.${name}`]).toMatch(/\S/);
  });

  test.each([['none', 'member-center:center'], ...Object.entries<PageNames[string]>(pageNames).map(([page, { title }]) => [page, title])])(
    'the page %s has one',
    (_, title = '') => {
      const [namespace = '', key = ''] = title.split(':');
      expect(textsOf(namespace, language)[key]).toMatch(/\S/);
    },
  );
});
