// One domain: its unit tests and its stories, in happy-dom and in Chromium. Usage: node scripts/test-domain.mjs cashier [options of vitest]
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { conclude, endOnSignals, runFloor } from './floors.mjs';

const root = path.dirname(import.meta.dirname);
const features = path.join(root, 'packages/features/src');
const [domain, ...options] = process.argv.slice(2);
if (!domain || !existsSync(path.join(features, domain, 'stories.test.ts'))) {
  const domains = readdirSync(features).filter((name) => existsSync(path.join(features, name, 'stories.test.ts')));
  console.error(`Of which domain? ${domains.join(', ')}`);
  process.exit(1);
}
const node = (name, args) => ({ name, command: process.execPath, args, isWhole: true });
const unit = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', `packages/features/src/${domain}/`, ...options];
const stories = ['scripts/test-stories.mjs', '--domain', domain];

process.chdir(root);
endOnSignals();
conclude(await Promise.all([node('unit', unit), node('stories', stories)].map(runFloor)));
