import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Report } from '@baize/conformance';
import type { CallName } from '@baize/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Reference, startReference } from './support/startReference.ts';
import { succeedsElsewhere } from './support/succeedsElsewhere.ts';

const root = path.resolve(import.meta.dirname, '../..');
const command = ['--conditions=@baize/source', '--import', 'tsx', 'packages/conformance/bin/conformance.js'];

/**
 * What has success by the course of things: a rebate for a person who has played the day before, which the sandbox has on some days; a promotion
 * of deposits once one was credited; a legion's new code some minutes after the last, which a new sandbox has made just now; an SMS while the
 * address has some of its five minutes left.
 */
const byCourse: readonly CallName[] = ['claimRebate', 'joinPromotion', 'refreshGuildCode', 'requestPasswordSms', 'requestPromotion'];
const isFixed = (name: string): boolean => !byCourse.some((one) => one === name);

let reference: Reference;
beforeAll(async () => {
  reference = await startReference();
});
afterAll(() => reference.stop());

/** Runs the command in a process of its own. @returns its exit code and what it printed */
function runCommand(...given: string[]): Promise<{ code: number; out: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [...command, ...given], { cwd: root, maxBuffer: 1 << 26 }, (_, out) =>
      resolve({ code: child.exitCode ?? -1, out }),
    );
  });
}

describe('DESIGN §7 the reference gateway, with its default limits and over the network', () => {
  it('keeps the whole contract, and each call has success for somebody but those that are proved elsewhere', async () => {
    const { code, out } = await runCommand(reference.baseUrl, '--merchant-code', reference.merchantCode, '--json');
    const report = JSON.parse(out) as Report;
    expect(report.findings).toEqual([]);
    expect(code).toBe(0);
    expect(report.stages.map(({ outcome }) => outcome)).toEqual(report.stages.map(() => 'passed'));
    const unproved = report.notes.filter(({ kind }) => kind === 'unproved').map(({ call }) => call);
    expect(unproved.filter(isFixed).sort()).toEqual(Object.keys(succeedsElsewhere).filter(isFixed).sort());
    expect(report.notes.filter(({ kind }) => kind === 'skipped')).toEqual([]);
  }, 1_800_000);

  it.each(Object.entries(succeedsElsewhere))('%s, which has success for nobody there, is made in %s', async (name, file) => {
    expect(await readFile(path.join(root, file), 'utf8')).toMatch(new RegExp(`'${name}'`));
  });
});
