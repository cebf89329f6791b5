import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from './House.ts';

/** DESIGN §1, a rule of the linter a row: a file that breaks it. */
const breaks: [words: string, rule: string, text: string][] = [
  ['no default export', 'style/noDefaultExport', 'export default 1;'],
  ['no export *', 'performance/noReExportAll', "export * from './other.ts';"],
  ['no any', 'suspicious/noExplicitAny', 'export const rank: any = 1;'],
  ['nothing that may lack is sworn to be there', 'style/noNonNullAssertion', 'export const first = (list: string[]): string => list[0]!;'],
  ['no day or time of the device', 'plugin', 'export const [now, day] = [Date.now(), new Date()];'],
  ['nothing unused', 'correctness/noUnusedImports', "import { other } from './other.ts';\n"],
];

const house = mkdtempSync(path.join(tmpdir(), 'baize-lint-'));
afterAll(() => rmSync(house, { recursive: true, force: true }));

const fileOf = (rule: string): string => `packages/features/src/session/${path.basename(rule)}.ts`;

/** `file rule` of each complaint; the linter ends with 1 when it has any. */
function complaints(): string[] {
  mkdirSync(path.join(house, 'packages/features/src/session'), { recursive: true });
  for (const [, rule, text] of breaks) writeFileSync(path.join(house, fileOf(rule)), `${text}\n`);
  for (const settings of ['biome.json', 'lint']) cpSync(path.join(root, settings), path.join(house, settings), { recursive: true });
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const settings = ['lint', '--error-on-warnings', '--vcs-enabled=false', '--reporter=github', '.'];
  try {
    return execFileSync(process.execPath, [biome, ...settings], { cwd: house, encoding: 'utf8', stdio: 'pipe' }).split('\n');
  } catch (error) {
    return String((error as { stdout: string }).stdout).split('\n');
  }
}

describe('the linter notices', () => {
  const noticed = complaints();
  it.each(breaks)('%s', (_words, rule) => {
    expect(noticed.filter((line) => line.includes(rule) && line.includes(fileOf(rule)))).not.toEqual([]);
  });
});
