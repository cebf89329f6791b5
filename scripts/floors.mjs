// Floors of tests: each runs to its end whatever the others say, and a summary tells them all.
import { spawn } from 'node:child_process';

/** @typedef {{ name: string, command: string, args: string[], isWhole?: boolean }} Floor `isWhole`: its output is printed when it ends, since others write beside it. */
/** @typedef {{ name: string, minutes: number, passed: boolean, end?: string }} Result `end`: the last lines of a floor that failed. */

/** Letters of a failed floor that the summary repeats: a log that is cut at its beginning still names what failed. */
const keptLetters = 6_000;

/**
 * Runs a floor in a process of its own.
 * @param {Floor} floor
 * @returns {Promise<Result>}
 */
export async function runFloor({ name, command, args, isWhole = false }) {
  const started = performance.now();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
      if (!isWhole) process.stdout.write(chunk);
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
  const passed = code === 0;
  return { name, minutes: (performance.now() - started) / 60_000, passed, ...(!passed && { end: endOf(output) }) };
}

/** What names the failures: from the last heading of failures on, and no more than fits. */
function endOf(output) {
  const at = Math.max(output.lastIndexOf('Summary of all failing tests'), output.lastIndexOf('Failed Tests'));
  return (at === -1 ? output.slice(-keptLetters) : output.slice(at, at + keptLetters)).trim();
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
  for (const { name, end } of results) if (end) console.log(`\nThe end of ${name}, which failed:\n${end}`);
  console.log(`\n${summaryOf(results)}`);
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
}
