import { composeStories, composeStory } from '@storybook/react-vite';
import { afterAll, describe, expect, it } from 'vitest';
import { needsBrowser } from '../../../../../scripts/storyFloors.mjs';
import { setStoryProject } from './storyProject.tsx';
import { type Accessibility, structureFindings } from './structureFindings.ts';

type StoryModule = Parameters<typeof composeStories>[0];
interface RunnableStory {
  id: string;
  tags: string[];
  parameters: { a11y?: Accessibility };
  run(context: { globals: Record<string, unknown> }): Promise<void>;
}

const languages = ['vi', 'en'] as const;
/** `npm run test:all`: each story in both languages and looked at by axe, not in one of them and each second one by turns. */
const isWhole = process.env['TEST_ALL'] === '1';

/**
 * Runs the stories of a domain with their play functions, by turns in Vietnamese and in English, but for those that run in Chromium.
 * The rule stands in `scripts/storyFloors.mjs`. Axe looks at their names and roles at the end of each second one.
 */
export function testStories(modules: Record<string, unknown>): void {
  setStoryProject();
  // A story is unmounted when the next one begins: the last one by this one, which shows nothing.
  afterAll(() => composeStory({ render: () => null } as never, {} as never).run());
  let turn = 0;
  for (const [file, module] of Object.entries(modules)) {
    const all = Object.entries(composeStories(module as StoryModule) as unknown as Record<string, RunnableStory>);
    const stories = all.filter(([, story]) => !needsBrowser(story));
    if (stories.length === 0) continue;
    describe(file.replace(/^.*\/|\.stories\.tsx$/g, ''), () => {
      for (const [name, story] of stories) {
        turn += 1;
        const spoken = isWhole ? languages : [languages[turn % languages.length]];
        const isLookedAt = isWhole || turn % 4 < 2;
        // Again once: docs/decisions/011-a-test-taken-again.md. In milliseconds: a story may wait 5 s for one thing.
        it.each(spoken)(`keeps its promises: ${name}, %s`, { retry: 1, timeout: 15_000 }, async (language) => {
          await story.run({ globals: { language } });
          if (isLookedAt) expect(await structureFindings(story.parameters.a11y)).toEqual([]);
        });
      }
    });
  }
}
