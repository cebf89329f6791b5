import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
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

describe('DESIGN §5 the packed design system', () => {
  it('has nothing that publint would mend', () => {
    expect(run(bin('publint'), [tarball(), '--strict'], designSystem)).toContain('All good!');
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

  it('works in a plain Vite app; a Button brings no Radix, no other part and no other style', async () => {
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
    expect(classesOf('GameTile').filter((name) => styles.includes(`.${name}`))).toEqual([]);
    expect(readdirSync(path.join(folder, 'dist/assets')).some((file) => file.endsWith('.woff2'))).toBe(true);
  });

  it('renders on a server, where there is no window', async () => {
    const folder = install('server');
    await build({ ...quiet, root: folder, build: { ssr: 'page.tsx' }, ssr: { noExternal: [/^@baize/] } });
    const page = pathToFileURL(path.join(folder, 'dist/page.js')).href;
    const script = `import('${page}').then(({ render }) => console.log(typeof window, render()))`;
    const html = run(process.execPath, ['--input-type=module', '-e', script], folder);
    expect(html).toMatch(/^undefined <.*Play.*12,480,500.*type="password".*Golden Dragon/s);
    expect(html).not.toContain('Closed on a server');
    expect(html).not.toContain(' style="');
  });

  it('marks what runs in a browser only', () => {
    const dist = path.join(install('app'), 'node_modules/@baize/design-system/dist');
    const first = (file: string): string => readFileSync(path.join(dist, file), 'utf8').split('\n')[0] ?? '';
    expect(first('Modal/Modal.js')).toBe("'use client';");
    expect(first('Button/BareButton.js')).toBe("'use client';");
    expect(first('Badge/Badge.js')).not.toBe("'use client';");
    expect(first('theme/index.js')).not.toBe("'use client';");
    expect(first('theme/brands/baize.js')).not.toBe("'use client';");
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
