import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from './House.ts';

const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as { forbidden: { name: string }[] };

const contract = 'packages/contract/src';
const system = 'packages/design-system/src';
const features = 'packages/features/src';
const portal = 'apps/portal/src';
const gateway = 'apps/gateway/src';
const sandbox = 'apps/sandbox/src';

/** DESIGN §1, an import a row: who must not reach what, and the rule that has to say so. */
const breaks: [from: string, to: string, rule: string][] = [
  [`${contract}/fromFeatures.ts`, `${features}/core/index.ts`, 'contract-is-a-leaf'],
  [`${contract}/fromSystem.ts`, `${system}/index.ts`, 'contract-is-a-leaf'],
  [`${contract}/fromApp.ts`, `${gateway}/main.ts`, 'contract-is-a-leaf'],
  ['packages/brand/src/fromContract.ts', `${contract}/index.ts`, 'brand-is-a-leaf'],
  ['packages/brand/src/withReact.ts', 'react', 'brand-uses-only-its-own'],
  ['packages/conformance/src/fromFeatures.ts', `${features}/core/index.ts`, 'conformance-knows-the-contract-alone'],
  ['packages/conformance/src/withKy.ts', 'ky', 'conformance-uses-only-its-own'],
  ['packages/create-portal/src/fromContract.ts', `${contract}/index.ts`, 'create-portal-knows-brands-alone'],
  [`${contract}/withReact.ts`, 'react', 'contract-uses-only-its-own'],
  [`${system}/fromContract.ts`, `${contract}/index.ts`, 'design-system-knows-brands-alone'],
  [`${system}/fromFeatures.ts`, `${features}/core/index.ts`, 'design-system-knows-brands-alone'],
  [`${system}/withKy.ts`, 'ky', 'design-system-uses-only-its-own'],
  [`${system}/twoTypists.test.ts`, '@testing-library/user-event', 'one-user-event'],
  [`${features}/session/fromLobby.ts`, `${features}/games/index.ts`, 'session-imports-no-other-domain'],
  [`${features}/session/fromApp.ts`, `${portal}/main.ts`, 'packages-never-import-apps'],
  [`${features}/session/withRouter.ts`, 'react-router-dom', 'features-know-no-router'],
  [`${features}/core/fromLogin.ts`, `${features}/session/index.ts`, 'core-never-imports-session'],
  [`${features}/session/fromSurfaces.ts`, `${features}/surfaces/index.ts`, 'session-imports-no-other-domain'],
  [`${features}/core/fromSurfaces.ts`, `${features}/surfaces/index.ts`, 'core-never-imports-surfaces'],
  [`${features}/core/fromShared.ts`, `${features}/shared/Figure.ts`, 'core-never-imports-shared'],
  [`${features}/shared/fromLogin.ts`, `${features}/session/index.ts`, 'core-never-imports-session'],
  [`${features}/shared/Fetched.tsx`, '@tanstack/react-query', 'shared-views-know-no-server'],
  [`${features}/core/fromSystem.ts`, `${system}/index.ts`, 'core-is-headless'],
  [`${features}/core/withRouter.ts`, 'react-router-dom', 'core-is-headless'],
  [`${features}/games/useSystem.ts`, `${system}/index.ts`, 'hooks-are-headless'],
  [`${features}/games/useHelper.ts`, `${features}/games/helperOfSystem.ts`, 'hooks-are-headless'],
  [`${features}/games/useStyle.ts`, `${features}/games/Games.css.ts`, 'hooks-are-headless'],
  [`${features}/games/useView.ts`, `${features}/games/GamesView.tsx`, 'hooks-are-headless'],
  [`${features}/games/useRouter.ts`, 'react-router-dom', 'hooks-are-headless'],
  [`${features}/games/ClientView.tsx`, `${features}/core/client/createClient.ts`, 'views-know-no-server'],
  [`${features}/games/QueryView.tsx`, '@tanstack/react-query', 'views-know-no-server'],
  [`${features}/games/KyView.tsx`, 'ky', 'views-know-no-server'],
  [`${features}/games/CallsView.tsx`, `${contract}/calls.ts`, 'views-know-no-server'],
  [`${portal}/fromGateway.ts`, `${gateway}/main.ts`, 'portal-never-imports-the-gateway'],
  [`${gateway}/fromFeatures.ts`, `${features}/core/index.ts`, 'gateway-knows-contract-and-brands-alone'],
  [`${gateway}/fromSystem.ts`, `${system}/index.ts`, 'gateway-knows-contract-and-brands-alone'],
  [`${gateway}/fromPortal.ts`, `${portal}/main.ts`, 'gateway-knows-contract-and-brands-alone'],
  [`${gateway}/fromSandbox.ts`, `${sandbox}/index.ts`, 'gateway-loads-the-sandbox-in-one-place'],
  [`${gateway}/some.test.ts`, `${sandbox}/index.ts`, 'gateway-loads-the-sandbox-in-one-place'],
  [`${gateway}/loadSandbox.ts`, `${sandbox}/index.ts`, 'gateway-imports-the-sandbox-lazily'],
  [`${sandbox}/fromGateway.ts`, `${gateway}/main.ts`, 'sandbox-knows-the-ports'],
  [`${sandbox}/fromFeatures.ts`, `${features}/core/index.ts`, 'sandbox-knows-the-ports'],
  [`${portal}/fromSandbox.ts`, `${sandbox}/index.ts`, 'portal-never-imports-the-gateway'],
  [`${portal}/circle.ts`, `${portal}/round.ts`, 'no-circle'],
  [`${portal}/lost.ts`, `${portal}/nowhere.ts`, 'no-unresolvable'],
];

