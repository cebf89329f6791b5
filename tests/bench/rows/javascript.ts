import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildBareApp } from '../bare/buildBareApp.ts';
import { serveFolder } from '../bare/serveFolder.ts';
import { homeIsUsable } from '../browser/homeIsUsable.ts';
import { type LoadedFile, loadedFiles } from '../browser/loadedFiles.ts';
import { openBrowser } from '../browser/openBrowser.ts';
import { startPortal } from '../gateway/startPortal.ts';
import type { Row } from '../Row.ts';
import { grouped, times } from '../statistics.ts';

const bar = 1.85;
const scriptsOf = (files: LoadedFile[]) => files.filter(({ type }) => type === 'script');
const sumOf = (files: LoadedFile[]) => files.reduce((sum, { gz }) => sum + gz, 0);

async function bareIsUsable(page: Page): Promise<number> {
  await page.locator('h1').waitFor();
  return page.evaluate(() => performance.timeOrigin + performance.now());
}

export const javascript: Row = {
  id: 'javascript',
  what: 'JS of /web for a visitor up to its first usable paint, gz',
  bar: `≤ ${bar} × bare`,
  how: 'cold load in Chromium, bodies by gzip 9, over a bare React app built in this run',
  limitMs: 120_000,
  measure: async (scope) => {
    const folder = path.join(await scope.folder(), 'bare');
    await buildBareApp(folder);
    const bareAddress = await serveFolder(scope, folder);
    const { origin } = await startPortal(scope);
    const browser = await openBrowser(scope);
    const bare = scriptsOf(await loadedFiles(browser, bareAddress, bareIsUsable));
    const portal = scriptsOf(await loadedFiles(browser, `${origin}/web/`, homeIsUsable));
    if (bare.length < 2 || portal.length === 0) throw new Error('the pages loaded no scripts');
    const ratio = sumOf(portal) / sumOf(bare);
    return {
      measured: times(ratio),
      isWithinBar: ratio <= bar,
      notes: [
        `portal ${grouped(sumOf(portal))} bytes in ${portal.length} files, bare ${grouped(sumOf(bare))} in ${bare.length}; the bar is ${grouped(bar * sumOf(bare))}`,
        `largest: ${portal
          .slice(0, 5)
          .map(({ name, gz }) => `${path.basename(name)} ${grouped(gz)}`)
          .join(', ')}`,
      ],
    };
  },
};
