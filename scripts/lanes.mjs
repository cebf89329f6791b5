// Tests of Node on both cores.
import path from 'node:path';
import { runFloors } from './floors.mjs';

const vitest = path.join(path.dirname(import.meta.dirname), 'node_modules/vitest/vitest.mjs');
// Projects whose files share a window or modules have one worker, and each a run to itself: beside other projects Vitest gives
// each of their files a new window, which takes as long as the tests. Those that start servers run their files one after the other.
const unit = [[['gateway']], [['unit'], ['node', 'architecture']]];
// The third lane takes no core: most of its minutes it waits for the limits of a gateway with its defaults.
const servers = [[['package'], ['flows']], [['money']], [['conformance']]];
/** In one go, neither core waits for the other in between. */
const all = servers.map((lane, index) => [...(unit[index] ?? []), ...lane]);
export const lanesOf = { all, unit, servers };

/**
 * Runs lanes beside each other, and the projects of a lane one after the other.
 * @param {keyof typeof lanesOf} kind
 * @param {readonly string[]} options of vitest
 */
export async function runLanes(kind, options = []) {
  const floorOf = (projects) => ({
    name: projects.join(' and '),
    command: process.execPath,
    args: [vitest, 'run', ...projects.flatMap((name) => ['--project', name]), ...options],
    isWhole: true,
  });
  const results = await Promise.all(lanesOf[kind].map((lane) => runFloors(lane.map(floorOf))));
  return results.flat();
}
