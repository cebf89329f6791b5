import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Brand, baizeTokens, checkBrand, checkMark, problemText, tokenVars } from '@baize/brand';
import { currencies, errorCatalogue, getPermission, headers } from '@baize/contract';
import { describe, expect, it } from 'vitest';
import { optionNames } from '../../apps/gateway/src/config.ts';
import { stages } from '../../packages/conformance/src/stages/stages.ts';
import { checkout, filesIn, root } from './House.ts';

const guides = filesIn(checkout, /^docs\/guides\/.*\.md$/);
const textOf = (guide: string): string => checkout.textOf(guide);
const blocks = (guide: string, head: string): string[] =>
  [...textOf(guide).matchAll(new RegExp(`^\`\`\`${head}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, code = '']) => code);
const [block] = blocks('docs/guides/brand.md', 'json brand/brand.json');

/** Baize, with what the guide changes of a brand. */
function brandOfGuide(): Brand {
  const { tokens, ...said } = JSON.parse(block ?? '') as { tokens: { color: Record<'dark' | 'light', object>; radius: object } };
  const color = { dark: { ...baizeTokens.color.dark, ...tokens.color.dark }, light: { ...baizeTokens.color.light, ...tokens.color.light } };
  const names = { code: 'hai', name: 'Hải', merchantCode: 'hai', currency: 'PHP', timeZone: 'Asia/Ho_Chi_Minh', languages: ['en'] };
  return { ...names, ...said, tokens: { ...baizeTokens, color, radius: { ...baizeTokens.radius, ...tokens.radius } } };
}

describe('the guides', () => {
  it.each(guides)('%s leads to files that there are', (guide) => {
    const links = [...textOf(guide).matchAll(/\]\(([^)#]+?)(?:#[^)]*)?\)/g)].map(([, href = '']) => href);
    expect(links.filter((href) => !existsSync(path.join(root, path.dirname(guide), href)))).toEqual([]);
  });

  it.each(guides)('%s has a page in Storybook', (guide) => {
    const pages = filesIn(checkout, /^\.storybook\/guide\/.*\.mdx$/).map((file) => checkout.textOf(file));
    expect(pages.some((page) => page.includes(`../../${guide}?raw`))).toBe(true);
  });

  it('name custom properties that there are', () => {
    const known = Object.keys(tokenVars(baizeTokens, 'dark'));
    const named = guides.flatMap((guide) => [...textOf(guide).matchAll(/var\((--baize-[\w-]+)\)/g)].map(([, name = '']) => name));
    expect(named).not.toEqual([]);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('show a brand that passes, and refusals in the words of the check', () => {
    const brand = brandOfGuide();
    expect(checkBrand(brand)).toEqual([]);
    expect(blocks('docs/guides/brand.md', 'svg brand/mark.svg').flatMap((svg) => checkMark(svg, 'mark.svg'))).toEqual([]);
    const faint = { ...brand.tokens.color.light, muted: '#B8C4CC' };
    const broken = { ...brand, currency: 'PESO', tokens: { ...brand.tokens, color: { ...brand.tokens.color, light: faint } } };
    const refusals = blocks('docs/guides/brand.md', 'text').join('').split('\n');
    for (const line of checkBrand(broken).map(problemText)) expect(refusals).toContain(line);
    for (const line of checkMark('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script/></svg>', 'mark.svg').map(problemText))
      expect(refusals).toContain(line);
  });
});

/** A brand that says all that it can: a key that `Brand` gains does not compile until it is here, and then not passes until the guide has it. */
type Whole<Part> = Part extends readonly (infer One)[]
  ? readonly Whole<One>[]
  : Part extends object
    ? { [Key in keyof Part]-?: Whole<NonNullable<Part[Key]>> }
    : Part;
const wholeBrand: Whole<Brand> & { $schema: string } = {
  $schema: './brand.schema.json',
  ...{ code: 'hai', name: 'Hải', description: 'A harbour.', merchantCode: 'hai', currency: 'PHP', timeZone: 'Asia/Manila' },
  languages: ['en'],
  hosts: ['play.hai.example'],
  contacts: {
    facebook: 'https://facebook.example/hai',
    telegram: 'https://telegram.example/hai',
    zalo: 'https://zalo.example/hai',
    livechat: 'https://chat.example/hai',
    email: 'support@hai.example',
  },
  apps: { ios: 'https://apps.example/hai', android: 'https://play.example/hai' },
  flags: { freePlay: false },
  amounts: {
    deposit: { minimum: 1, maximum: 9, presets: [2] },
    withdrawal: { minimum: 1, maximum: 9, dailyMaximum: 9 },
    transfer: { minimum: 1, maximum: 9 },
  },
  banks: [{ bankCode: 'BDO', name: 'BDO Unibank', bin: '970436' }],
  tokens: baizeTokens,
};

/** Paths of keys as the guide writes them: `banks[].bin`. */
function keysOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return typeof value[0] === 'object' ? keysOf(value[0], `${path}[]`) : [path];
  if (typeof value !== 'object' || value === null || ['tokens', 'flags'].includes(path)) return [path];
  return Object.entries(value).flatMap(([key, part]) => keysOf(part, path === '' ? key : `${path}.${key}`));
}

describe('docs/guides/brand.md', () => {
  const text = textOf('docs/guides/brand.md');
  const [, table = ''] = /<!-- keys -->([\s\S]*?)<!-- end -->/.exec(text) ?? [];
  const rows = [...table.matchAll(/^\| (`.*?) \| (.*) \|$/gm)].map(([, keys = '', about = '']) => ({
    keys: [...keys.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key),
    about,
  }));

  it('has a row for every key that a brand may have, and for no other', () => {
    expect(checkBrand(wholeBrand)).toEqual([]);
    expect(rows.flatMap(({ keys }) => keys).sort()).toEqual(keysOf(wholeBrand).sort());
    // The check's own list: a key that it takes and the type has not is seen here.
    const source = textOf('packages/brand/src/checkBrand.ts');
    const fields = source.slice(source.indexOf('const brandFields'), source.indexOf('function valueAt'));
    const taken = [...fields.matchAll(/^ {2}(\$?\w+): /gm)].map(([, key = '']) => key);
    expect(taken.sort()).toEqual(Object.keys(wholeBrand).sort());
  });

  it('says of a key that it is needed where a brand is refused without it', () => {
    const needed = Object.keys(wholeBrand).filter((key) => checkBrand({ ...wholeBrand, [key]: undefined }).length > 0);
    expect(rows.flatMap(({ keys, about }) => (about.startsWith('needed.') ? keys : [])).sort()).toEqual(needed.sort());
  });

  it('names every flag, and every currency that a gateway knows', () => {
    const flags = /^Flags: (.*)\.$/m.exec(text)?.[1] ?? '';
    expect([...flags.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(Object.keys(getPermission.response.shape.flags.shape));
    const about = rows.find(({ keys }) => keys.includes('currency'))?.about ?? '';
    expect(about.match(/\b[A-Z]{3}\b/g)?.filter((code) => code !== 'ISO')).toEqual(currencies);
  });
});

