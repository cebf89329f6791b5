import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { closeNotices } from '../browser/closeNotices.ts';
import { homeIsUsable } from '../browser/homeIsUsable.ts';
import { openBrowser } from '../browser/openBrowser.ts';
import { startPortal } from '../gateway/startPortal.ts';
import type { Row } from '../Row.ts';
import { median } from '../statistics.ts';

const barMs = 100;
const slowDown = 4;
const warmRuns = 9;

declare global {
  interface Window {
    /** Milliseconds from the last click to the second frame that had a dialog; undefined until then. */
    benchOpened: number | undefined;
  }
}

async function openPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1360, height: 800 }, locale: 'vi-VN' });
  await context.addInitScript({ path: path.join(import.meta.dirname, '../browser/timeDialogs.js') });
  const page = await context.newPage();
  await page.goto(address);
  await homeIsUsable(page);
  await closeNotices(page);
  await page.evaluate(() => document.fonts.ready);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  return page;
}

async function openDialog(page: Page): Promise<number> {
  await page.locator('header a[href*="dialog=login"]').click();
  const opened = await page.waitForFunction(() => window.benchOpened, undefined, { timeout: 15_000 });
  return Number(await opened.jsonValue());
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('[role=dialog]').waitFor({ state: 'detached' });
}

export const modal: Row = {
  id: 'modal',
  what: `opening a modal, click to paint, ${slowDown} × CPU slow-down`,
  bar: `≤ ${barMs} ms`,
  how: `login, median of ${warmRuns} openings after the first, click event to the frame after its paint`,
  limitMs: 120_000,
  measure: async (scope) => {
    const { origin } = await startPortal(scope);
    const browser = await openBrowser(scope);
    const page = await openPage(browser, `${origin}/web/`);
    const cold = await openDialog(page);
    await closeDialog(page);
    const warm: number[] = [];
    for (let run = 0; run < warmRuns; run += 1) {
      warm.push(await openDialog(page));
      await closeDialog(page);
    }
    const typical = median(warm);
    return {
      measured: `${Math.round(typical)} ms`,
      isWithinBar: typical <= barMs,
      notes: [`the first opening, which loads its chunk: ${Math.round(cold)} ms; the others ${warm.map(Math.round).join(', ')} ms`],
    };
  },
};
