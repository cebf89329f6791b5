// Tests of Node on both cores. Usage: node scripts/test-lanes.mjs all | unit | servers [options of vitest]
import { spawn } from 'node:child_process';
import path from 'node:path';

const vitest = path.join(path.dirname(import.meta.dirname), 'node_modules/vitest/vitest.mjs');
// Projects whose files share a window or modules have one worker, and each a run to itself: beside other projects Vitest gives
// each of their files a new window, which takes as long as the tests. Those that start servers run their files one after the other.
const unit = [[['gateway']], [['unit'], ['node', 'architecture']]];
const servers = [[['package'], ['flows'], ['conformance']], [['money']]];
/** In one go, neither core waits for the other in between. */
const all = unit.map((lane, core) => [...lane, ...servers[core]]);
const lanesOf = { all, unit, servers };
const [kind, ...options] = process.argv.slice(2);
const lanes = lanesOf[kind];
if (!lanes) {
  console.error(`Of which tests? ${Object.keys(lanesOf).join(' or ')}`);
  process.exit(1);
}

async function run(projects) {
  const chosen = projects.flatMap((name) => ['--project', name]);
  const child = spawn(process.execPath, [vitest, 'run', ...chosen, ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const stop = () => child.kill();
  process.on('exit', stop);
  const code = await new Promise((resolve) => child.on('exit', resolve));
  process.off('exit', stop);
  // Whole, for the other lane writes too.
  process.stdout.write(`tests of ${projects.join(' and ')}:\n${output}`);
  if (code !== 0) process.exitCode = 1;
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
await Promise.all(
  lanes.map(async (lane) => {
    for (const projects of lane) await run(projects);
  }),
);
