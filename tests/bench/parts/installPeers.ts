import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;
const changedAt = (file: string): number => {
  const place = path.join(folder, file);
  return existsSync(place) ? statSync(place).mtimeMs : 0;
};

/** Installs the other systems beside this file, as their lock file says; React stays the repository's own. */
export function installPeers(): void {
  if (changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json')) return;
  console.error('bench: installs the systems to compare with …');
  // What npm hands down to its scripts is meant for the repository's own folder.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_(?:config|lifecycle|package|command)/i.test(name)));
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--loglevel=error'], { cwd: folder, env, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`npm ci failed in ${folder}`);
}
