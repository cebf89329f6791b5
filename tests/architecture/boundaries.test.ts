import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as { forbidden: { name: string }[] };

/** A small house in which every rule is broken once: file → what it imports. */
const brokenHouse: Record<string, string> = {
  'packages/contract/src/calls/index.ts': "import '../../../features/src/core/index.ts'; export const calls = {};",
  'packages/contract/src/pretty.ts': "import 'react';",
  'packages/design-system/src/index.ts': "import '../../contract/src/pretty.ts'; export const Button = 1;",
  'packages/design-system/src/heavy.ts': "import 'ky';",
  'packages/features/src/core/index.ts': "import '../login/index.ts'; import '../../../design-system/src/index.ts';",
  'packages/features/src/core/client/createClient.ts': 'export const client = 1;',
  'packages/features/src/login/index.ts': "import '../lobby/index.ts'; import 'react-router-dom';",
  'packages/features/src/lobby/index.ts': "import '../../../../apps/portal/src/main.ts';",
  'packages/features/src/lobby/useGames.ts': "import { helper } from './helper.ts'; export const x = helper;",
  'packages/features/src/lobby/helper.ts': "import { Button } from '../../../design-system/src/index.ts'; export const helper = Button;",
  'packages/features/src/lobby/GamesView.tsx': "import { client } from '../core/client/createClient.ts'; export const y = client;",
  'apps/portal/src/main.ts': "import '../../gateway/src/main.ts'; import './nowhere.ts'; import './circle.ts';",
  'apps/portal/src/circle.ts': "import './round.ts'; export const a = 1;",
  'apps/portal/src/round.ts': "import './circle.ts'; export const b = 1;",
  'apps/gateway/src/main.ts': "import '../../../packages/features/src/core/index.ts';",
};

const house = mkdtempSync(path.join(tmpdir(), 'baize-house-'));
afterAll(() => rmSync(house, { recursive: true, force: true }));

function violatedRules(): string[] {
  for (const [file, text] of Object.entries(brokenHouse)) {
    mkdirSync(path.join(house, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(house, file), text);
  }
  writeFileSync(
    path.join(house, 'tsconfig.json'),
    '{"compilerOptions":{"allowImportingTsExtensions":true,"noEmit":true,"jsx":"react-jsx"}}',
  );
  symlinkSync(path.join(root, 'node_modules'), path.join(house, 'node_modules'));
  const cli = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const settings = ['--config', path.join(root, '.dependency-cruiser.cjs'), '--output-type', 'json'];
  const output = execFileSync(process.execPath, [cli, 'packages', 'apps', ...settings], {
    cwd: house,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const { summary } = JSON.parse(output) as { summary: { violations: { rule: { name: string } }[] } };
  return [...new Set(summary.violations.map((violation) => violation.rule.name))];
}

describe('the boundaries of the house', () => {
  it('guard every domain that lies in the folder, without a list to keep', () => {
    const domains = readdirSync(path.join(root, 'packages/features/src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'core')
      .map((entry) => entry.name);
    const names = config.forbidden.map((rule) => rule.name);
    expect(domains.length).toBeGreaterThan(5);
    for (const domain of domains) expect(names).toContain(`${domain}-imports-no-other-domain`);
  });

  it('notice each rule being broken', () => {
    const isOfTheWholeHouse = (name: string): boolean => !/-imports-no-other-domain$|^core-never-imports-/.test(name);
    const expected = config.forbidden.map((rule) => rule.name).filter(isOfTheWholeHouse);
    const violated = violatedRules();
    expect(violated.filter(isOfTheWholeHouse).sort()).toEqual(expected.sort());
    expect(violated).toEqual(expect.arrayContaining(['login-imports-no-other-domain', 'core-never-imports-login']));
  });
});
