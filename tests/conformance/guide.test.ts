import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Reference, startReference } from './support/startReference.ts';

const root = path.resolve(import.meta.dirname, '../..');
const command = ['--conditions=@baize/source', '--import', 'tsx', 'packages/conformance/bin/conformance.js'];
const guide = readFileSync(path.join(root, 'docs/guides/gateway.md'), 'utf8');
/** What the guide has its reader type, but for the last, the whole: `reference.test.ts` runs that. */
const typed = [...guide.matchAll(/^npx @baize\/conformance \S+( --.*)$/gm)].map(([, flags = '']) => flags.trim());

// Limits are no matter here, and one address asks for all.
const unlimited = { RATE_MAX: '100000', LOGIN_RATE_MAX: '100000', SANDBOX_ROUNDS: 'false', SANDBOX_BUSINESS: 'false' };

let reference: Reference;
beforeAll(async () => {
  reference = await startReference(unlimited);
});
afterAll(() => reference.stop());

function runCommand(...given: string[]): Promise<{ code: number | null; out: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [...command, ...given], { cwd: root }, (_, out) => resolve({ code: child.exitCode, out }));
  });
}

describe('docs/guides/gateway.md', () => {
  it.each(typed)(
    'conformance %s finds nothing at the reference gateway',
    async (flags) => {
      const given = [reference.baseUrl, '--merchant-code', reference.merchantCode, ...flags.split(' ')];
      const { code, out } = await runCommand(...given);
      expect([code, out]).toEqual([0, expect.any(String)]);
    },
    240_000,
  );
});

it('§9 finds nothing at a gateway of another currency, zone and first language', async () => {
  const hai = await startReference({ ...unlimited, BRAND_DIR: 'brands/hai' });
  try {
    const { code, out } = await runCommand(hai.baseUrl, '--merchant-code', 'hai', '--stage', 'live');
    expect([code, out]).toEqual([0, expect.any(String)]);
  } finally {
    await hai.stop();
  }
}, 900_000);
