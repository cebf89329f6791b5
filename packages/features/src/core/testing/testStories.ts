import { composeStories, composeStory } from '@storybook/react-vite';
import { afterAll, describe, it } from 'vitest';
import { setStoryProject } from './storyProject.tsx';

type StoryModule = Parameters<typeof composeStories>[0];
interface RunnableStory {
  tags: string[];
  run(context: { globals: Record<string, unknown> }): Promise<void>;
}

/**
 * Runs every story with its play function in English, the language that Storybook does not start with.
 * Stories tagged `browser` look at what only a browser draws; Storybook's own run has them.
 */
export function testStories(modules: Record<string, unknown>): void {
  setStoryProject();
  // A story is unmounted when the next one begins: the last one by this one, which shows nothing.
  afterAll(() => composeStory({ render: () => null } as never, {} as never).run());
  for (const [file, module] of Object.entries(modules)) {
    describe(file.replace(/^.*\/|\.stories\.tsx$/g, ''), () => {
      for (const [name, story] of Object.entries(composeStories(module as StoryModule) as unknown as Record<string, RunnableStory>)) {
        if (story.tags.includes('browser')) continue;
        // Again once: docs/decisions/011-a-test-taken-again.md. In milliseconds: a story may wait 5 s for one thing.
        it(`keeps its promises in English: ${name}`, { retry: 1, timeout: 15_000 }, () => story.run({ globals: { language: 'en' } }));
      }
    });
  }
}
