// Dependency-free. A hash over the names and contents of source files, to tell whether a build is still current.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const skipped = new Set(['node_modules', 'dist', 'storybook-static', 'coverage', '.data']);
const notBuilt = /\.(?:test|stories)\.tsx?$|\.mdx$/;

function* filesBelow(place) {
  if (statSync(place).isFile()) return yield place;
  for (const entry of readdirSync(place, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (skipped.has(entry.name) || notBuilt.test(entry.name)) continue;
    yield* filesBelow(path.join(place, entry.name));
  }
}

/** Hex SHA-256 over every file below these places, tests and stories left out. */
export function hashOfSources(root, places) {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of filesBelow(path.join(root, place)))
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
