// Usage: node scripts/test-lanes.mjs all | unit | servers [options of vitest]
import { conclude, endOnSignals } from './floors.mjs';
import { lanesOf, runLanes } from './lanes.mjs';

const [kind, ...options] = process.argv.slice(2);
if (!Object.hasOwn(lanesOf, kind ?? '')) {
  console.error(`Of which tests? ${Object.keys(lanesOf).join(' or ')}`);
  process.exit(1);
}
endOnSignals();
conclude(await runLanes(kind, options));
