import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from './testingClient.ts';
import { fillFolder } from './testingDatabase.ts';

const root = path.join(import.meta.dirname, '../../..');
let image: string;

/** The content of an image for production: this folder, its brand, the packages that it needs and those installed, without `apps/sandbox`. */
beforeAll(async () => {
  image = await mkdtemp(path.join(tmpdir(), 'baize-image-'));
  await cp(path.join(root, 'apps/gateway'), path.join(image, 'apps/gateway'), { recursive: true, verbatimSymlinks: true });
  await mkdir(path.join(image, 'node_modules/@baize'), { recursive: true });
  const installed = (await readdir(path.join(root, 'node_modules'))).filter((name) => !name.startsWith('.') && name !== '@baize');
  await Promise.all(installed.map((name) => symlink(path.join(root, 'node_modules', name), path.join(image, 'node_modules', name))));
  for (const name of ['brand', 'contract']) await symlink(path.join(root, 'packages', name), path.join(image, 'node_modules/@baize', name));
  await cp(path.join(root, 'brands/baize'), path.join(image, 'brands/baize'), { recursive: true });
});
afterAll(() => rm(image, { recursive: true, force: true }));

function start(env: Record<string, string>): { child: ChildProcess; said: (pattern: RegExp) => Promise<string> } {
  const child = spawn(process.execPath, ['--conditions=@baize/source', '--import', 'tsx', 'apps/gateway/src/main.ts'], {
    cwd: image,
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'fatal', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const said = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        const found = pattern.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('close', () => reject(new Error(`the gateway ended:\n${output}`)));
    });
  return { child, said };
}

test('SANDBOX=false: an installation without the sandbox starts, and answers', async () => {
  const DATA_DIR = path.join(image, 'data');
  await fillFolder(DATA_DIR);
  const { child, said } = start({ DATA_DIR, SANDBOX: 'false', GATEWAY_SECRET: 'a secret that is long enough for it' });
  const url = await said(/is up at (http:\/\/[^/]+)\//);
  try {
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const permission = await call(url, 'getPermission', {});
    expect(permission.body.value).toMatchObject({ sandbox: false, customerService: [] });
    const { list } = (await call(url, 'listOpenedNumbers', {})).body.value;
    const { pots } = (await call(url, 'listJackpots', {})).body.value;
    const { games } = (await call(url, 'getPopularGames', { group: 'popular', size: 1 })).body.value;
    expect([list, pots, games]).toEqual([[], [], []]);
  } finally {
    child.kill('SIGTERM');
    await once(child, 'close');
  }
});

test('SANDBOX is on by default: an installation without the sandbox says so, and does not start', async () => {
  const { child, said } = start({ DATA_DIR: path.join(image, 'other') });
  const ended = once(child, 'close');
  expect(await said(/^\s*(\S.*)\n/)).toBe(
    'SANDBOX is on, but this installation has no @baize/sandbox. Set SANDBOX=false and GATEWAY_SECRET to run without it, or add apps/sandbox.',
  );
  expect(await ended).toEqual([1, null]);
});
