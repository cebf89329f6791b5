// The unit tests on both cores. Usage: node scripts/test-unit.mjs [options of vitest]
import { spawn } from 'node:child_process';
import path from 'node:path';

const vitest = path.join(path.dirname(import.meta.dirname), 'node_modules/vitest/vitest.mjs');
// Projects whose files share a window or modules have one worker, and each a run to itself: beside other projects Vitest gives
// each of their files a new window, which takes as long as the tests.
const lanes = [[['gateway']], [['unit'], ['node', 'architecture']]];

async function run(projects) {
  const chosen = projects.flatMap((name) => ['--project', name]);
  const child = spawn(process.execPath, [vitest, 'run', ...chosen, ...process.argv.slice(2)], { stdio: ['ignore', 'pipe', 'pipe'] });
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
  process.stdout.write(`unit tests of ${projects.join(' and ')}:\n${output}`);
  if (code !== 0) process.exitCode = 1;
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
await Promise.all(
  lanes.map(async (lane) => {
    for (const projects of lane) await run(projects);
  }),
);
