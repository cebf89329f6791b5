import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, loadConfigFromFile } from 'vite';
import { root } from '../root.ts';

/** Builds a bare page into a folder, with the portal's own target. Default: the app that the portal's scripts and work are set beside. */
export async function buildBareApp(outDir: string, page: 'app' | 'dialog' = 'app'): Promise<void> {
  const portal = await loadConfigFromFile({ command: 'build', mode: 'production' }, path.join(root, 'apps/portal/vite.config.ts'));
  const target = portal?.config.build?.target;
  if (!target) throw new Error('the portal names no build target');
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, page),
    logLevel: 'warn',
    mode: 'production',
    plugins: [react()],
    build: { target, outDir, emptyOutDir: true, reportCompressedSize: false, modulePreload: { polyfill: false } },
  });
}
