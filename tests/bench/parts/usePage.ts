import { wordsEn } from '@baize/design-system/words';
import type { Browser, Page } from '@playwright/test';
import { median } from '../statistics.ts';
import type { PartName } from './page/PartsSystem.ts';

/** What one visit of a page took, in milliseconds. */
export interface Visit {
  mount: number;
  /** The first opening of the modal. */
  firstModal: number;
  /** The openings after it. */
  modal: number;
  /** Undefined where the system has no pager. */
  pagers: number | undefined;
}

const laterOpenings = 3;
/** The first turn warms the code up, the second one counts. */
const pagesToTurn = [5, 9] as const;
/** By the clock: a look in each frame would take the page's own time. */
const polling = 20;

async function openModal(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Open modal' }).click();
  const opened = await page.waitForFunction(() => window.benchDialog, undefined, { timeout: 15_000, polling });
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !window.hasBenchDialog(), undefined, { polling });
  return Number(await opened.jsonValue());
}

/** Draws all parts of a page that was opened; it draws nothing by itself. */
export async function mountPage(page: Page): Promise<number> {
  await page.waitForFunction(() => 'benchParts' in window);
  return page.evaluate(() => window.benchParts.mount());
}

/** Uses whatever a system may load later: the calendar, the toast, the modal. */
export async function useEveryPart(page: Page, parts: readonly PartName[]): Promise<void> {
  const calendar = page.getByTitle(wordsEn.openCalendar);
  if ((await calendar.count()) > 0) {
    await calendar.click();
    await page.locator('[role=grid]').waitFor();
    await page.keyboard.press('Escape');
  }
  if (parts.includes('toast')) {
    await page.getByRole('button', { name: 'Show toast' }).click();
    await page.getByText('Saved').first().waitFor();
  }
  if (parts.includes('modal')) await openModal(page);
}

async function turnPagers(page: Page): Promise<number> {
  await page.evaluate(() => window.benchParts.showPagers());
  const [warming, counted] = pagesToTurn;
  await page.evaluate((to) => window.benchParts.turnPagers(to), warming);
  return page.evaluate((to) => window.benchParts.turnPagers(to), counted);
}

/** Opens a page as for the first time, and measures everything once. */
export async function visitPage(browser: Browser, address: string, hasPager: boolean): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1360, height: 800 }, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    await page.goto(address);
    const mount = await mountPage(page);
    await page.waitForLoadState('networkidle');
    const firstModal = await openModal(page);
    const later: number[] = [];
    for (let opening = 0; opening < laterOpenings; opening += 1) later.push(await openModal(page));
    return { mount, firstModal, modal: median(later), pagers: hasPager ? await turnPagers(page) : undefined };
  } finally {
    await context.close();
  }
}
