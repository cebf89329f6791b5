import { spawnSync } from 'node:child_process';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../root.ts';
import type { Scope } from '../Scope.ts';
import { startGatewayProcess } from './startGatewayProcess.ts';

/** The built portal on the real gateway with a fresh database. The build is copied, so that a newer one disturbs nothing. */
export async function startPortal(scope: Scope, env: Record<string, string> = {}): Promise<{ origin: string }> {
  const built = process.env['BENCH_PORTAL'] ?? path.join(root, 'apps/portal/dist');
  if (process.env['BENCH_PORTAL'] === undefined) {
    const build = spawnSync(process.execPath, ['scripts/start.mjs', '--build-only'], { cwd: root, stdio: ['ignore', 2, 2] });
    if (build.status !== 0) throw new Error('the portal does not build');
  }
  const folder = await scope.folder();
  await cp(built, path.join(folder, 'portal'), { recursive: true });
  const { url } = await startGatewayProcess(scope, {
    DATA_DIR: path.join(folder, 'data'),
    PORTAL_DIR: path.join(folder, 'portal'),
    ...env,
  });
  return { origin: url };
}