/** What the rows need to stand on: `helperOfSystem` reaches the design system for the hook that imports it. */
const ground: Record<string, string> = {
  [`${features}/games/helperOfSystem.ts`]: "import { x } from '../../../../packages/design-system/src/index.ts'; export const helper = x;",
  [`${portal}/round.ts`]: "import { x } from './circle.ts'; export const round = x;",
};

const house = mkdtempSync(path.join(tmpdir(), 'baize-house-'));
afterAll(() => rmSync(house, { recursive: true, force: true }));

const isFile = (target: string): boolean => /^(?:packages|apps)\//.test(target);

function write(file: string, text: string): void {
  mkdirSync(path.join(house, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(house, file), text);
}

function importOf(from: string, to: string): string {
  const target = isFile(to) ? path.posix.relative(path.posix.dirname(from), to).replace(/^(?!\.)/, './') : to;
  return `import * as all from '${target}'; export const x = all;`;
}

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
}

function violationsIn(folder: string): Violation[] {
  const cli = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const settings = ['--config', path.join(root, '.dependency-cruiser.cjs'), '--output-type', 'json'];
  const output = execFileSync(process.execPath, [cli, 'packages', 'apps', ...settings], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 27,
  });
  return (JSON.parse(output) as { summary: { violations: Violation[] } }).summary.violations;
}

function violationsOfTheBrokenHouse(): Set<string> {
  for (const [, to] of breaks) if (isFile(to) && !to.includes('nowhere')) write(to, 'export const x = 1;');
  for (const [from, to] of breaks) write(from, importOf(from, to));
  for (const [file, text] of Object.entries(ground)) write(file, text);
  write('tsconfig.json', '{"compilerOptions":{"allowImportingTsExtensions":true,"noEmit":true,"jsx":"react-jsx"}}');
  symlinkSync(path.join(root, 'node_modules'), path.join(house, 'node_modules'));
  return new Set(violationsIn(house).map(({ from, rule }) => `${from} ${rule.name}`));
}

describe('the boundaries of the house', () => {
  it('stand in this checkout', () => {
    expect(violationsIn(root)).toEqual([]);
  });

  it('guard every domain that lies in the folder, without a list to keep', () => {
    const domains = readdirSync(path.join(root, features), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !['core', 'shared', 'surfaces'].includes(entry.name))
      .map((entry) => entry.name);
    const names = config.forbidden.map((rule) => rule.name);
    expect(domains.length).toBeGreaterThan(5);
    for (const domain of domains) expect(names).toContain(`${domain}-imports-no-other-domain`);
  });

  it('have each a row here that breaks them', () => {
    const isOfOneDomain = (name: string): boolean => /-imports-no-other-domain$|^core-never-imports-(?!shared|surfaces)/.test(name);
    const rules = config.forbidden.map((rule) => rule.name).filter((name) => !isOfOneDomain(name));
    expect(rules.filter((name) => !breaks.some(([, , rule]) => rule === name))).toEqual([]);
  });

  describe('are noticed when broken', () => {
    const noticed = violationsOfTheBrokenHouse();
    it.each(breaks)('%s → %s: %s', (from, _to, rule) => {
      expect(noticed).toContain(`${from} ${rule}`);
    });
  });
});
