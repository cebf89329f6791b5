// Sends the stories that are compared as pictures to Chromatic, in the modes of .storybook/modes.ts, and those in forced colours. It needs the brand's own project token.
import { spawnSync } from 'node:child_process';
import { picturedStories } from './picturedStories.mjs';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error('chromatic: set CHROMATIC_PROJECT_TOKEN to the token of your project. Without the service: npm run visual');
  process.exit(1);
}
const run = (command, options) => spawnSync(command, options, { stdio: 'inherit' }).status ?? 1;

if (run('npm', ['run', 'build-storybook']) !== 0) process.exit(1);
const names = ['**/Forced Colors', ...picturedStories('storybook-static').map(({ title, name }) => `${title}/${name}`)];
const only = names.flatMap((name) => ['--only-story-names', name]);
const options = ['--storybook-build-dir', 'storybook-static', ...only, '--exit-once-uploaded', ...process.argv.slice(2)];
process.exit(run('node_modules/.bin/chromatic', options));
