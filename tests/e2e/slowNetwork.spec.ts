import type { Locator, Page } from '@playwright/test';
import { slowNetwork } from '../support/slowNetwork.ts';
import { expect, test, watchShifts } from './support.ts';

/** Notes in each page whether anything of its content said that it is on its way. */
const noteWaiting = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main :is([aria-busy=true], [role=status])')) return;
      observer.disconnect();
      document.documentElement.dataset['hasWaited'] = '';
    }).observe(document, { subtree: true, childList: true });
  });

/** What each page is opened for; none has of another what it waits for. */
const contents: Record<string, (page: Page) => Locator> = {
  '/web/egame': (page) => page.getByRole('main').getByRole('article').first(),
  '/web/helpmc#deposit': (page) => page.getByRole('main').getByRole('heading', { level: 2 }).first(),
  '/web/download': (page) => page.getByRole('main').getByRole('heading', { level: 2 }).first(),
};

test('DESIGN §4, §6: on slow 3G a phone sees that a page is coming, and nothing moves when it comes', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await noteWaiting(page);
  const shifts = await watchShifts(page);
  await slowNetwork(page, 'slow 3G');
  for (const [address, content] of Object.entries(contents)) {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(content(page), address).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('html'), `${address} says that it is coming`).toHaveAttribute('data-has-waited');
    await page.waitForLoadState('networkidle');
    expect.soft(await shifts(), `what moves on ${address}`).toBeLessThanOrEqual(0.02);
  }
});
