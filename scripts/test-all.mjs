// npm test: every floor, whichever of them fail, and a summary.
import { conclude, endOnSignals, runFloors } from './floors.mjs';
import { runLanes } from './lanes.mjs';

const script = (name) => ({ name, command: 'npm', args: ['run', '--silent', name] });

endOnSignals();
const checks = await runFloors([script('typecheck'), script('lint')]);
const ofNode = await runLanes('all');
const ofBrowsers = await runFloors([script('test:stories'), script('test:e2e')]);
conclude([...checks, ...ofNode, ...ofBrowsers]);
