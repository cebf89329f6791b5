import { type StoryWords, storyWords } from '../../core/testing/index.ts';

/** Texts of the agent centre in the language of a story, by key and slots, and the words of the design system. */
export function teamWords({ globals }: { globals: Record<string, unknown> }): {
  t(key: string, slots?: Record<string, string | number>): string;
  words: StoryWords['words'];
} {
  const { text, words } = storyWords(globals);
  return { t: (key, slots) => text('agent-center', key, slots), words };
}
