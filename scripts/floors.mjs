// Floors of tests: each runs to its end whatever the others say, and a summary tells them all.
import { spawn } from 'node:child_process';

/** @typedef {{ name: string, command: string, args: string[], isWhole?: boolean }} Floor `isWhole`: its output is printed when it ends, since others write beside it. */
/** @typedef {{ name: string, minutes: number, passed: boolean }} Result */

/**
 * Runs a floor in a process of its own.
 * @param {Floor} floor
 * @returns {Promise<Result>}
 */
export async function runFloor({ name, command, args, isWhole = false }) {
  const started = performance.now();
  const child = spawn(command, args, { stdio: ['ignore', isWhole ? 'pipe' : 'inherit', isWhole ? 'pipe' : 'inherit'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  const stop = () => child.kill();
  process.on('exit', stop);
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve(1);
    });
    child.once('close', resolve);
  });
  process.off('exit', stop);
  if (isWhole) process.stdout.write(`tests of ${name}:\n${output}\n`);
  return { name, minutes: (performance.now() - started) / 60_000, passed: code === 0 };
}

/**
 * Runs floors one after the other.
 * @param {readonly Floor[]} floors
 * @returns {Promise<Result[]>}
 */
export async function runFloors(floors) {
  const results = [];
  for (const floor of floors) results.push(await runFloor(floor));
  return results;
}

/**
 * A line a floor, and one for all of them.
 * @param {readonly Result[]} results
 */
export function summaryOf(results) {
  const lineOf = (name, minutes, passed) => `${passed ? 'passed' : 'FAILED'}  ${minutes.toFixed(1).padStart(5)} min  ${name}`;
  const failed = results.filter(({ passed }) => !passed);
  return [
    ...results.map(({ name, minutes, passed }) => lineOf(name, minutes, passed)),
    failed.length === 0 ? `all ${results.length} floors passed` : `FAILED: ${failed.map(({ name }) => name).join(', ')}`,
  ].join('\n');
}

/** Ends the process with its floors on Ctrl-C and SIGTERM. */
export function endOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
}

/**
 * Prints the summary and sets the exit code.
 * @param {readonly Result[]} results
 */
export function conclude(results) {
  console.log(`\n${summaryOf(results)}`);
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
}
