import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readBrandFolder } from '@baize/brand/folder';
import { expect, test } from 'vitest';
import { brandPage } from '../brand/brandPage.ts';
import { ownBrands } from '../brand/testingBrand.ts';
import { describedBrand } from './describedBrand.ts';

const built = path.join(import.meta.dirname, '../../../portal/index.html');

async function descriptionOf(change: object): Promise<string | undefined> {
  const folder = await readBrandFolder(path.join(ownBrands, 'sen'));
  const page = brandPage(await readFile(built, 'utf8'), describedBrand({ ...folder, brand: { ...folder.brand, name: 'Lua', ...change } }));
  return /<meta name="description" content="([^"]*)"/.exec(page)?.[1];
}

test('a brand without a description has a sentence with its name, in the language that it names first', async () => {
  expect(await descriptionOf({ languages: ['en', 'vi'] })).toBe(
    'Lua: casino, slots, sports, fishing, lottery and cards. Only for people of legal age.',
  );
  expect(await descriptionOf({ languages: ['vi'] })).toMatch(/^Lua: .*bắn cá/);
});

test('a brand’s own description stays', async () => {
  expect(await descriptionOf({ description: 'Rice and luck.' })).toBe('Rice and luck.');
});
