import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/**
 * How an operator's command reaches the gateway that has the embedded database open: an address on this machine and a
 * token, in a file that only the gateway's own user may read.
 */
const door = z.object({ url: z.string(), token: z.string() });
export type Door = z.infer<typeof door>;

const fileOf = (dataDir: string) => path.join(dataDir, 'operator.json');

export const makeDoorToken = () => randomBytes(32).toString('base64url');

export async function writeDoor(dataDir: string, value: Door): Promise<void> {
  await writeFile(fileOf(dataDir), JSON.stringify(value), { mode: 0o600 });
}

export async function readDoor(dataDir: string): Promise<Door | undefined> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : door.parse(JSON.parse(text));
}

export async function removeDoor(dataDir: string): Promise<void> {
  await rm(fileOf(dataDir), { force: true });
}
