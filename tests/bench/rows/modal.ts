import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { buildBareApp } from '../bare/buildBareApp.ts';
import type { Content } from '../bare/dialog/content.ts';
import { serveFolder } from '../bare/serveFolder.ts';
import { closeNotices } from '../browser/closeNotices.ts';
import { homeIsUsable } from '../browser/homeIsUsable.ts';
import { openBrowser } from '../browser/openBrowser.ts';
import { startPortal } from '../gateway/startPortal.ts';
import type { Row } from '../Row.ts';
import { median, times } from '../statistics.ts';

const bar = 1.5;
const slowDown = 4;
const warmRuns = 9;

declare global {
  interface Window {
    /** Milliseconds from the last click to the second frame that had a dialog; undefined until then. */
    benchOpened: number | undefined;
  }
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1360, height: 800 }, locale: 'vi-VN' });
  await context.addInitScript({ path: path.join(import.meta.dirname, '../browser/timeDialogs.js') });
  return context.newPage();
}

async function slowedDown(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
}

async function openDialog(page: Page, opener: string): Promise<number> {
  await page.locator(opener).click();
  const opened = await page.waitForFunction(() => window.benchOpened, undefined, { timeout: 15_000 });
  return Number(await opened.jsonValue());
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('[role=dialog]').waitFor({ state: 'detached' });
}

/** The elements of the dialog that is open, and the styles of its page. */
function dialogOf(page: Page): Promise<{ content: Content[]; css: string }> {
  return page.evaluate(() => {
    // A method: the loader gives a function in a constant its name by a helper that no page has.
    const reader = {
      read(node: Node): Content[] {
        if (node instanceof Text) return [node.data];
        if (!(node instanceof Element)) return [];
        const attributes = Object.fromEntries(
          [...node.attributes].map(({ name, value }) => [name, value]).filter(([name]) => name !== 'style' && name !== 'value'),
        );
        return [{ tag: node.localName, attributes, children: [...node.childNodes].flatMap(reader.read) }];
      },
    };
    const dialog = document.querySelector('[role=dialog]');
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    return {
      content: [...(dialog?.childNodes ?? [])].flatMap(reader.read),
      css: rules.map(({ cssText }) => cssText).join('\n'),
    };
  });
}

export const modal: Row = {
  id: 'modal',
  what: `opening a modal, click to paint, ${slowDown} × CPU slow-down`,
  bar: `≤ ${bar} × bare`,
  how: `login, median of ${warmRuns} openings after the first, over a bare Radix dialog with the same elements and styles, in turn with it`,
  limitMs: 180_000,
  measure: async (scope) => {
    const folder = path.join(await scope.folder(), 'dialog');
    await buildBareApp(folder, 'dialog');
    const bareAddress = await serveFolder(scope, folder);
    const { origin } = await startPortal(scope);
    const browser = await openBrowser(scope);
    const portal = { page: await openPage(browser), opener: 'header a[href*="dialog=login"]' };
    await portal.page.goto(`${origin}/web/`);
    await homeIsUsable(portal.page);
    await closeNotices(portal.page);
    await slowedDown(portal.page);
    const cold = await openDialog(portal.page, portal.opener);
    const content = await dialogOf(portal.page);
    await closeDialog(portal.page);
    const bare = { page: await openPage(browser), opener: 'header button' };
    await bare.page.addInitScript((dialog) => {
      window.bareDialog = dialog;
    }, content);
    await bare.page.goto(bareAddress);
    await slowedDown(bare.page);
    await openDialog(bare.page, bare.opener);
    await closeDialog(bare.page);
    const warm = { portal: [] as number[], bare: [] as number[] };
    for (let run = 0; run < warmRuns; run += 1) {
      for (const [name, { page, opener }] of [['bare', bare] as const, ['portal', portal] as const]) {
        await page.bringToFront();
        warm[name].push(await openDialog(page, opener));
        await closeDialog(page);
      }
    }
    const ratio = median(warm.portal) / median(warm.bare);
    return {
      measured: times(ratio),
      isWithinBar: ratio <= bar,
      notes: [
        `portal ${warm.portal.map(Math.round).join(', ')} ms, bare ${warm.bare.map(Math.round).join(', ')} ms; the portal's first, which loads its chunk: ${Math.round(cold)} ms`,
      ],
    };
  },
};
