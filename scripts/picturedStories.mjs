import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isPictured } from './storyFloors.mjs';

/**
 * The stories that are compared as pictures.
 * @param {string} storybook the folder of a built Storybook
 * @returns {{ id: string, title: string, name: string, tags: string[] }[]}
 */
export function picturedStories(storybook) {
  const { entries } = JSON.parse(readFileSync(path.join(storybook, 'index.json'), 'utf8'));
  return Object.values(entries).filter((story) => story.type === 'story' && isPictured(story));
}
