import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { openPage } from './openPage.ts';
import { unpackInto } from './packed.ts';
import { servePolicy } from './servePolicy.ts';

/** An app as React builds it for development: only that one says where a server and a browser disagree. */
const quiet: InlineConfig = { configFile: false, logLevel: 'error', mode: 'development' };

/** The day there now, or so many days before it, as `yyyy-MM-dd`. */
const dayIn = (timeZone: string, before: number): string =>
  new Intl.DateTimeFormat('sv', { timeZone }).format(Date.now() - before * 24 * 60 * 60 * 1000);

/** An app whose page is rendered on a server of one time zone, for the seven days up to its own; the folder that is served. */
async function renderOnServer(timeZone: string): Promise<{ html: string; folder: string }> {
  const { folder, remove } = unpackInto('server');
  onTestFinished(remove);
  const define = { 'process.env.NODE_ENV': '"development"' };
  await build({ ...quiet, root: folder, define, build: { outDir: 'served' } });
  await build({ ...quiet, root: folder, define, build: { ssr: 'server.tsx' }, ssr: { noExternal: [/^@baize/] } });
  const page = pathToFileURL(path.join(folder, 'dist/server.js')).href;
  const props = JSON.stringify({ period: { from: dayIn(timeZone, 6), to: dayIn(timeZone, 0) } });
  const script = `import('${page}').then(({ render }) => process.stdout.write(typeof window + render(${props})))`;
  const env = { ...process.env, TZ: timeZone, NODE_ENV: 'development' };
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, encoding: 'utf8', env });
  expect(said).toMatch(/^undefined</);
  const html = said.slice('undefined'.length);
  const index = path.join(folder, 'served/index.html');
  const filled = readFileSync(index, 'utf8')
    .replace('data-props=""', `data-props='${props}'`)
    .replace('<!--page-->', () => html);
  writeFileSync(index, filled);
  return { html, folder: path.join(folder, 'served') };
}

it('§5 a page that a server rendered comes alive in a browser of another day, width and setting', async () => {
  const { html, folder } = await renderOnServer('Pacific/Pago_Pago');
  expect(html).toMatch(/Play.*12,480,500.*type="password".*Golden Dragon/s);
  expect(html).not.toContain('Closed on a server');
  expect(html).not.toContain(' style="');
  const { address, stop } = await servePolicy(folder);
  onTestFinished(stop);
  // 25 hours ahead of that server: it is never the same day.
  const { page, complaints } = await openPage(address, { timezoneId: 'Pacific/Kiritimati', reducedMotion: 'reduce' });
  const recent = page.getByRole('button', { name: 'Last 7 days' });
  await expect.poll(() => recent.isEnabled()).toBe(true);
  expect(await recent.getAttribute('aria-pressed')).toBe('false');
  await page.getByRole('button', { name: 'Play', exact: true }).first().click();
  await page.getByText('Closed on a server').waitFor();
  await page.keyboard.press('Escape');
  await recent.click();
  expect(complaints).toEqual([]);
});
