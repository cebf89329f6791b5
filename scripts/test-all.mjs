// npm test: every floor, whichever of them fail, and a summary. `--all` (npm run test:all) takes whole what `npm test` takes samples of:
// every story in Chromium, and in both languages without a browser, every row of tables, every journey. A floor reads it as `TEST_ALL`.
import { conclude, endOnSignals, runFloor, runFloors } from './floors.mjs';
import { runLanes } from './lanes.mjs';

const script = (name, options) => ({ name, command: 'npm', args: ['run', '--silent', name], ...options });

if (process.argv.includes('--all')) process.env.TEST_ALL = '1';
endOnSignals();
const checks = await Promise.all(['typecheck', 'lint'].map((name) => runFloor(script(name, { isWhole: true }))));
const ofNode = await runLanes('all');
const ofBrowsers = await runFloors([script('test:stories'), script('test:e2e')]);
conclude([...checks, ...ofNode, ...ofBrowsers]);
