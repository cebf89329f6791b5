import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readBrandFolder } from '@baize/brand/folder';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPortal } from './createPortal.ts';
import { readOptions, usage } from './portalOptions.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'baize-create-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

async function create(...args: string[]): Promise<void> {
  const options = readOptions(args);
  if (options) await createPortal(options);
}

it('DESIGN §5 writes an app of a dozen files and the folder of its brand', async () => {
  const folder = path.join(place, 'hai');
  await create(folder, '--name', 'Hải & Co', '--code', 'hai', '--currency', 'PHP', '--languages', 'en,vi');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name))).sort()).toEqual([
    '.gitignore',
    'README.md',
    'brand/brand.json',
    'brand/mark.svg',
    'brand/texts/en.json',
    'brand/texts/vi.json',
    'index.html',
    'package.json',
    'src/App.test.tsx',
    'src/App.tsx',
    'src/Arrivals.tsx',
    'src/Center.tsx',
    'src/DomainPage.tsx',
    'src/Games.tsx',
    'src/Header.tsx',
    'src/Home.tsx',
    'src/Layers.tsx',
    'src/Pages.tsx',
    'src/addresses.ts',
    'src/main.tsx',
    'src/views.tsx',
    'tsconfig.json',
    'vite.config.ts',
  ]);
  const { brand, mark } = await readBrandFolder(path.join(folder, 'brand'));
  expect(brand).toMatchObject({ name: 'Hải & Co', code: 'hai', merchantCode: 'hai', currency: 'PHP', languages: ['en', 'vi'] });
  expect(mark).toContain('<title>Hải &amp; Co</title>');
  expect(readFileSync(path.join(folder, 'README.md'), 'utf8')).not.toContain('{{');
  const { version } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8'));
  const { name, dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  expect({ name, features: dependencies['@baize/features'] }).toEqual({ name: 'hai', features: version });
});

it('names and code come from the folder where none are given', () => {
  expect(readOptions(['../Đèn Lồng'])).toMatchObject({ name: 'Đèn Lồng', code: 'den-long', currency: 'VND', languages: ['vi', 'en'] });
});

it('asked for help, it creates nothing, and names both commands that start it', () => {
  expect(readOptions(['--help'])).toBeUndefined();
  expect(usage).toMatch(/^npm run create -- FOLDER .*checkout/);
  expect(usage).toMatch(/^npm create @baize\/portal FOLDER -- /m);
});

describe('is refused, with the value and the rule, and nothing is written', () => {
  it.each([
    ['a code of other letters', ['--code', 'Hải'], '--code is "Hải": must be lower-case letters, digits and hyphens, 32 at most.'],
    ['a name with markup', ['--name', '<b>'], '--name is "<b>": must have no angle brackets'],
    ['a currency that is none', ['--currency', 'PESO'], '--currency is "PESO": must be a currency of ISO 4217'],
    ['a zone that is none', ['--time-zone', 'Manila'], '--time-zone is "Manila": must be an IANA zone'],
    ['a language without texts', ['--languages', 'en,th'], '--languages is "en,th": must be vi, en or both, each once.'],
    ['a language twice', ['--languages', 'en,en'], '--languages is "en,en"'],
    ['no language', ['--languages', ''], '--languages is ""'],
    ['an option that there is not', ['--colour', 'red'], /^There is no option --colour\.\n/],
    ['an option of one letter that there is not', ['-x'], /^There is no option -x\.\n/],
    ['an option without its value', ['--currency'], /^--currency takes a value\.\n/],
    ['a switch with a value', ['--help=me'], /^--help takes no value\.\n/],
    ['two folders', ['other'], 'One folder is needed'],
  ])('%s', async (_, args, words) => {
    await expect(create(path.join(place, 'hai'), ...args)).rejects.toThrow(words);
    expect(readdirSync(place)).toEqual([]);
  });

  it('no folder', async () => {
    await expect(create()).rejects.toThrow('Which folder? None is named.');
  });

  it('a folder that is not empty, and a file', async () => {
    writeFileSync(path.join(place, 'notes.txt'), 'mine');
    await expect(create(place, '--name', 'Hải')).rejects.toThrow(`${place} is not empty (notes.txt)`);
    await expect(create(path.join(place, 'notes.txt'), '--name', 'Hải')).rejects.toThrow('it is a file.');
    expect(readFileSync(path.join(place, 'notes.txt'), 'utf8')).toBe('mine');
  });

  it('packed packages that are not there', async () => {
    await expect(create(path.join(place, 'hai'), '--packages', place)).rejects.toThrow('there is no baize-');
  });
});
