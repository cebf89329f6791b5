import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

interface Manifest {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}
const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** A package as the workspace has it installed for the design system. */
function installed(name: string): string {
  const places = [designSystem, root].map((folder) => path.join(folder, 'node_modules', name));
  const place = places.find((folder) => existsSync(folder));
  if (!place) throw new Error(`${name} is not installed`);
  return place;
}

/**
 * An app of somebody else's, outside of the workspace: it has the design system as npm would unpack it, built and packed,
 * and beside it what that declares, with React's types. What the system imports and does not declare is not found.
 */
export function unpackInto(fixture: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), `baize-${fixture}-`));
  const modules = path.join(folder, 'node_modules');
  const target = path.join(modules, '@baize/design-system');
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', tarball(), '--strip-components=1', '-C', target]);
  const { dependencies, peerDependencies } = readManifest(target);
  for (const name of [...Object.keys({ ...dependencies, ...peerDependencies }), '@types/react', '@types/react-dom']) {
    mkdirSync(path.dirname(path.join(modules, name)), { recursive: true });
    symlinkSync(installed(name), path.join(modules, name), 'dir');
  }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  cpSync(path.join(import.meta.dirname, 'fixtures', fixture), folder, { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

const designSystem = path.join(root, 'packages/design-system');
const packedFolder = path.join(root, 'node_modules/.fixtures/packed');

/** The file that a release would send to a registry. */
export function tarball(): string {
  return path.join(packedFolder, readdirSync(packedFolder).find((file) => file.endsWith('.tgz')) ?? '');
}

/** Builds and packs the design system, as a release does, and leaves no build in the workspace that others could take for its sources. */
export function setup(): void {
  rmSync(packedFolder, { recursive: true, force: true });
  mkdirSync(packedFolder, { recursive: true });
  execFileSync('npm', ['pack', '--pack-destination', packedFolder, '--silent'], {
    cwd: designSystem,
    stdio: ['ignore', 'ignore', 'inherit'],
    // The tests' own would build for development, with the paths of this machine.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  rmSync(path.join(designSystem, 'dist'), { recursive: true, force: true });
}
