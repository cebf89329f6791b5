import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Page } from 'playwright';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestGateway, type TestGateway } from '../../apps/gateway/src/testing.ts';
import { followGuide } from './guide.ts';
import { openPage } from './openPage.ts';
import { openSurfaces, surfaces } from './openSurfaces.ts';
import { servePolicy } from './servePolicy.ts';

const place = mkdtempSync(path.join(tmpdir(), 'baize-guides-'));
// The folders of installed packages have very many files.
afterAll(() => rmSync(place, { recursive: true, force: true }), 600_000);

const phone = { viewport: { width: 360, height: 740 } };

async function startGateway(env: Record<string, string> = {}): Promise<TestGateway> {
  const gateway = await startTestGateway({ catalogueSize: 50, env });
  onTestFinished(() => gateway.close());
  return gateway;
}

/** The announcements of a stage (§4) come by themselves. */
const closeNotice = (page: Page): Promise<void> =>
  page.getByRole('dialog', { name: 'News for you' }).getByRole('button', { name: 'OK' }).click();

/** By the created app's own dialog, from whatever page. */
async function logIn(page: Page, account: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByRole('textbox', { name: 'Username' }).fill(account);
  await dialog.getByLabel(/^Password/).fill('Baize123');
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** The address that a development server says it is at. Its output is read to the end: a server that nobody listens to dies of its next line. */
function addressOf(server: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (part: Buffer) => {
      said += String(part);
      // Vite writes the port in bold.
      const [address] = /http:\/\/127\.0\.0\.1:\d+\//.exec(stripVTControlCharacters(said)) ?? [];
      if (address) resolve(address);
    });
    server.once('exit', () => reject(new Error(`The server ended: ${said}`)));
  });
}

describe('docs/guides/brand.md', () => {
  it('DESIGN §5 a brand is created, changed, checked, built and seen, and its player logs in', async () => {
    let gateway: TestGateway | undefined;
    const serve = async (line: string, folder: string): Promise<void> => {
      const [, brand] = /^DATA_DIR=\S+ BRAND_DIR=(\S+) npm start$/.exec(line) ?? [];
      if (brand) gateway = await startGateway({ BRAND_DIR: brand });
      if (line !== 'npm run dev') return;
      const vite = path.join(folder, 'node_modules/vite/bin/vite.js');
      const server = spawn(process.execPath, [vite, '--port', '0'], { cwd: folder, env: { ...process.env, GATEWAY_URL: gateway?.url } });
      onTestFinished(() => void server.kill());
      const address = await addressOf(server);
      expect(await (await fetch(address)).text()).toContain('<html lang="en" data-brand="hai" data-theme="dark">');
      const headers = { 'x-gateway-version': '3', 'x-merchant-code': 'hai' };
      expect(await (await fetch(`${address}api/system/status`, { headers })).json()).toMatchObject({ success: true });
    };
    const folder = await followGuide({ guide: 'docs/guides/brand.md', place, serve });

    expect(readdirSync(folder).filter((name) => !/^(?:node_modules|dist|package-lock\.json|packages)$/.test(name))).toEqual(
      ['.gitignore', 'README.md', 'brand', 'index.html', 'package.json', 'src', 'tsconfig.json', 'vite.config.ts'].sort(),
    );
    const { address, stop } = await servePolicy(path.join(folder, 'dist'), gateway?.url);
    onTestFinished(stop);
    const { page, complaints } = await openPage(address, phone);
    await page.getByRole('heading', { name: 'Every game in one harbour' }).waitFor();
    expect(await page.title()).toBe('Hải');
    await page.getByText('Hải').first().waitFor();
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--baize-color-primary'));
    expect(ground.trim().toUpperCase()).toBe('#1E7D99');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await closeNotice(page);
    await page.getByRole('link', { name: 'Log in' }).first().click();
    await logIn(page, 'member01');
    await closeNotice(page);
    await page
      .getByText(/₱\s?[\d,.]+/)
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Me', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Personal centre' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Withdraw' }).click();
    await page.getByRole('dialog', { name: 'Withdraw' }).waitFor();
    expect(complaints).toEqual([]);

    // Each surface of the packages has its address in the app, whichever domain it is of; each fourth is opened, and all of them by night.
    const isOpened = (_: unknown, place: number): boolean => process.env['TEST_ALL'] === '1' || place % 4 === 0;
    const { member, agent } = surfaces;
    // Of the demo members one is in a legion, and another may transfer to his upline.
    const toUpline = member.filter(({ address: one }) => one === '/me/transferUpline');
    const visits = { contract01: toUpline, member01: member.filter((one) => !toUpline.includes(one)), agent01: agent };
    expect([toUpline.length, member.length, agent.length]).toEqual([
      1,
      expect.toSatisfy((count) => count > 30),
      expect.toSatisfy((count) => count > 12),
    ]);
    for (const [account, wanted] of Object.entries(visits)) {
      const other = await openPage(new URL('/me', address).href, phone);
      await logIn(other.page, account);
      expect(await openSurfaces(other.page, address, wanted.filter(isOpened))).toEqual([]);
      expect(other.complaints).toEqual([]);
    }
  }, 1_800_000);
});

describe('docs/guides/compose.md and tokens.md', () => {
  it('DESIGN §5 the packages are installed in an empty app, which shows a view, a hook and words of its own', async () => {
    const gateway = await startGateway();
    const serve = async (): Promise<void> => undefined;
    const folder = await followGuide({ guide: 'docs/guides/compose.md', place, serve });
    const { address, stop } = await servePolicy(path.join(folder, 'dist'), gateway.url);
    onTestFinished(stop);
    const { page, complaints } = await openPage(address, phone);
    await page.getByRole('heading', { name: 'Tonight’s tables' }).waitFor();
    await page.getByText(/^Slots in all: \d+/).waitFor();
    await page.getByLabel('Username').fill('member01');
    await page.getByLabel(/^Password/).fill('Baize123');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('12,480,500').first().waitFor();
    expect(complaints).toEqual([]);

    await followGuide({ guide: 'docs/guides/tokens.md', place, from: folder, serve });
    const said = execFileSync(process.execPath, ['tokens.js'], { cwd: folder, encoding: 'utf8' });
    expect(said).toMatch(/color\.dark\.muted is #33443C: on canvas its contrast is 1\.83 : 1.*#[0-9A-F]{6}\n#[0-9a-f]{6}\n$/is);
  }, 1_800_000);
});

it('a created app’s packages have the versions that the checkout is tested with', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, Record<string, string>>;
  const [app, portal, workspace] = ['packages/create-portal/template', 'apps/portal', '.'].map((folder) => read(`${folder}/package.json`));
  const asked = { ...app?.['dependencies'], ...app?.['devDependencies'] };
  const tested = { ...portal?.['dependencies'], ...portal?.['devDependencies'], ...workspace?.['devDependencies'] };
  const others = Object.entries(asked).filter(([name]) => !name.startsWith('@baize/'));
  expect(Object.fromEntries(others)).toEqual(Object.fromEntries(others.map(([name]) => [name, tested[name]])));
});
