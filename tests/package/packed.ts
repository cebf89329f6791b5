import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type PackageName, packages, packPackages, tarballOf } from '../../scripts/library/packPackages.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What a package of npm declares of itself. */
export interface Manifest {
  name: string;
  exports: Record<string, unknown>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const folderOf = (name: PackageName): string => path.join(root, 'packages', name);
export const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
const declaredBy = ({ dependencies, peerDependencies }: Manifest): string[] => Object.keys({ ...dependencies, ...peerDependencies });

/** A package of npm as the workspace has it installed. */
function installed(name: string, dependent: string): string {
  const places = [dependent, root].map((folder) => path.join(folder, 'node_modules', name));
  const place = places.find((folder) => existsSync(folder));
  if (!place) throw new Error(`${name} is not installed`);
  return place;
}

/** Names of the packages that come along when one is installed. */
function withNeeded(name: PackageName): PackageName[] {
  const declared = declaredBy(readManifest(folderOf(name)));
  const needed = packages.filter((other) => declared.includes(`@baize/${other}`)).flatMap(withNeeded);
  return [...new Set([...needed, name])];
}

/**
 * An app of somebody else's, outside of the workspace: it has the package as npm would unpack it, built and packed, and beside it what that
 * declares, with React's types. What a package imports and does not declare is not found.
 */
export function unpackInto(fixture: string, name: PackageName = 'design-system'): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), `baize-${fixture}-`));
  const modules = path.join(folder, 'node_modules');
  const link = (needed: string, dependent: string): void => {
    const place = path.join(modules, needed);
    if (existsSync(place)) return;
    mkdirSync(path.dirname(place), { recursive: true });
    symlinkSync(installed(needed, dependent), place, 'dir');
  };
  for (const own of withNeeded(name)) {
    const target = path.join(modules, '@baize', own);
    mkdirSync(target, { recursive: true });
    execFileSync('tar', ['-xzf', tarballOf(own), '--strip-components=1', '-C', target]);
    for (const needed of declaredBy(readManifest(target))) if (!needed.startsWith('@baize/')) link(needed, folderOf(own));
  }
  for (const types of ['@types/react', '@types/react-dom']) link(types, root);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  cpSync(path.join(import.meta.dirname, 'fixtures', fixture), folder, { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Before all tests of packages. */
export const setup = packPackages;
