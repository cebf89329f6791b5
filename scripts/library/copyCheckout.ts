import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** What is installed, but the workspace's own packages, which are those of the copy. */
function linkModules(folder: string, place: string): void {
  const from = path.join(root, place);
  mkdirSync(path.join(folder, place), { recursive: true });
  for (const name of readdirSync(from).filter((entry) => !entry.startsWith('.') || entry === '.bin')) {
    if (name === '@baize') cpSync(path.join(from, name), path.join(folder, place, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(path.join(from, name), path.join(folder, place, name));
  }
}

/** Copies the checkout as it stands, with what is installed, into a folder: what is built or changed there, no other test takes for its own. */
export function copyCheckout(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = listed.split('\0').filter(Boolean);
  for (const file of files) if (existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(folder, file));
  const workspaces = ['apps', 'packages'].flatMap((place) => readdirSync(path.join(root, place)).map((name) => `${place}/${name}`));
  for (const place of ['.', ...workspaces].map((workspace) => path.join(workspace, 'node_modules')))
    if (existsSync(path.join(root, place))) linkModules(folder, place);
}
