import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestGateway, type TestGateway } from '../../apps/gateway/src/testing.ts';
import { openPage } from './openPage.ts';
import { unpackInto } from './packed.ts';
import { servePolicy } from './servePolicy.ts';

const root = path.resolve(import.meta.dirname, '../..');
const quiet: InlineConfig = { configFile: false, logLevel: 'error' };
const tsc = path.join(root, 'node_modules/@typescript/native/bin/tsc');

let gateway: TestGateway;
const leftovers: (() => unknown)[] = [];
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 50 });
});
afterAll(async () => {
  await gateway.close();
  for (const remove of leftovers) await remove();
});

function install(fixture: string): string {
  const { folder, remove } = unpackInto(fixture, 'features');
  leftovers.push(remove);
  return folder;
}

async function serve(folder: string): Promise<string> {
  const { address, stop } = await servePolicy(folder, gateway.url);
  onTestFinished(stop);
  return address;
}

/** Each block of code of a README, in its language. */
const blocksOf = (file: string, language: string): string[] =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(
    ([, code = '']) => code,
  );

describe('DESIGN §5 an app of a brand', () => {
  const folder = install('portal');
  const fixture = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

  it('is what the READMEs show', () => {
    expect(blocksOf('README.md', 'tsx')).toEqual([fixture('main.tsx')]);
    expect(blocksOf('packages/features/README.md', 'tsx')).toEqual([fixture('main.tsx'), fixture('Home.tsx')]);
  });

  it('has types that hold, strictly and down into the packages', () => {
    expect(execFileSync(process.execPath, [tsc, '-p', '.'], { cwd: folder, encoding: 'utf8' })).toBe('');
  });

  it('shows games, logs in and shows the wallet, on a running gateway and under a strict policy', async () => {
    await build({ ...quiet, root: folder });
    const { page, complaints } = await openPage(await serve(path.join(folder, 'dist')));
    await page.getByRole('button', { name: /^Play/ }).first().waitFor();
    await page.getByLabel('Username').fill('member01');
    await page.getByLabel(/^Password/).fill('Baize123');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('12,480,500').first().waitFor();
    expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toEqual({ brand: 'baize', theme: 'light' });
    expect(complaints).toEqual([]);
  });

  it('comes alive from a server’s markup, for a visitor and for a player whom that server does not know', async () => {
    // Only React's build for development says where a server and a browser disagree.
    const define = { 'process.env.NODE_ENV': '"development"' };
    const develop: InlineConfig = { ...quiet, root: folder, mode: 'development', define };
    await build({ ...develop, build: { outDir: 'served', rolldownOptions: { input: path.join(folder, 'rendered.html') } } });
    await build({ ...develop, build: { outDir: 'server', ssr: 'server.tsx' }, ssr: { noExternal: [/^@baize/] } });
    const script = `import('${pathToFileURL(path.join(folder, 'server/server.js')).href}').then(async ({ render }) =>
      process.stdout.write(typeof window + (await render())))`;
    const env = { ...process.env, NODE_ENV: 'development' };
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, encoding: 'utf8', env });
    expect(said).toMatch(/^undefined<.*type="password"/s);
    const html = path.join(folder, 'served/rendered.html');
    writeFileSync(
      html,
      readFileSync(html, 'utf8').replace('<!--page-->', () => said.slice('undefined'.length)),
    );

    const { page, complaints } = await openPage(`${await serve(path.join(folder, 'served'))}rendered.html`);
    await page.getByRole('button', { name: /^Play/ }).first().waitFor();
    await page.getByLabel('Username').fill('member01');
    await page.getByLabel(/^Password/).fill('Baize123');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('12,480,500').first().waitFor();
    await page.reload();
    await page.getByText('12,480,500').first().waitFor();
    expect(complaints).toEqual([]);
  });
});

it('DESIGN §5 an app of hooks alone has no byte of the design system', async () => {
  const folder = install('hooks');
  expect(execFileSync(process.execPath, [tsc, '-p', '.'], { cwd: folder, encoding: 'utf8' })).toBe('');
  const touched = new Set<string>();
  const note = { name: 'note-modules', transform: (_: string, id: string) => void touched.add(id) };
  await build({ ...quiet, root: folder, plugins: [note] });
  const of = (name: string): string[] => [...touched].filter((id) => id.includes(`/node_modules/@baize/${name}/`));
  expect(of('features').map((id) => path.basename(id))).toEqual(expect.arrayContaining(['useLogin.js', 'useVendorWallets.js']));
  expect(of('design-system')).toEqual([]);
  expect([...touched].filter((id) => /\.css|View\.js$|radix/.test(id))).toEqual([]);
  const files = readdirSync(path.join(folder, 'dist/assets'));
  expect(files.filter((file) => !file.endsWith('.js'))).toEqual([]);
  const address = await serve(path.join(folder, 'dist'));
  const { page, complaints } = await openPage(address);
  await page.getByRole('listitem').first().waitFor();
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByText('ready').waitFor();
  expect(complaints).toEqual([]);
});
