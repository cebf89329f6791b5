import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * An app of somebody else's: it has the design system as npm would unpack it, built and packed, and nothing of the
 * workspace. It lies below the root's node_modules, so that React and the package's dependencies are found there.
 */
export function unpackInto(fixture: string): { folder: string; remove: () => void } {
  const parent = path.join(root, 'node_modules/.fixtures');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, `${fixture}-`));
  const target = path.join(folder, 'node_modules/@baize/design-system');
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', tarball(), '--strip-components=1', '-C', target]);
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
