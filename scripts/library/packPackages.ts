import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { hashOfSources } from '../hashOfSources.mjs';
import { copyCheckout } from './copyCheckout.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The packages that are published, each after those that it needs. */
export const packages = ['contract', 'brand', 'conformance', 'design-system', 'features', 'create-portal'] as const;
export type PackageName = (typeof packages)[number];

/** Where the packed packages lie. */
export const packedFolder = path.join(root, 'node_modules/.cache/packed');

/** The file that a release would send to a registry. */
export function tarballOf(name: PackageName): string {
  return path.join(packedFolder, readdirSync(packedFolder).find((file) => file.startsWith(`baize-${name}-`)) ?? '');
}

const pack = (checkout: string, name: PackageName): Promise<unknown> =>
  promisify(execFile)('npm', ['pack', '--pack-destination', packedFolder, '--silent'], {
    cwd: path.join(checkout, 'packages', name),
    maxBuffer: 64 * 1024 * 1024,
    // The tests' own would build for development, with the paths of this machine.
    env: { ...process.env, NODE_ENV: 'production' },
  });

/**
 * Builds and packs the packages, as a release does, unless they were packed from the same sources; in a copy of the checkout: what is built
 * in the workspace, others would take for its sources.
 */
export async function packPackages(): Promise<void> {
  const stamp = path.join(packedFolder, '.sources');
  const sources = hashOfSources(root, ['packages', 'scripts/library', 'package-lock.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  rmSync(packedFolder, { recursive: true, force: true });
  mkdirSync(packedFolder, { recursive: true });
  const copy = mkdtempSync(path.join(tmpdir(), 'baize-packed-'));
  try {
    copyCheckout(copy);
    // The types of one are made from those of the packages that it needs.
    await Promise.all([pack(copy, 'contract'), pack(copy, 'brand')]);
    await Promise.all([pack(copy, 'conformance'), pack(copy, 'design-system'), pack(copy, 'create-portal')]);
    await pack(copy, 'features');
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  writeFileSync(stamp, sources);
}
