import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isSameProcess, type ProcessIdentity, thisProcess } from './processIdentity.ts';

/** Two processes in one PGlite folder lose data without any error, so the second is refused. */
export class FolderLockedError extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. ` +
        'An embedded database can be opened by one process only. Stop that process, or give this one another DATA_DIR.',
    );
    this.name = 'FolderLockedError';
  }
}

export interface FolderLock {
  release(): Promise<void>;
}

const lockName = /^gateway\.lock\.(\d+)$/;

async function generationsOf(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return names.flatMap((name) => Number(lockName.exec(name)?.[1] ?? [])).sort((a, b) => b - a);
}

async function ownerOf(file: string): Promise<ProcessIdentity | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ProcessIdentity;
  } catch {
    return undefined;
  }
}

/**
 * Takes the folder for this process until it releases it or dies.
 *
 * The lock is the file with the highest number, held while the process that it names lives. A dead owner's file is
 * never removed by a newcomer: the newcomer makes the next number, and `link` lets exactly one succeed. Lower numbers
 * are removed only by the owner of a higher one, so a late writer of an old number sees the higher one and steps back.
 * @throws FolderLockedError at once when a living process holds it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const fileOf = (generation: number) => path.join(folder, `gateway.lock.${generation}`);
  const mine = path.join(folder, `.lock-${process.pid}-${randomUUID()}`);
  await writeFile(mine, JSON.stringify(await thisProcess()));
  try {
    for (;;) {
      const [highest = 0] = await generationsOf(folder);
      const owner = await ownerOf(fileOf(highest));
      if (owner && (await isSameProcess(owner))) throw new FolderLockedError(folder, owner.pid);
      const next = highest + 1;
      try {
        await link(mine, fileOf(next));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue;
        throw error;
      }
      const [top = next, ...lower] = await generationsOf(folder);
      if (top !== next) {
        await unlink(fileOf(next));
        continue;
      }
      await Promise.all(lower.map((generation) => rm(fileOf(generation), { force: true })));
      return { release: () => writeFile(fileOf(next), '') };
    }
  } finally {
    await rm(mine, { force: true });
  }
}
