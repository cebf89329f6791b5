import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Brand } from '../Brand.ts';
import { baizeTokens } from '../baizeTokens.ts';
import { readBrandFolder } from './readBrandFolder.ts';

const brands = path.join(import.meta.dirname, '../../../../brands');
/** Without it no browser draws an SVG. */
const namespace = 'xmlns="http://www.w3.org/2000/svg"';
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'baize-brand-'));
  await cp(path.join(brands, 'baize'), folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const good = async (): Promise<Brand> => (await readBrandFolder(path.join(brands, 'baize'))).brand;
const put = (file: string, text: string): Promise<void> => writeFile(path.join(folder, file), text);
/** The lines that tell what is wrong with the folder. */
const problems = async (): Promise<string[]> => {
  const error = await readBrandFolder(folder).then(
    () => new Error('the folder was taken'),
    (refusal: unknown) => refusal as Error,
  );
  return error.message.split('\n- ').slice(1);
};
const withBrand = async (change: (brand: Brand) => object): Promise<string[]> => {
  await put('brand.json', JSON.stringify(change(await good())));
  return problems();
};

test('every brand of the repository can be read, and Baize has the tokens that the design system is built with', async () => {
  const names = await readdir(brands);
  expect(names.length).toBeGreaterThanOrEqual(3);
  for (const name of names) expect((await readBrandFolder(path.join(brands, name))).brand.code).toBe(name);
  expect((await good()).tokens).toEqual(baizeTokens);
});

describe('a brand that can’t be shown is refused, in a line for each problem', () => {
  test('no folder, and none of its files', async () => {
    await rm(path.join(folder, 'brand.json'));
    await rm(path.join(folder, 'mark.svg'));
    expect(await problems()).toEqual(['brand.json: is missing.', 'mark.svg: is missing.']);
  });

  test('broken JSON, and where it breaks', async () => {
    await put('brand.json', '{"code": "lotus",}');
    expect(await problems()).toEqual([expect.stringMatching(/^brand\.json: is no JSON: .*position 17/)]);
  });

  test('10 MB of it are not read', async () => {
    await put('brand.json', ' '.repeat(10_000_000));
    expect(await problems()).toEqual(['brand.json: has 10000000 bytes, 262144 are allowed.']);
  });

  test.each([
    ['a missing key', ({ name: _, ...rest }: Brand) => rest, /^name: is missing/],
    ['a wrong type', (brand: Brand) => ({ ...brand, languages: 'vi' }), /^languages is "vi": /],
    ['a misspelt key', (brand: Brand) => ({ ...brand, colour: 1 }), /^colour: is no key of a brand: there are .*tokens/],
    ['a code that is no attribute', (brand: Brand) => ({ ...brand, code: 'a"><script>' }), /^code is .*must be lower-case letters/],
    ['a name with markup', (brand: Brand) => ({ ...brand, name: '<b>Lotus</b>' }), /^name is .*no angle brackets/],
    [
      'an amount that is no whole number',
      (brand: Brand) => ({ ...brand, amounts: { deposit: { minimum: 0.5, maximum: 10 } } }),
      /^amounts\.deposit\.minimum is 0\.5: must be a whole number of units of the currency/,
    ],
    [
      'bounds that contradict each other',
      (brand: Brand) => ({ ...brand, amounts: { transfer: { minimum: 11, maximum: 10 } } }),
      /^amounts\.transfer is .*must be in order: minimum, maximum/,
    ],
    [
      'deposits of one tap that nobody could make',
      (brand: Brand) => ({ ...brand, amounts: { deposit: { minimum: 100, maximum: 500, presets: [200, 501] } } }),
      /^amounts\.deposit\.presets is .*one to six amounts from minimum to maximum/,
    ],
    [
      'bounds of a withdrawal above the day’s',
      (brand: Brand) => ({ ...brand, amounts: { withdrawal: { minimum: 1, maximum: 10, dailyMaximum: 9 } } }),
      /^amounts\.withdrawal is .*must be in order: minimum, maximum/,
    ],
    [
      'a bank that stands twice',
      (brand: Brand) => ({ ...brand, banks: [0, 1].map(() => ({ bankCode: 'BDO', name: 'BDO' })) }),
      /^banks is .*must have each bankCode once/,
    ],
    [
      'a currency in small letters',
      (brand: Brand) => ({ ...brand, currency: 'kwd' }),
      /^currency is "kwd": .* The nearest that passes: "KWD"$/,
    ],
    [
      'a channel that is none',
      (brand: Brand) => ({ ...brand, contacts: { telegran: 'x' } }),
      /^contacts\.telegran: is no key of a brand: there are .* The nearest that passes: telegram$/,
    ],
    ['banks that are no list', (brand: Brand) => ({ ...brand, banks: {} }), /^banks is \{\}: must be an array\.$/],
    ['no name', (brand: Brand) => ({ ...brand, name: '' }), /^name is "": must have 1 to 40 characters\.$/],
    ['no language', (brand: Brand) => ({ ...brand, languages: [] }), /^languages is \[\]: must have 1 or more\.$/],
    ['a currency that is none', (brand: Brand) => ({ ...brand, currency: 'XXQ' }), /^currency is "XXQ": must be a currency of ISO 4217/],
    ['a zone that is none', (brand: Brand) => ({ ...brand, timeZone: 'Asia/Saigonn' }), /^timeZone is .*must be an IANA zone/],
    [
      'an address that is no https',
      (brand: Brand) => ({ ...brand, contacts: { zalo: 'javascript:alert(1)' } }),
      /^contacts\.zalo is .*an https address/,
    ],
    ['no tokens', ({ tokens: _, ...rest }: Brand) => rest, /^tokens/],
  ])('%s', async (_, change, line) => {
    expect(await withBrand(change)).toEqual([expect.stringMatching(line)]);
  });

  test.each([
    ['a faint palette', { muted: '#33443C' }, /^tokens\.color\.dark\.muted is #33443C: .*needs 4\.5 : 1\. The nearest that passes: #/],
    ['CSS that ends its rule', { text: 'red;}body{display:none' }, /^tokens\.color\.dark\.text is .*must be a colour as #rrggbb/],
    ['an address in a colour', { text: 'url(https://evil.example)' }, /^tokens\.color\.dark\.text is .*must be a colour/],
  ])('%s', async (_, dark, line) => {
    const lines = await withBrand((brand) => ({
      ...brand,
      tokens: { ...brand.tokens, color: { ...brand.tokens.color, dark: { ...brand.tokens.color.dark, ...dark } } },
    }));
    expect(lines).toEqual([expect.stringMatching(line)]);
  });

  test.each([
    ['a script', `<svg ${namespace} viewBox="0 0 1 1"><script>alert(1)</script></svg>`, 'has <script>, which is not allowed.'],
    ['a handler', `<svg ${namespace} viewBox="0 0 1 1" onload="alert(1)"/>`, 'has onload="alert(1)" at <svg>, which is not allowed.'],
    [
      'a picture from elsewhere',
      `<svg ${namespace} viewBox="0 0 1 1"><image href="https://evil.example/a.png"/></svg>`,
      'has <image>, which is not allowed.',
    ],
    [
      'a reference to elsewhere',
      `<svg ${namespace} viewBox="0 0 1 1"><linearGradient href="https://evil.example/a.svg#b"/></svg>`,
      'at <linearGradient>, which is not allowed.',
    ],
    [
      'a paint from elsewhere',
      `<svg ${namespace} viewBox="0 0 1 1"><path fill="url(https://evil.example#a)" d="M0 0"/></svg>`,
      'at <path>, which is not allowed.',
    ],
    [
      'a style',
      `<svg ${namespace} viewBox="0 0 1 1"><style>@import "https://evil.example"</style></svg>`,
      'has <style>, which is not allowed.',
    ],
    ['a foreign object', `<svg ${namespace} viewBox="0 0 1 1"><foreignObject/></svg>`, 'has <foreignObject>, which is not allowed.'],
    [
      'entities',
      `<!DOCTYPE svg [<!ENTITY a "b">]><svg ${namespace} viewBox="0 0 1 1"/>`,
      'has a document type, which a mark needs none of.',
    ],
    ['a page', '<html><body/></html>', 'begins with <html>, not with <svg>.'],
    ['half a drawing', `<svg ${namespace} viewBox="0 0 1 1"><path d="M0 0"`, 'is no well-formed SVG'],
    ['no drawing', '', 'is no well-formed SVG'],
    ['no scale', `<svg ${namespace}/>`, 'has no viewBox, by which it is scaled.'],
    ['no namespace', '<svg viewBox="0 0 1 1"/>', 'has no xmlns="http://www.w3.org/2000/svg", without which no browser draws it.'],
    ['another namespace', '<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 1 1"/>', 'has xmlns="http://www.w3.org/1999/xhtml"'],
    ['a scale of no numbers', `<svg ${namespace} viewBox="hello"/>`, 'has the viewBox "hello": it needs four numbers'],
    ['sides of other lengths', `<svg ${namespace} viewBox="0 0 100 50"/>`, 'is 100 wide and 50 high: a mark is square.'],
    ['parts that call each other', `<svg ${namespace} viewBox="0 0 1 1"><use href="#a"/></svg>`, 'has <use>, which is not allowed.'],
    ...[
      'u\\72l(https://evil.example/a)',
      "image-set('https://evil.example/a' 1x)",
      "src('//evil.example')",
      'url(//evil.example#a)',
      'paint(a)',
    ].map((value): [string, string, string] => [
      `the paint ${value}`,
      `<svg ${namespace} viewBox="0 0 1 1"><path d="M0 0" mask="${value}"/></svg>`,
      `has mask="${value}" at <path>, which is not allowed.`,
    ]),
  ])('a mark with %s', async (_, svg, line) => {
    await put('mark.svg', svg);
    expect((await problems())[0]).toContain(line);
  });

  test('an icon that is no mark either', async () => {
    await put('icon.svg', `<svg ${namespace} viewBox="0 0 1 1"><script/></svg>`);
    expect(await problems()).toEqual(['icon.svg: has <script>, which is not allowed.']);
  });

  test('a mark of 10 MB', async () => {
    await put('mark.svg', `<svg ${namespace} viewBox="0 0 1 1">${' '.repeat(10_000_000)}</svg>`);
    expect(await problems()).toEqual([expect.stringContaining('65536 are allowed')]);
  });

  test('texts that are no texts', async () => {
    await mkdir(path.join(folder, 'texts'));
    await put('texts/vi.json', '{"hero": "x"}');
    expect(await problems()).toEqual([
      expect.stringContaining('texts/vi.json: must hold texts by key, such as "games:hero.visitor.title"'),
    ]);
    await put('texts/vi.json', '{"games:hero.visitor.title": "Bến cảng"}');
    expect((await readBrandFolder(folder)).texts).toEqual({ vi: { 'games:hero.visitor.title': 'Bến cảng' } });
  });
});
