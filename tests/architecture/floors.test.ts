import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const floors = path.join(import.meta.dirname, '../../scripts/floors.mjs');

/** Runs floors in a process of their own. @returns what it says, and its exit code. */
async function run(codes: Record<string, number>): Promise<{ said: string; code: number }> {
  const list = Object.entries(codes).map(([name, code]) => ({
    name,
    command: process.execPath,
    args: ['-e', `console.log('said before'); process.exit(${code})`],
  }));
  const script = `import { conclude, runFloors } from ${JSON.stringify(floors)}; conclude(await runFloors(${JSON.stringify(list)}));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { said, code };
}

test('a floor that fails hides no other: all run, each has its line, and the run fails', async () => {
  const { said, code } = await run({ types: 0, unit: 3, e2e: 0 });
  expect(said).toMatch(/^passed +\d+\.\d min {2}types\nFAILED +\d+\.\d min {2}unit\npassed +\d+\.\d min {2}e2e\nFAILED: unit$/m);
  expect(code).toBe(1);
});

test('the run passes where all floors do', async () => {
  expect(await run({ types: 0, unit: 0 })).toMatchObject({ said: expect.stringMatching(/all 2 floors passed\n$/), code: 0 });
});

test('a floor that can’t start has failed', async () => {
  const { runFloor } = await import(floors);
  expect(await runFloor({ name: 'none', command: path.join(import.meta.dirname, 'no-such-program'), args: [] })).toMatchObject({
    passed: false,
  });
});

test('what failed is named again at the end, where the beginning of a long log is cut', async () => {
  const { said } = await run({ unit: 3, e2e: 0 });
  expect(said).toMatch(/The end of unit, which failed:\nsaid before\n[\s\S]*\npassed +\d+\.\d min {2}e2e/);
});
