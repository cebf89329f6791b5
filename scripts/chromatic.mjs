// Sends the composed stories and what they open to Chromatic, in the modes of .storybook/modes.ts and in forced colours. It needs the brand's own project token.
import { spawnSync } from 'node:child_process';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error('chromatic: set CHROMATIC_PROJECT_TOKEN to the token of your project. Without the service: npm run visual');
  process.exit(1);
}
const options = [
  '--build-script-name',
  'build-storybook',
  '--only-story-names',
  '**/Composed',
  '--only-story-names',
  '**/Open',
  '--only-story-names',
  '**/Forced Colors',
  '--exit-once-uploaded',
  ...process.argv.slice(2),
];
const { status } = spawnSync('node_modules/.bin/chromatic', options, { stdio: 'inherit' });
process.exit(status ?? 1);