describe('Node', () => {
  it('is asked for in one and the same version by the guides and READMEs, and by no package in a newer one', () => {
    const pages = [...guides, 'README.md', ...filesIn(checkout, /^packages\/[\w-]+\/README\.md$/)];
    const said = pages.flatMap((page) =>
      [...textOf(page).matchAll(/\bNode (?:\| )?(\d.*?)(?=, is|, and|, for| \||\.\s|\. )/g)].map(([, version]) => version),
    );
    expect([...new Set(said)].filter((version) => !version?.startsWith('20.19'))).toEqual(['22.19 or newer, or 24']);
    const asked = filesIn(checkout, /^packages\/[\w-]+\/package\.json$/).map((file) => JSON.parse(textOf(file)).engines.node as string);
    expect([...new Set(asked)]).toEqual(['>=22']);
  });
});

describe('docs/guides/gateway.md', () => {
  const text = textOf('docs/guides/gateway.md');

  it('has a command for each stage up to the live events, in their order, and names each stage', () => {
    const names = stages.map(({ name }) => name);
    const [asked, last] = [
      [...text.matchAll(/^npx @baize\/conformance \S+ --stage (\w+)/gm)].map(([, name]) => name),
      names.indexOf('live'),
    ];
    expect(asked).toEqual(names.slice(0, last + 1));
    expect(names.slice(last + 1).filter((name) => !text.includes(`\`${name}\``) && !text.includes(`--from ${name}`))).toEqual([]);
  });

  it('tells codes with the statuses of the catalogue', () => {
    const table = text.slice(text.indexOf('| code | status | when |'), text.indexOf('Read the body of a refused request'));
    const rows = [...table.matchAll(/^\| (`.*`) \| (\d{3}) \|/gm)].flatMap(([, codes = '', status]) =>
      codes.split(', ').map((code) => [code.replaceAll('`', ''), Number(status)] as const),
    );
    expect(rows.length).toBeGreaterThan(20);
    const catalogue: Readonly<Record<string, { status: number }>> = errorCatalogue;
    expect(rows.filter(([code, status]) => catalogue[code]?.status !== status)).toEqual([]);
  });

  it('names every header of the contract', () => {
    const named = [...text.matchAll(/^\| `([\w-]+)` \| /gm)].map(([, name = '']) => name);
    expect(Object.values(headers).filter((name) => !named.includes(name))).toEqual([]);
  });
});

