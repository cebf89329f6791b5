import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillFolder } from '../../apps/gateway/src/testingDatabase.ts';
import { registerPlayer } from './support/client.ts';
import { createDatabase } from './support/databases.ts';
import { openDoorway } from './support/doorway.ts';
import { type GatewayProcess, startGatewayProcess } from './support/gatewayProcess.ts';
import { openStream } from './support/live.ts';

const statusOf = async (url: string) => (await fetch(url).catch(() => undefined))?.status;

describe('a gateway on the embedded database', () => {
  let dataDir: string;
  let gateway: GatewayProcess;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'baize-process-'));
    gateway = await startGatewayProcess({ DATA_DIR: dataDir });
  });
  afterAll(async () => {
    await gateway?.end('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });

  test('DESIGN §3: a second process on its folder is refused at once, with the folder and the process named', async () => {
    const second = startGatewayProcess({ DATA_DIR: dataDir });
    await expect(second).rejects.toThrow(`${dataDir} is in use by process ${gateway.pid}`);
    expect(await statusOf(`${gateway.url}/healthz`)).toBe(200);
  });

  test('a port that is in use is told in a line, and the process ends', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'baize-process-'));
    await fillFolder(folder);
    const { port } = new URL(gateway.url);
    const second: Error = await startGatewayProcess({ DATA_DIR: folder, PORT: port }).catch((error) => error);
    await rm(folder, { recursive: true, force: true });
    expect(second.message).toContain(`Port ${port} of 127.0.0.1 is in use by another process.`);
    expect(second.message).not.toContain('    at ');
  });

  test('the operator’s token is readable by its owner only, and the door is closed to others', async () => {
    const { mode } = await stat(path.join(dataDir, 'operator.json'));
    expect(mode & 0o077).toBe(0);
    const reply = await fetch(`${gateway.url}/operator/v1/command`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer guess' },
      body: JSON.stringify({ args: ['status', 'maintenance'] }),
    });
    expect(reply.status).toBe(404);
  });

  test('/metrics counts the requests', async () => {
    expect(await (await fetch(`${gateway.url}/metrics`)).text()).toMatch(/http_request_duration_seconds_count\{[^}]*route="\/healthz"/);
  });

  test('SIGTERM with an open stream ends the process cleanly in under 5 seconds, and the folder is free', async () => {
    const stream = await openStream(gateway.url, await registerPlayer(gateway.url));
    await stream.next(({ name }) => name === 'balance');
    const started = performance.now();
    expect(await gateway.end('SIGTERM')).toBe(0);
    expect(performance.now() - started).toBeLessThan(5_000);
    await stream.ended;
    gateway = await startGatewayProcess({ DATA_DIR: dataDir });
    expect(await statusOf(`${gateway.url}/readyz`)).toBe(200);
  });
});

test('health: 503 while nothing answers where PostgreSQL was, and healed when it is back, events included', async () => {
  const database = await openDoorway(await createDatabase());
  const gateway = await startGatewayProcess({ DATABASE_URL: database.url });
  try {
    const token = await registerPlayer(gateway.url);
    expect(await statusOf(`${gateway.url}/healthz`)).toBe(200);
    await database.shut();
    await expect.poll(() => statusOf(`${gateway.url}/healthz`), { timeout: 15_000 }).toBe(503);
    await database.open();
    await expect.poll(() => statusOf(`${gateway.url}/healthz`), { timeout: 15_000 }).toBe(200);
    const stream = await openStream(gateway.url, token);
    await stream.next(({ name }) => name === 'balance');
    stream.close();
  } finally {
    await gateway.end('SIGTERM');
    await database.shut();
  }
});
