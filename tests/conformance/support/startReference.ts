import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillFolder } from '../../../apps/gateway/src/testingDatabase.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** A reference gateway in a process of its own. */
export interface Reference {
  /** Address below which the calls lie, with a trailing slash. */
  baseUrl: string;
  /** Merchant of the brand that it shows. */
  merchantCode: string;
  stop(): Promise<void>;
}

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
  for (const end = Date.now() + 600_000; Date.now() < end; ) {
    if ((await fetch(url).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} did not become ready in ten minutes.`);
}

/** Starts the reference gateway on a database of its own. @param options of it that are not its defaults */
export async function startReference(options: Record<string, string> = {}): Promise<Reference> {
  const { merchantCode } = JSON.parse(readFileSync(path.join(root, 'brands/baize/brand.json'), 'utf8')) as { merchantCode: string };
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-conformance-'));
  await fillFolder(path.join(folder, 'data'));
  const port = await freePort();
  const child = spawn(process.execPath, ['--conditions=@baize/source', '--import', 'tsx', 'apps/gateway/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'silent', ...options },
  });
  // A test that is broken off leaves no gateway behind.
  const onExit = (): void => {
    child.kill('SIGKILL');
  };
  process.once('exit', onExit);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
    process.off('exit', onExit);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(`http://127.0.0.1:${port}/readyz`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { baseUrl: `http://127.0.0.1:${port}/api/`, merchantCode, stop };
}
