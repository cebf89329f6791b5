import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, parseAst } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { type PackageName, packages, tarballOf } from '../../scripts/library/packPackages.ts';
import { readManifest, unpackInto } from './packed.ts';

const root = path.resolve(import.meta.dirname, '../..');
const bin = (name: string): string => path.join(root, 'node_modules/.bin', name);
const run = (command: string, options: string[], cwd = root): string =>
  execFileSync(command, options, { cwd, encoding: 'utf8', env: { ...process.env, NODE_NO_WARNINGS: '1' } });

/** Whether a module calls a hook, makes a context, or gives an element a handler: read from its syntax, not from its spelling. */
function hasBrowserCode(code: string): boolean {
  const isNamed = (node: unknown, pattern: RegExp): boolean => pattern.test((node as { name?: string } | undefined)?.name ?? '');
  const hasIt = (node: unknown): boolean => {
    if (Array.isArray(node)) return node.some(hasIt);
    if (typeof node !== 'object' || node === null) return false;
    const {
      type,
      callee,
      arguments: given,
    } = node as { type?: string; callee?: unknown; arguments?: { properties?: { key?: unknown }[] }[] };
    if (type === 'CallExpression') {
      if (isNamed(callee, /^use(?:[A-Z]|$)|^createContext$/)) return true;
      if (isNamed(callee, /^jsx/) && given?.[1]?.properties?.some(({ key }) => isNamed(key, /^on[A-Z]/))) return true;
    }
    return Object.values(node).some(hasIt);
  };
  return hasIt(parseAst(code).body);
}

/** A path of each package, and a module that runs in a browser only; and what of it must not be marked so. */
const known: Record<PackageName, { paths: string[]; marked: string[]; unmarked: RegExp }> = {
  brand: { paths: ['.', './folder', './vite'], marked: [], unmarked: /./ },
  'create-portal': { paths: ['.'], marked: [], unmarked: /./ },
  contract: { paths: ['.', './openapi'], marked: [], unmarked: /./ },
  conformance: { paths: ['.'], marked: [], unmarked: /./ },
  'design-system': {
    paths: ['.', './tokens', './icons', './Modal', './Chart', './theme', './words'],
    marked: ['Modal/Modal.js', 'Button/BareButton.js', 'Toast/ToastProvider.js'],
    unmarked: /^(?:theme|words)\/|^Icon\/icons\.js$|^Badge\/Badge\.js$|\.css\.js$/,
  },
  features: {
    paths: ['.', './core', './games', './games/hooks', './session', './session/hooks'],
    marked: ['BaizeProvider.js', 'games/PopularGames/usePopularGames.js', 'core/client/ClientProvider.js'],
    unmarked: /\/locales\/|\.css\.js$|^core\/session\/createSessionStore\.js$|(?:^|\/)(?:index|hooks)\.js$/,
  },
};

const leftovers: (() => void)[] = [];
afterAll(() => leftovers.map((remove) => remove()));

