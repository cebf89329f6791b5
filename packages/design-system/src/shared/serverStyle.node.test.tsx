import { type ComponentType, createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DesignSystemProvider } from '../DesignSystemProvider/index.ts';
import { DialogProvider } from '../Dialogs/index.ts';
import { ToastProvider } from '../Toast/index.ts';
import { wordsEn } from '../words/index.ts';

interface StoryPart {
  args?: object;
  render?: ComponentType<object>;
}
type StoriesModule = Record<string, StoryPart> & { default: StoryPart & { component: ComponentType<object> } };
type Row = [name: string, part: () => ReactElement];

const modules = import.meta.glob<StoriesModule>(['../*/*.stories.tsx', '!../testing/*'], { eager: true });
// Without `Composed` and what is made of it: they repeat the others.
const rows = Object.entries(modules).flatMap(([path, { default: meta, ...stories }]) =>
  Object.entries(stories)
    .filter(([name]) => name !== 'Composed' && !/^(LargeText|Narrow|ForcedColors|ReducedMotion)$/.test(name))
    .map(([name, story]): Row => {
      const Part = story.render ?? meta.render ?? meta.component;
      return [`${path.split('/')[1]} ${name}`, () => createElement(Part, { ...meta.args, ...story.args })];
    }),
);

test.each(rows)('%s comes from a server without a style attribute, which the CSP would block', (_name, part) => {
  const page = renderToString(
    <DesignSystemProvider words={wordsEn}>
      <ToastProvider>
        <DialogProvider>{part()}</DialogProvider>
      </ToastProvider>
    </DesignSystemProvider>,
  );
  expect(page.match(/<[^>]* style="[^>]*>/g) ?? []).toEqual([]);
});
