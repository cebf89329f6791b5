import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyCheckout } from '../../scripts/library/copyCheckout.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'baize-new-domain-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (command: string, args: readonly string[], cwd = folder): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', env: { ...process.env, NODE_NO_WARNINGS: '1' } });
const node = (...args: string[]): string => run(process.execPath, args);

/** The checkout as it stands, in a repository of its own: what the generator changes is seen in its status. */
function copyIntoRepository(): void {
  copyCheckout(folder);
  run('git', ['init', '-q']);
  run('git', ['add', '-A']);
  run('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '-qm', 'As it stands']);
}

// By night: it compiles the whole checkout once more.
test.runIf(process.env['TEST_ALL'] === '1')(
  'DESIGN §1 a new domain is 18 files of its own, edits no shared file by hand, and compiles',
  () => {
    copyIntoRepository();
    const said = node('scripts/new-domain.mjs', 'tips', '--en', 'Tips', '--vi', 'Mẹo chơi');
    expect(said).toContain('npm run test:domain -- tips');
    run('git', ['add', '-A']);
    const status = run('git', ['status', '--short']).split('\n').filter(Boolean);
    const made = status.filter((line) => line.startsWith('A')).map((line) => line.slice(3));
    expect(made).toHaveLength(18);
    expect(made.every((file) => file.includes('tips'))).toBe(true);
    // The lists and tables that the generator writes, the two texts of its entry, and the row of its faults.
    expect(status.length - made.length).toBeLessThanOrEqual(12);

    // An entry of §2 without a page is taken over: its place, icon, rule and texts.
    const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
    const change = (file: string, from: string, to: string): void => {
      expect(read(file)).toContain(from);
      writeFileSync(path.join(folder, file), read(file).replace(from, to));
    };
    const jointSurfaces = 'packages/features/src/surfaces/jointSurfaces.ts';
    change(jointSurfaces, 'mailIcon }', 'mailIcon, swordsIcon }');
    const row = 'tea: { order: 125, icon: swordsIcon, canOpen: ({ flags }) => flags.guild },';
    change(jointSurfaces, '  memberEntries: {\n', `  memberEntries: {\n    ${row}\n`);
    for (const [language, title] of Object.entries({ en: 'Tea', vi: 'Trà' }))
      change(
        `packages/features/src/member-center/locales/${language}.json`,
        '  "count.messages":',
        `  "entry.tea": "${title}",\n  "count.messages":`,
      );
    node('scripts/new-domain.mjs', 'tea');
    expect(read('packages/features/src/tea/portal.ts')).toMatch(
      /tea: \{ order: 125, icon: swordsIcon, canOpen: \(\{ flags \}\) => flags\.guild, load \}/,
    );
    expect(read('packages/features/src/tea/locales/vi.json')).toContain('"title": "Trà"');
    expect(read(jointSurfaces)).not.toMatch(/\btea\b|swordsIcon/);

    const domains = ['packages/features/src/tips', 'packages/features/src/tea'];
    const joint = ['apps/portal/src/surfaces', 'packages/features/src/surfaces'];
    node('node_modules/.bin/biome', 'check', ...domains, ...joint);
    node('node_modules/@typescript/native/bin/tsc', '-p', '.');
    // Their own tests take as long as all the rest.
    if (process.env['TEST_ALL'] === '1') node('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...domains, ...joint);

    for (const [name, refusal] of [
      ['tips', 'There is a domain "tips" already'],
      ['deposit', 'shows “deposit” already'],
      ['bank-cards', 'There is a call listBankCards already'],
      ['Tips', 'in small letters'],
      ['../tips', 'in small letters'],
    ] as const)
      expect(() => node('scripts/new-domain.mjs', name), name).toThrow(refusal);
  },
  600_000,
);