describe.each(packages)('DESIGN §5 the packed %s', (name) => {
  const { folder, remove } = unpackInto('server', name);
  leftovers.push(remove);
  const own = path.join(folder, 'node_modules/@baize', name);
  const dist = path.join(own, 'dist');
  const manifest = readManifest(own);
  const modules = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const read = (file: string): string => readFileSync(path.join(dist, file), 'utf8');
  /** The paths by which it is imported, each `*` filled in. */
  const paths = Object.entries(manifest.exports).flatMap(([key, target]) => {
    const file = typeof target === 'object' ? (target as { default: string }).default : '';
    if (!file.endsWith('.js')) return [];
    const names = key.includes('*') ? readdirSync(dist) : [''];
    return names.filter((part) => existsSync(path.join(own, file.replace('*', part)))).map((part) => key.replace('*', part));
  });

  it('has nothing that publint would mend', () => {
    expect(run(bin('publint'), [tarballOf(name), '--strict'])).toContain('All good!');
  });

  it('says what it is, and under which licence', () => {
    const command = name === 'create-portal' ? 'npm create @baize/portal' : `npm install @baize/${name}`;
    expect(readFileSync(path.join(own, 'README.md'), 'utf8')).toContain(command);
    expect(readFileSync(path.join(own, 'LICENSE'), 'utf8')).toBe(readFileSync(path.join(root, 'LICENSE'), 'utf8'));
    expect(existsSync(path.join(own, 'CHANGELOG.md'))).toBe(existsSync(path.join(root, 'packages', name, 'CHANGELOG.md')));
  });

  it('carries no test, story or trace of its making', () => {
    // What it writes into a portal has a test of that portal's own.
    const files = readdirSync(own, { recursive: true, encoding: 'utf8' }).filter((file) => !file.startsWith('template'));
    expect(files.filter((file) => /\.(?:test|stories)\.|(?:^|\/)testing(?:\/|$)|tsbuildinfo|\.mdx$/.test(file))).toEqual([]);
  });

  // The types of a path take a second or two. By night each path is looked at, by day each third.
  it('gives every path types that resolve', { timeout: 360_000 }, () => {
    expect(paths).toEqual(expect.arrayContaining(known[name].paths));
    const looked = paths.filter((_, place) => process.env['TEST_ALL'] === '1' || place % 3 === 0);
    // A problem ends the command with an error.
    const report = run(bin('attw'), [tarballOf(name), '--profile', 'esm-only', '--format', 'ascii', '--entrypoints', ...looked]);
    const resolved = [...report.matchAll(/"@baize\/([\w/-]+)"\s+node16 \(from ESM\): 🟢/g)].map(([, found = '']) => found);
    expect(resolved).toEqual(expect.arrayContaining(looked.map((entry) => name + entry.slice(1))));
  });

  it('is imported by every path where there is no window', async () => {
    const input = Object.fromEntries(paths.map((_, index) => [`entry${index}`, path.join(folder, `entry${index}.js`)]));
    for (const [index, entry] of paths.entries())
      writeFileSync(path.join(folder, `entry${index}.js`), `export * from '@baize/${name}${entry.slice(1)}';`);
    const options = { build: { ssr: true, rolldownOptions: { input } }, ssr: { noExternal: [/^@baize/] } };
    await build({ configFile: false, logLevel: 'error', root: folder, ...options });
    const files = paths.map((entry, index) => [entry, pathToFileURL(path.join(folder, `dist/entry${index}.js`)).href]);
    const script = `for (const [entry, file] of ${JSON.stringify(files)}) {
      const part = await import(file).catch((error) => ({ error }));
      console.log(entry, typeof window, part.error ? String(part.error) : Object.keys(part).length > 0);
    }`;
    const said = run(process.execPath, ['--input-type=module', '-e', script], folder).trim().split('\n');
    expect(said).toEqual(paths.map((entry) => `${entry} undefined true`));
  });

  it('marks what runs in a browser only, and no data', () => {
    const marked = modules.filter((file) => read(file).startsWith("'use client';\n"));
    expect(modules.filter((file) => hasBrowserCode(read(file)) && !marked.includes(file))).toEqual([]);
    expect(marked).toEqual(expect.arrayContaining(known[name].marked));
    expect(marked.filter((file) => known[name].unmarked.test(file))).toEqual([]);
  });

  it('imports nothing that it does not declare, at once or later, and declares nothing in vain', () => {
    const code = modules.map(read).join('\n');
    const imported = new Set([...code.matchAll(/(?:from|import)\s*\(?\s*['"]((?:@[\w-]+\/)?[\w-]+)/g)].map(([, found = '']) => found));
    const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    // What Node brings is nobody's to declare.
    expect([...imported].filter((found) => found !== 'node' && !declared.includes(found))).toEqual([]);
    // Of it the style sheets take the fonts.
    const inVain = Object.keys(manifest.dependencies ?? {}).filter((found) => !imported.has(found));
    expect(inVain).toEqual(name === 'design-system' ? ['@fontsource/be-vietnam-pro'] : []);
    expect(declared.filter((found) => /^(?:react|react-dom|i18next|react-i18next|@tanstack\/react-query)$/.test(found))).toEqual(
      Object.keys(manifest.peerDependencies ?? {}),
    );
  });
});

it('the packed command of conformance runs by itself: its help lists every flag, and a mistake ends with 2', () => {
  const { folder, remove } = unpackInto('server', 'conformance');
  leftovers.push(remove);
  const own = path.join(folder, 'node_modules/@baize/conformance');
  const { bin: commands } = JSON.parse(readFileSync(path.join(own, 'package.json'), 'utf8')) as { bin: Record<string, string> };
  const command = path.join(own, commands['conformance'] ?? '');
  const help = run(process.execPath, [command, '--help'], folder);
  const readme = readFileSync(path.join(own, 'README.md'), 'utf8');
  expect(help).toContain('Usage: npx @baize/conformance <address> [flags]');
  for (const [flag] of help.matchAll(/^ {2}--[\w-]+/gm)) expect(readme).toContain(`\`${flag.trim()}`);
  const { status, stderr } = spawnSync(process.execPath, [command, 'gateway'], { cwd: folder, encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, expect.stringContaining('“gateway” is no address')]);
});

it('DESIGN §1 hooks reach no style sheet and no view: Node imports them as they are', () => {
  const { folder, remove } = unpackInto('hooks', 'features');
  leftovers.push(remove);
  const dist = path.join(folder, 'node_modules/@baize/features/dist');
  const entries = readdirSync(dist).filter((name) => existsSync(path.join(dist, name, 'hooks.js')));
  expect(entries).toEqual(expect.arrayContaining(['games', 'session']));
  const script = ['core', ...entries.map((name) => `${name}/hooks`)].map((entry) => `await import('@baize/features/${entry}');`).join('\n');
  expect(run(process.execPath, ['--input-type=module', '-e', script], folder)).toBe('');
});

/** Node versions that README.md names as supported, by their first number. */
const supported = (/^Node (\d+)\.\d+ or newer, or (\d+),/m.exec(readFileSync(path.join(root, 'README.md'), 'utf8')) ?? [])
  .slice(1)
  .map(Number);

it('DESIGN §5 installs without a warning on the supported versions of Node', () => {
  interface Locked {
    link?: boolean;
    resolved?: string;
    engines?: { node?: string };
    dependencies?: Record<string, string>;
    peerDependencies?: Record<string, string>;
  }
  const { packages: locked } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const asked: Record<string, string> = {};
  const walk = (key: string): void => {
    const { link, resolved = '', engines, dependencies, peerDependencies } = locked[key] ?? {};
    if (link) walk(resolved);
    if (link || key in asked) return;
    asked[key] = engines?.node ?? '*';
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      const nested = `${key}/node_modules/${name}`;
      walk(nested in locked ? nested : `node_modules/${name}`);
    }
  };
  for (const name of packages) walk(`packages/${name}`);
  expect(supported).toHaveLength(2);
  for (const name of packages) expect(asked[`packages/${name}`]).toBe(`>=${supported[0]}`);
  expect(Object.keys(asked)).toEqual(expect.arrayContaining(['node_modules/ky', 'node_modules/i18next', 'node_modules/react-dropzone']));
  const canInstall = (range: string): boolean =>
    range === '*' || Number(/^>= ?v?(\d+)(?:\.[\d.x]+)?$/.exec(range)?.[1]) <= Math.min(...supported);
  expect(Object.entries(asked).filter(([, range]) => !canInstall(range))).toEqual([]);
});
