import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { unpackInto } from './packed.ts';

const root = path.resolve(import.meta.dirname, '../..');
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
