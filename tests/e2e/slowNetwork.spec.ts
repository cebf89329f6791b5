import type { Locator, Page } from '@playwright/test';
import { slowNetwork } from '../support/slowNetwork.ts';
import { expect, follow, hold, test, watchShifts } from './support.ts';

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

for (const width of [360, 1360]) {
  test(`DESIGN §4: while its own chunk is on its way a page that is opened or led to shows its skeleton in the final geometry: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const first = page.getByRole('main').getByRole('list', { includeHidden: true }).last().locator(':scope > *').first();
    const placeOf = (): Promise<number[]> =>
      first.evaluate((tile) => {
        const { x, y } = tile.getBoundingClientRect();
        return [Math.round(x / 2), Math.round(y / 2)];
      });
    for (const [address, chunk] of [
      ['/web/fish', 'GamesPage'],
      ['/web/games', 'FinderPage'],
    ] as const) {
      const held = await hold(page, `**/assets/${chunk}-*.js`);
      const catalogue = await hold(page, '**/api/games/catalogue*');
      if (address === '/web/fish') await page.goto(address);
      else await follow(page, address);
      await expect(page.getByRole('main').getByRole('status')).toContainText('Đang tải trang');
      const late = await placeOf();
      held.release();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      expect(await placeOf(), address).toEqual(late);
      catalogue.release();
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    }
  });
}

test('DESIGN §4: a dialog whose chunk is on its way says so', async ({ page }) => {
  const all = await hold(page, '**/assets/LateParts-*.js');
  const own = await hold(page, '**/assets/login-*.js');
  await page.goto('/web/?dialog=login');
  const coming = page.getByRole('status', { name: 'Đang tải' });
  await expect(coming, 'what brings the dialogs').toBeVisible();
  all.release();
  await expect.poll(own.calls).toBe(1);
  await expect(coming, 'the dialog itself').toBeVisible();
  own.release();
  await expect(page.getByRole('dialog', { name: 'Đăng nhập', exact: true })).toBeVisible();
  await expect(coming).toHaveCount(0);
});
