// The built portal on a gateway with a fresh database in a temporary folder, for end-to-end tests and benches. PORT picks the port.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);
if (spawnSync(process.execPath, ['scripts/start.mjs', '--build-only'], { cwd: root, stdio: 'inherit' }).status !== 0) process.exit(1);

const folder = mkdtempSync(path.join(tmpdir(), 'baize-'));
const gateway = spawn(process.execPath, ['--conditions=@baize/source', '--import', 'tsx', 'apps/gateway/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  // No pop-up: what a test clicks at once must not lie below one.
  env: {
    LOG_LEVEL: 'warn',
    RATE_MAX: '1000000',
    LOGIN_RATE_MAX: '1000000',
    SANDBOX_POPUPS: 'false',
    ...process.env,
    DATA_DIR: path.join(folder, 'data'),
  },
});
gateway.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 0);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => gateway.kill('SIGTERM'));
const parent = process.ppid;
setInterval(() => process.ppid !== parent && gateway.kill('SIGTERM'), 500).unref();
