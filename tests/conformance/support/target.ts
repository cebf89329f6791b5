import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillFolder } from '../../../apps/gateway/src/testingDatabase.ts';

/** A gateway under test. */
export interface Target {
  /** Address below which the calls lie, with a trailing slash. */
  baseUrl: string;
  stop(): Promise<void>;
}

const given = process.env['CONFORMANCE_URL'];
/** Whether the reference gateway is the target: nothing of it is switched off but what its own defaults are. */
export const isReference = given === undefined || given === '';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function untilReady(url: string): Promise<void> {
  for (const end = Date.now() + 90_000; Date.now() < end; ) {
    if ((await fetch(url).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} did not become ready in 90 s.`);
}

/** Longer than any of these files runs. */
const neverMs = 600_000;

/**
 * The gateway named by CONFORMANCE_URL (its `/api/` address), or else the reference gateway, started on a database of its own.
 * A brand's gateway needs accounts that the suite can log in with: see `support/accounts.ts`.
 * @param credits whether the reference gateway credits deposits while the file runs: then they have to be wagered before money goes out (§9)
 */
export async function openTarget({ credits }: { credits: boolean }): Promise<Target> {
  if (given) return { baseUrl: given.endsWith('/') ? given : `${given}/`, stop: async () => undefined };
  const root = path.resolve(import.meta.dirname, '../../..');
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-conformance-'));
  await fillFolder(path.join(folder, 'data'));
  const port = await freePort();
  const child = spawn(process.execPath, ['--conditions=@baize/source', '--import', 'tsx', 'apps/gateway/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: path.join(folder, 'data'),
      LOG_LEVEL: 'silent',
      RATE_MAX: '1000000',
      LOGIN_RATE_MAX: '1000000',
      PASSWORD_MEMORY: '8',
      ...(!credits && { SANDBOX_CASHIER_DELAY: String(neverMs) }),
    },
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilReady(`http://127.0.0.1:${port}/readyz`);
  return {
    baseUrl: `http://127.0.0.1:${port}/api/`,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
