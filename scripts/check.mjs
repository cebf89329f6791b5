// npm run check: types beside lint and boundaries, on both cores. Usage: node scripts/check.mjs
import { conclude, endOnSignals, runFloor } from './floors.mjs';

const script = (name) => ({ name, command: 'npm', args: ['run', '--silent', name], isWhole: true });

endOnSignals();
conclude(await Promise.all([script('typecheck'), script('lint')].map(runFloor)));
