import type { Browser, Page } from '@playwright/test';
import { openBrowser } from '../browser/openBrowser.ts';
import { startPortal } from '../gateway/startPortal.ts';
import type { Row } from '../Row.ts';
import type { Scope } from '../Scope.ts';
import { median } from '../statistics.ts';

const barMs = 16;
const barNodes = 1_500;
const typed = 'rong vang mega';

async function openFinder(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1360, height: 800 }, locale: 'vi-VN' });
  const page = await context.newPage();
  await page.goto(`${address}/web/games`);
  await page.getByRole('article').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  // The notices of the session open over the page by themselves (§2), on a slow machine only when somebody would be typing.
  const notices = page.getByRole('dialog');
  await notices.waitFor();
  await page.keyboard.press('Escape');
  await notices.waitFor({ state: 'detached' });
  return page;
}

async function finderPage(scope: Scope): Promise<Page> {
  const { origin } = await startPortal(scope);
  return openFinder(await openBrowser(scope), origin);
}

/** Seconds of script that a page has run so far. */
async function scriptTime(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
  };
}

export const finderKeystroke: Row = {
  id: 'finder-keystroke',
  what: 'a keystroke in the finder over 10,000 games, to paint',
  bar: `≤ ${barMs} ms of script`,
  how: `script of the page for each letter of “${typed}” until its frame is painted, median of three rounds`,
  limitMs: 120_000,
  measure: async (scope) => {
    const page = await finderPage(scope);
    const field = page.getByRole('searchbox');
    const time = await scriptTime(page);
    const rounds: number[][] = [];
    for (let round = 0; round < 3; round += 1) {
      await field.fill('');
      await page.waitForTimeout(1_000);
      const spent: number[] = [];
      for (const letter of typed) {
        const before = await time();
        await field.press(letter === ' ' ? 'Space' : letter);
        await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
        spent.push(((await time()) - before) * 1_000);
      }
      rounds.push(spent);
    }
    const [cold = [], ...warm] = rounds;
    const typical = median(warm.flat());
    return {
      measured: `${typical.toFixed(1)} ms`,
      isWithinBar: typical <= barMs,
      notes: [
        `the first round, which folds the names: ${cold.map(Math.round).join(', ')} ms; the longest later letter ${Math.max(...warm.flat()).toFixed(1)} ms`,
      ],
    };
  },
};

export const finderNodes: Row = {
  id: 'finder-nodes',
  what: 'DOM nodes with 10,000 games open',
  bar: `≤ ${barNodes.toLocaleString('en')}`,
  how: 'elements of the whole page: at its top, and the most while it is scrolled through forty screens',
  limitMs: 120_000,
  measure: async (scope) => {
    const page = await finderPage(scope);
    const count = () => page.evaluate(() => document.querySelectorAll('*').length);
    const atTop = await count();
    let most = atTop;
    for (let screen = 0; screen < 40; screen += 1) {
      await page.mouse.wheel(0, 800);
      await page.waitForTimeout(50);
      most = Math.max(most, await count());
    }
    return { measured: `${most}`, isWithinBar: most <= barNodes, notes: [`${atTop} at the top`] };
  },
};
