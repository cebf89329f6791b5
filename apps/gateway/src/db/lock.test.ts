import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderLockedError, lockFolder } from './lock.ts';

let folder: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'baize-lock-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const script = `
  import { lockFolder } from ${JSON.stringify(path.join(import.meta.dirname, 'lock.ts'))};
  await lockFolder(process.argv[1]).then(() => console.log('mine'), (error) => console.log(error.name));
  setInterval(() => {}, 1000);
`;

/** A process that tries for the lock, says how it went, and then stays. */
async function starter(): Promise<{ said: string; child: ChildProcess }> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [said] = await once(child.stdout ?? child, 'data');
  return { said: String(said).trim(), child };
}

async function kill(child: ChildProcess | undefined): Promise<void> {
  child?.kill('SIGKILL');
  if (child) await once(child, 'exit');
}

test('DESIGN §3 lock: of 5 processes at the same time exactly one gets the folder, also after a killed one', async () => {
  for (let round = 0; round < 2; round += 1) {
    const starters = await Promise.all(Array.from({ length: 5 }, starter));
    expect(starters.map(({ said }) => said).sort()).toEqual([...Array(4).fill('FolderLockedError'), 'mine']);
    // Kill -9: nothing is tidied up, and the next round starts from what is left.
    await Promise.all(starters.map(({ child }) => kill(child)));
  }
});

test('lock: the refusal names the folder and the process that has it', async () => {
  const { child } = await starter();
  await expect(lockFolder(folder)).rejects.toThrow(FolderLockedError);
  await expect(lockFolder(folder)).rejects.toThrow(new RegExp(`${folder}.*${child.pid}`));
});

test('lock: a released folder is free at once, and old lock files are removed', async () => {
  for (let round = 0; round < 5; round += 1) {
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderLockedError);
    await lock.release();
  }
  expect(await readdir(folder)).toEqual(['gateway.lock.5']);
});
