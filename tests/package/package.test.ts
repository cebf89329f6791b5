import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, parseAst } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { tarball, unpackInto } from './packed.ts';

const root = path.resolve(import.meta.dirname, '../..');
const designSystem = path.join(root, 'packages/design-system');
const bin = (name: string): string => path.join(root, 'node_modules/.bin', name);
const quiet: InlineConfig = { configFile: false, logLevel: 'error' };
const leftovers: (() => void)[] = [];
afterAll(() => leftovers.map((remove) => remove()));

function install(fixture: string): string {
  const { folder, remove } = unpackInto(fixture);
  leftovers.push(remove);
  return folder;
}

const run = (command: string, options: string[], cwd: string): string =>
  execFileSync(command, options, { cwd, encoding: 'utf8', env: { ...process.env, NODE_NO_WARNINGS: '1' } });

/** All that a build wrote with one ending, as one text. */
function written(folder: string, ending: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));
  return files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
}

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

describe('DESIGN §5 the packed design system', () => {
  it('has nothing that publint would mend', () => {
    expect(run(bin('publint'), [tarball(), '--strict'], designSystem)).toContain('All good!');
  });

  it('says what it is, and under which licence', () => {
    const folder = path.join(install('server'), 'node_modules/@baize/design-system');
    expect(readFileSync(path.join(folder, 'README.md'), 'utf8')).toContain('npm install @baize/design-system');
    expect(readFileSync(path.join(folder, 'LICENSE'), 'utf8')).toBe(readFileSync(path.join(root, 'LICENSE'), 'utf8'));
  });

  it('gives every path types that resolve', () => {
    const parts = readdirSync(path.join(designSystem, 'src')).filter((name) =>
      existsSync(path.join(designSystem, 'src', name, 'index.ts')),
    );
    expect(parts).toEqual(expect.arrayContaining(['Modal', 'VirtualGrid', 'theme', 'words']));
    const paths = ['--include-entrypoints', ...parts.map((part) => `./${part}`)];
    // A problem ends the command with an error.
    const report = run(bin('attw'), [tarball(), '--profile', 'esm-only', '--format', 'ascii', ...paths], designSystem);
    const resolved = [...report.matchAll(/"@baize\/design-system\/(\w+)"\s+node16 \(from ESM\): 🟢/g)].map(([, part]) => part);
    expect(resolved).toEqual(expect.arrayContaining(parts));
  });

  it('works in a plain Vite app; a Button brings no Radix, and no part or style but what it draws', async () => {
    const folder = install('app');
    await build({ ...quiet, root: folder, build: { minify: false } });
    const script = written(path.join(folder, 'dist'), '.js');
    const styles = written(path.join(folder, 'dist'), '.css');
    expect(script).toContain('function Button(');
    expect(script).not.toMatch(/radix|embla|DayPicker|function (?:Modal|GameTile|TextField)\(/i);
    const classesOf = (part: string): string[] =>
      [
        ...readFileSync(path.join(folder, `node_modules/@baize/design-system/dist/${part}/${part}.css`), 'utf8').matchAll(/\.(baize_\w+)/g),
      ].map(([, name = '']) => name);
    expect(styles).toContain(`.${classesOf('Button')[0]}`);
    // What it draws itself, and nothing else.
    const own = path.join(folder, 'node_modules/@baize/design-system/dist');
    const others = readdirSync(own).filter((part) => part !== 'Button' && existsSync(path.join(own, part, `${part}.css`)));
    expect(others).toEqual(expect.arrayContaining(['GameTile', 'Modal', 'TextField', 'DateRangePicker']));
    const brought = others.filter((part) => classesOf(part).some((name) => styles.includes(`.${name}`)));
    expect(brought).toEqual(['Icon', 'Spinner']);
    expect(readdirSync(path.join(folder, 'dist/assets')).some((file) => file.endsWith('.woff2'))).toBe(true);
  });

  it('is imported by every path of its exports where there is no window', async () => {
    const folder = install('server');
    const own = path.join(folder, 'node_modules/@baize/design-system');
    const { exports } = JSON.parse(readFileSync(path.join(own, 'package.json'), 'utf8')) as { exports: Record<string, unknown> };
    const parts = readdirSync(path.join(own, 'dist')).filter((name) => existsSync(path.join(own, 'dist', name, 'index.js')));
    const code = Object.keys(exports).filter((name) => !name.endsWith('.json'));
    const paths = code.flatMap((name) => (name.includes('*') ? parts.map((part) => name.replace('*', part)) : [name]));
    expect(paths).toEqual(expect.arrayContaining(['.', './brand', './tokens', './icons', './Modal', './Chart', './theme', './words']));
    const input = Object.fromEntries(paths.map((_, index) => [`entry${index}`, path.join(folder, `entry${index}.js`)]));
    for (const [index, name] of paths.entries())
      writeFileSync(path.join(folder, `entry${index}.js`), `export * from '@baize/design-system${name.slice(1)}';`);
    await build({ ...quiet, root: folder, build: { ssr: true, rollupOptions: { input } }, ssr: { noExternal: [/^@baize/] } });
    const files = paths.map((name, index) => [name, pathToFileURL(path.join(folder, `dist/entry${index}.js`)).href]);
    const script = `for (const [name, file] of ${JSON.stringify(files)}) {
      const part = await import(file).catch((error) => ({ error }));
      console.log(name, typeof window, part.error ? String(part.error) : Object.keys(part).length > 0);
    }`;
    const said = run(process.execPath, ['--input-type=module', '-e', script], folder).trim().split('\n');
    expect(said).toEqual(paths.map((name) => `${name} undefined true`));
  });

  it('marks what runs in a browser only, and no data', () => {
    const dist = path.join(install('app'), 'node_modules/@baize/design-system/dist');
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
    const read = (file: string): string => readFileSync(path.join(dist, file), 'utf8');
    const marked = files.filter((file) => read(file).startsWith("'use client';\n"));
    expect(files.filter((file) => hasBrowserCode(read(file)) && !marked.includes(file))).toEqual([]);
    expect(marked).toEqual(expect.arrayContaining(['Modal/Modal.js', 'Button/BareButton.js', 'Toast/ToastProvider.js']));
    expect(marked).not.toContain('Badge/Badge.js');
    expect(marked.filter((file) => /^(?:theme|words)\/|^Icon\/icons\.js$|\.css\.js$/.test(file))).toEqual([]);
  });

  it('imports nothing that it does not declare, at once or later', () => {
    const own = path.join(install('app'), 'node_modules/@baize/design-system');
    const { dependencies, peerDependencies } = JSON.parse(readFileSync(path.join(own, 'package.json'), 'utf8')) as Record<string, object>;
    const imported = [...written(path.join(own, 'dist'), '.js').matchAll(/(?:from|import)\s*\(?\s*['"]((?:@[\w-]+\/)?[\w-]+)/g)].map(
      ([, name = '']) => name,
    );
    expect(imported).toEqual(expect.arrayContaining(['react', 'uplot', 'react-day-picker', 'country-flag-icons']));
    const declared = Object.keys({ ...dependencies, ...peerDependencies });
    expect([...new Set(imported)].filter((name) => !declared.includes(name))).toEqual([]);
  });

  it('takes a brand of ten lines, and its types refuse one that lacks a token', async () => {
    const folder = install('brand');
    const compilerOptions = { strict: true, noEmit: true, module: 'nodenext', target: 'es2022', skipLibCheck: false, types: [] };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['lotus.ts'] }));
    const compile = (): string => run(process.execPath, [path.join(root, 'node_modules/@typescript/native/bin/tsc'), '-p', '.'], folder);
    expect(compile()).toBe('');
    const lotus = readFileSync(path.join(folder, 'lotus.ts'), 'utf8');
    writeFileSync(path.join(folder, 'lotus.ts'), lotus.replace('...baize.color.dark, ', ''));
    expect(compile).toThrow();
    writeFileSync(path.join(folder, 'lotus.ts'), lotus);
    await build({ ...quiet, root: folder, build: { ssr: 'lotus.ts' }, ssr: { noExternal: [/^@baize/] } });
    const { lotus: made } = await import(/* @vite-ignore */ pathToFileURL(path.join(folder, 'dist/lotus.js')).href);
    expect(made.color.light.primary).toBe('#6B2F8E');
    const lines = lotus.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('/**') && !line.startsWith('import'));
    expect(lines.length).toBeLessThanOrEqual(10);
  });
});
