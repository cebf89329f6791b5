import { oneMode } from '../../../../.storybook/modes.ts';

interface Condition {
  globals?: Record<string, unknown>;
  parameters?: Record<string, unknown>;
}

const sized = (value: string): Record<string, unknown> => ({ viewport: { value, isRotated: false } });

export const rightToLeft: Condition = { globals: { direction: 'rtl' } };
/** A reader's own letter size; the width is what a zoom of 200 % leaves of a desk of 1280 px. */
export const largeText: Condition = { globals: { letters: 'double', ...sized('w640') } };
export const narrow: Condition = { globals: sized('w320') };
// A page cannot switch these on: the preview says how a reader does, and every run emulates them.
export const forcedColors: Condition = {
  parameters: { media: { forcedColors: 'active' }, chromatic: { forcedColors: 'active', modes: oneMode } },
};
export const reducedMotion: Condition = {
  parameters: { media: { reducedMotion: 'reduce' }, chromatic: { prefersReducedMotion: 'reduce', modes: oneMode } },
};

/**
 * The composed story again under a condition, or the open one where the composed shows a layer closed. Tag it `!test`: both
 * are checked under each condition on every run, these show it.
 */
export function under<Story extends object>(condition: Condition, story: Story): Story {
  const { globals, parameters } = story as Condition;
  return { ...story, globals: { ...globals, ...condition.globals }, parameters: { ...parameters, ...condition.parameters } };
}
