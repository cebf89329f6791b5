import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The stories that are compared as pictures: all states of a part beside each other, what it opens, and each tagged `pictured`,
 * as a state that covers the page.
 * @param {string} storybook the folder of a built Storybook
 * @returns {{ id: string, title: string, name: string, tags: string[] }[]}
 */
export function picturedStories(storybook) {
  const { entries } = JSON.parse(readFileSync(path.join(storybook, 'index.json'), 'utf8'));
  return Object.values(entries).filter(
    ({ id, type, tags }) => type === 'story' && (/--(?:composed|open)$/.test(id) || tags.includes('pictured')),
  );
}
