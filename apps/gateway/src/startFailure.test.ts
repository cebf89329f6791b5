import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { startGateway } from './start.ts';
import { startFailureOf } from './startFailure.ts';
import { borrowDatabase } from './testingDatabase.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'baize-start-'));
  await writeFile(path.join(folder, 'file'), '');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Output of a process that can't start. */
async function saidBy(script: string, env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const file = path.join(import.meta.dirname, script);
  const child = spawn(process.execPath, ['--conditions=@baize/source', '--import', 'tsx', file], {
    env: { ...process.env, LOG_LEVEL: 'silent', PORT: '0', ...env },
    timeout: 60_000,
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said: said.trim() };
}

describe('a process that can’t start says in one line what to do', { timeout: 70_000 }, () => {
  const closed = 'postgres://somebody:hidden@127.0.0.1:9/baize';
  const unreachable = 'The database of DATABASE_URL can’t be reached: nothing answers there. Start it, or set DATABASE_URL to another one.';

  test.each(['main.ts', 'operator.ts'])('%s: its database does not answer', async (script) => {
    expect(await saidBy(script, { DATABASE_URL: closed })).toEqual({ code: 1, said: unreachable });
  });

  /** The same message without a process: the two tests above run processes. */
  const failureOf = (env: Record<string, string>, embedded?: PGlite) =>
    startGateway(readConfig({ LOG_LEVEL: 'silent', CATALOGUE_SIZE: '1', ...env }), { embedded }).then(() => 'it starts', startFailureOf);

  test.each([
    ['file', 'is no folder (EEXIST)'],
    ['file/data', 'is no folder, or has none above it (ENOTDIR)'],
  ])('its data folder is a file, or below one: %s', async (name, fault) => {
    const DATA_DIR = path.join(folder, name);
    const text = `${DATA_DIR} ${fault}. Mend that, or set DATA_DIR to another one.`;
    expect(await failureOf({ DATA_DIR })).toBe(text);
  });

  test.each(['missing', 'file'])('its database of countries is missing or invalid: %s', async (name) => {
    const LOCATION_FILE = path.join(folder, name);
    const said = await failureOf({ LOCATION_FILE }, await borrowDatabase());
    expect(said).toMatch(/^\S+ is no database of countries .*Set LOCATION_FILE to one.*\.$/);
  });

  test.each([
    ['28P01', 'refuses the user or the password'],
    ['3D000', 'createdb'],
    ['42501', 'make tables'],
    ['53300', 'DATABASE_POOL'],
  ])('PostgreSQL’s %s, also as the cause of a library’s error', (code, text) => {
    const cause = Object.assign(new Error('deep'), { code });
    expect(startFailureOf(new Error('Failed query', { cause }))).toContain(text);
    expect(startFailureOf(new AggregateError([cause]))).toContain(text);
  });

  test('an unexpected error is printed whole', () => {
    for (const error of [new Error('x'), Object.assign(new Error('x'), { code: 'toString' }), 'x', undefined]) {
      expect(startFailureOf(error)).toBeUndefined();
    }
  });
});
