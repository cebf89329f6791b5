import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './House.ts';

it('lists that the folders tell are as `npm run generate` writes them', () => {
  expect(() => execFileSync(process.execPath, [path.join(root, 'scripts/generate.mjs'), '--check'], { stdio: 'pipe' })).not.toThrow();
});
