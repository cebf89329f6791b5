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

let reference: Reference;
beforeAll(async () => {
  // Limits are no matter here, and one address asks for all.
  reference = await startReference({ RATE_MAX: '100000', LOGIN_RATE_MAX: '100000', SANDBOX_ROUNDS: 'false', SANDBOX_BUSINESS: 'false' });
});
afterAll(() => reference.stop());

describe('docs/guides/gateway.md', () => {
  it.each(typed)(
    'conformance %s finds nothing at the reference gateway',
    async (flags) => {
      const given = [reference.baseUrl, '--merchant-code', reference.merchantCode, ...flags.split(' ')];
      const { code, out } = await new Promise<{ code: number | null; out: string }>((resolve) => {
        const child = execFile(process.execPath, [...command, ...given], { cwd: root }, (_, said) =>
          resolve({ code: child.exitCode, out: said }),
        );
      });
      expect([code, out]).toEqual([0, expect.any(String)]);
    },
    240_000,
  );
});
