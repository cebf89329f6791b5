import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import { expect, it, onTestFinished } from 'vitest';
import { openApiDocument } from '../../packages/contract/src/openapi.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What a team writes on the generated client; what the document forbids does not compile. */
const use = `import { createDeposit, getBalance, login } from './client/sdk.gen.ts';
const headers = { 'x-gateway-version': '3', 'x-merchant-code': 'hai' } as const;
const { data } = await getBalance({ headers });
export const balance: number | undefined = data?.value.sumBalance;
export const currency: 'VND' | 'PHP' | string | undefined = data?.value.currency;
const body = { channelId: 'bdo', amount: 10_000 };
await createDeposit({ headers: { ...headers, 'idempotency-key': crypto.randomUUID() }, body });
await login({ headers: { ...headers, 'x-encryption': 'JWE' }, body: { value: 'a.b.c.d.e' } });
// @ts-expect-error money is not moved without a key
await createDeposit({ headers, body });
// @ts-expect-error a password does not travel as it is
await login({ headers: { ...headers, 'x-encryption': 'JWE' }, body: { username: 'member01', password: 'Baize123' } });
// @ts-expect-error a gateway serves its own merchant
await getBalance({ headers: { 'x-gateway-version': '3' } });
`;

it('§7 a client that is generated from the OpenAPI document compiles, and holds its callers to the headers', async () => {
  const place = path.join(root, 'node_modules/.fixtures');
  mkdirSync(place, { recursive: true });
  const folder = mkdtempSync(path.join(place, 'openapi-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await createClient({ input: openApiDocument(), output: path.join(folder, 'client'), logs: { level: 'silent' } });
  writeFileSync(path.join(folder, 'use.ts'), use);
  const options = {
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    strict: true,
    noEmit: true,
  };
  const extended = { ...options, skipLibCheck: true, allowImportingTsExtensions: true, types: [] };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: extended, files: ['use.ts'] }));
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  const compiler = path.join(root, 'node_modules/@typescript/native/bin/tsc');
  const said = await promisify(execFile)(process.execPath, [compiler, '-p', folder]).catch((error: { stdout: string }) => error);
  expect(said.stdout).toBe('');
}, 120_000);
