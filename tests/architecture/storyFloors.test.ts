import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { needsBrowser, runsInChromium } from '../../scripts/storyFloors.mjs';
import { checkout, filesIn } from './House.ts';

interface Entry {
  id: string;
  /** As Storybook lists them. */
  tags: string[];
  /** What happy-dom sees besides: those of a story that this one spreads, which Storybook does not follow. */
  inherited: string[];
  importPath: string;
}

const without = (tags: readonly string[]): string[] => tags.filter((tag) => !tags.includes(`!${tag}`) && !tag.startsWith('!'));

function storiesOf(file: string): Entry[] {
  const text = checkout.textOf(file);
  const csf = loadCsf(text, { fileName: file, makeTitle: (title) => `Features/${title ?? file}` }).parse();
  const bodies = new Map(text.split(/^export const /m).map((body) => [/^\w+/.exec(body)?.[0] ?? '', body]));
  const own = new Map(Object.entries(csf._stories).map(([name, { tags = [] }]) => [name, tags]));
  const inheritedBy = (name: string): string[] => {
    const body = bodies.get(name) ?? '';
    if (/^ {0,2}tags:|[{,] tags:/m.test(body)) return [];
    const spread = [...body.matchAll(/\.\.\.(\w+)\b/g)].map(([, from = '']) => from).filter((from) => from !== name && own.has(from));
    return spread.flatMap((from) => [...(own.get(from) ?? []), ...inheritedBy(from)]);
  };
  return Object.entries(csf._stories).map(([name, { id, tags = [] }]) => ({
    id,
    tags: without(['dev', 'test', ...(csf.meta.tags ?? []), ...tags]),
    inherited: inheritedBy(name),
    importPath: `./${file}`,
  }));
}

const files = filesIn(checkout, /^packages\/features\/src\/.*\.stories\.tsx$/);
const listed = new Map(files.map((file) => [file, storiesOf(file)]));
/** Domains all of whose stories that need no browser run in happy-dom. */
const played = filesIn(checkout, /^packages\/features\/src\/[^/]+\/stories\.test\.ts$/).filter((file) =>
  checkout.textOf(file).includes("testStories(import.meta.glob('./**/*.stories.tsx', { eager: true }));"),
);
const isPlayed = (file: string): boolean => played.some((test) => file.startsWith(test.replace('stories.test.ts', '')));

describe('a story of a feature', () => {
  it('runs in Chromium or in happy-dom', () => {
    expect(files.length).toBeGreaterThan(100);
    const left = [...listed].flatMap(([file, stories]) =>
      stories
        .filter((story) => !runsInChromium(story))
        .filter(({ id, tags, inherited }) => !isPlayed(file) || needsBrowser({ id, tags: [...tags, ...inherited] }))
        .map(({ id }) => id),
    );
    expect(left).toEqual([]);
  });

  it('has one in its file that runs in Chromium, where axe sees colours and the page is laid out', () => {
    expect([...listed].filter(([, stories]) => !stories.some(runsInChromium)).map(([file]) => file)).toEqual([]);
  });

  it('that asks for a size of the page runs in Chromium', () => {
    const sized = [...listed].flatMap(([file, stories]) =>
      checkout
        .textOf(file)
        .split(/^export const /m)
        .filter((text) => /^\w+(?:: [^=]+)? = \{[\s\S]*?viewport: \{/.test(text))
        .map((text) => ({ file, name: /^\w+/.exec(text)?.[0] ?? '', stories })),
    );
    expect(sized.length).toBeGreaterThan(5);
    const idOf = (name: string): string => name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase();
    const left = sized.filter(
      ({ name, stories }) => !stories.some((story) => story.id.endsWith(`--${idOf(name)}`) && runsInChromium(story)),
    );
    expect(left.map(({ file, name }) => `${file} ${name}`)).toEqual([]);
  });
});