/** Words in large letters that are no options of the gateway: of the shell, of systemd, of the machine, of the tests, and of other programs. */
const ofOthers = /^(?:AF_INET6?|AF_UNIX|HTTP|ON_ERROR_STOP|SYSTEM_ERROR|LISTEN|CITUS_URL|(?:ETCD|PATRONI)_[A-Z_]+)$/;

describe.each([
  { page: 'docs/guides/production.md', name: 'production' },
  { page: 'docs/scaling.md', name: 'scaling' },
])('$page', ({ page, name: folder }) => {
  const text = textOf(page);
  const files = filesIn(checkout, new RegExp(`^${path.dirname(page)}/${folder}/`));

  it('shows the files beside it as they are', () => {
    const shown = [...text.matchAll(/^```\w+ (\w+\/\S+)\n([\s\S]*?)^```$/gm)].map(([, name = '', code = '']) => [
      `${path.dirname(page)}/${name}`,
      code,
    ]);
    expect(files.length).toBeGreaterThan(5);
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(files.map((file) => [file, textOf(file)])));
  });

  it('names options that there are', () => {
    const told = [text, ...files.map(textOf)].flatMap((part) => [
      ...part.matchAll(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g),
      ...part.matchAll(/(?<=^|ENV |[\s`])[A-Z][A-Z0-9_]+(?==)/gm),
    ]);
    const named = [...new Set(told.map(([name]) => name))];
    expect(named.filter((name) => !optionNames.includes(name) && !ofOthers.test(name))).toEqual([]);
    expect(named.length).toBeGreaterThan(10);
  });
});

describe('docs/guides/production.md', () => {
  const fileOf = (name: string): string => textOf(`docs/guides/production/${name}`);

  it('starts the gateway in the image as by systemd, of files that there are', () => {
    const [, started = ''] = /^ExecStart=\/usr\/bin\/(.*)$/m.exec(fileOf('baize.service')) ?? [];
    const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(fileOf('Dockerfile')) ?? [];
    expect((JSON.parse(command) as string[]).join(' ')).toBe(started);
    const copied = [...fileOf('Dockerfile').matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '));
    expect([...copied, started.split(' ').at(-1) ?? ''].filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    // Each package that the gateway depends on is in it.
    const { dependencies } = JSON.parse(textOf('apps/gateway/package.json')) as { dependencies: Record<string, string> };
    const own = Object.keys(dependencies).flatMap((name) => (name.startsWith('@baize/') ? [name.replace('@baize', 'packages')] : []));
    expect(own.filter((folder) => !copied.includes(folder))).toEqual([]);
  });
});
