import { readdirSync } from 'node:fs';
import path from 'node:path';
import { calls } from '@baize/contract';
import { describe, expect, it } from 'vitest';
import { allFiles, filesLike, placesOf, root, textOf } from './sourceFiles.ts';

const foldersIn = (place: string): string[] =>
  readdirSync(path.join(root, place), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const isComponentName = (name: string): boolean => /^[A-Z]/.test(name);
const components = foldersIn('packages/design-system/src').filter(isComponentName);
const domains = foldersIn('packages/features/src').filter((name) => name !== 'core');
const shipped = /\.(?:test|stories)\.tsx?$|\/testing\//;

describe('DESIGN §1 a component of the design system', () => {
  it.each(components)('%s brings its whole set of files', (name) => {
    const files = readdirSync(path.join(root, 'packages/design-system/src', name));
    expect(files).toContain('index.ts');
    // A provider draws nothing: it has neither a look nor a story of its own.
    if (name.endsWith('Provider')) return;
    for (const file of [`${name}.stories.tsx`, `${name}.test.tsx`, `${name}.mdx`]) expect(files).toContain(file);
    expect(files.some((file) => file === `${name}.tsx` || file === `${name.replace(/s$/, '')}Provider.tsx`)).toBe(true);
  });

  it('draws with the theme alone: no colour, z-index or font outside of it', () => {
    const css = filesLike(
      /^packages\/(?:design-system|features)\/src\/.*\.tsx?$|^apps\/portal\/src\/.*\.tsx?$/,
      /\/theme\/|\.(?:test|stories)\.tsx?$|\/testing\//,
    );
    expect(placesOf(/['"`\s]#[0-9a-fA-F]{3,8}\b|\brgba?\(|\bhsla?\(/, css)).toEqual([]);
    expect(placesOf(/zIndex:\s*['"\d]|fontFamily:\s*['"]/, css)).toEqual([]);
  });
});

describe('DESIGN §1 a domain', () => {
  it.each(domains)('%s has an index of named exports and texts in both languages', (domain) => {
    const files = allFiles
      .filter((file) => file.startsWith(`packages/features/src/${domain}/`))
      .map((file) => file.split('/').slice(4).join('/'));
    expect(files).toEqual(expect.arrayContaining(['index.ts', 'locales/en.json', 'locales/vi.json']));
  });

  it('gives every view its stories', () => {
    const views = filesLike(/^packages\/features\/src\/.*View\.tsx$/);
    const stories = new Set(filesLike(/^packages\/features\/src\/.*\.stories\.tsx$/).map(textOf));
    const untold = views.filter(
      (view) =>
        ![...stories].some((story) => story.includes(path.basename(view, '.tsx')) || story.includes(path.basename(view, 'View.tsx'))),
    );
    expect(views.length).toBeGreaterThan(4);
    expect(untold).toEqual([]);
  });

  it('lets no view make a call', () => {
    const callNames = new RegExp(`\\b(?:calls|${Object.keys(calls).join('|')})\\b`);
    const views = filesLike(/^packages\/features\/src\/.*View\.tsx$/);
    const imported = (file: string): string => /import (?:type )?\{([^}]*)\} from '@baize\/contract'/.exec(textOf(file))?.[1] ?? '';
    expect(views.filter((file) => callNames.test(imported(file)))).toEqual([]);
  });

  it('keeps JSX out of its hooks', () => {
    const hooks = filesLike(/^packages\/features\/src\/.*\/use[A-Z][^/]*\.tsx?$/, shipped);
    expect(hooks.length).toBeGreaterThan(5);
    expect(hooks.filter((file) => file.endsWith('.tsx'))).toEqual([]);
  });
});

describe('DESIGN §1 names and comments', () => {
  const sources = filesLike(/^(?:packages|apps|tests|scripts|\.storybook)\/.*\.(?:ts|tsx|mjs)$/, /\/migrations\/|\.d\.ts$/);

  it('name a file after its main export', () => {
    const named = filesLike(
      /^(?:packages|apps)\/.*\.tsx?$/,
      /\.(?:test|stories|config|css)\.tsx?$|\.d\.ts$|\/(?:index|main)\.tsx?$|\/catalogue\/words\//,
    );
    const lost = named.filter((file) => {
      const name = path.basename(file).replace(/\.tsx?$/, '');
      const needsItsName = isComponentName(name) || /^use[A-Z]/.test(name);
      return needsItsName && !new RegExp(`\\b(?:function|const|class|interface|type) ${name}\\b|\\bas ${name}\\b`).test(textOf(file));
    });
    expect(lost).toEqual([]);
  });

  it('leave nothing undone or switched off', () => {
    const words = new RegExp(['TO', 'DO|FIX', 'ME|XX', 'X'].join(''));
    expect(placesOf(new RegExp(`\\b(?:${words.source})\\b`), sources)).toEqual([]);
    expect(
      placesOf(
        /\b(?:it|test|describe)\.(?:skip|only|todo)\(/,
        sources.filter((file) => !file.includes('architecture')),
      ),
    ).toEqual([]);
    expect(placesOf(/^\s*\/\/\s*(?:const|let|import|export|return|if \(|await )\b.*[;{]\s*$/, sources)).toEqual([]);
  });

  it('mock no module of our own', () => {
    expect(
      placesOf(
        /vi\.mock\(['"](?:\.|@baize)/,
        sources.filter((file) => !file.includes('architecture')),
      ),
    ).toEqual([]);
  });
});

describe('the repository', () => {
  it('names no registry', () => {
    expect(placesOf(/"resolved": "https?:/, ['package-lock.json'])).toEqual([]);
    expect(
      placesOf(
        /registry\s*=/,
        allFiles.filter((file) => file.endsWith('.npmrc')),
      ),
    ).toEqual([]);
  });
});
