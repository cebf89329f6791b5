import type { Locator, Page } from '@playwright/test';
import { slowNetwork } from '../support/slowNetwork.ts';
import { expect, hold, test, watchShifts } from './support.ts';

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
  test(`DESIGN §4: while its own chunk is on its way a page shows its skeleton in the final geometry: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const first = page.getByRole('main').getByRole('list', { includeHidden: true }).last().locator(':scope > *').first();
    const placeOf = (): Promise<number[]> =>
      first.evaluate((tile) => {
        const { x, y, width, height } = tile.getBoundingClientRect();
        return [x, y, width, height].map((pixels) => Math.round(pixels / 2));
      });
    for (const [address, chunk] of [
      ['/web/fish', 'GamesPage'],
      ['/web/games', 'FinderPage'],
    ] as const) {
      const held = await hold(page, `**/assets/${chunk}-*.js`);
      const catalogue = await hold(page, '**/api/games/catalogue*');
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('status')).toContainText('Đang tải trang');
      const late = await placeOf();
      expect(Math.min(...late), 'a tile’s skeleton').toBeGreaterThan(0);
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

test('DESIGN §4: of a page or a layer that a link leads to and that is late it is said, while the former one stays', async ({ page }) => {
  await page.goto('/web/helpmc');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const coming = page.getByRole('status', { name: 'Đang tải' });
  const late = await hold(page, '**/assets/WorkCenterPage-*.js');
  const link = page.getByRole('main').getByRole('link', { name: /góp ý/i }).first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(coming).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Trung tâm trợ giúp' })).toBeVisible();
  late.release();
  await expect(page.getByRole('textbox', { name: /^Nội dung/ })).toBeVisible();
  await expect(coming).toHaveCount(0);
  await expect(page.locator('#content')).toBeFocused();

  await page.goto('/web/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const games = await hold(page, '**/assets/FinderPage-*.js');
  await page.getByRole('link', { name: /^Tất cả .* trò chơi/ }).click();
  await expect(coming, 'from the home too').toBeVisible();
  await expect(page.getByRole('list', { name: 'Phổ biến hôm nay' })).toBeVisible();
  games.release();
  await expect(page.getByRole('searchbox', { name: 'Tìm trò chơi' })).toBeVisible();

  await page.goto('/web/?dialog=menu');
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet).toBeVisible();
  const layer = await hold(page, '**/assets/login-*.js');
  await sheet.getByRole('link', { name: 'Nạp tiền' }).click();
  await expect(coming).toBeVisible();
  await expect(sheet).toBeVisible();
  layer.release();
  await expect(page.getByRole('dialog', { name: 'Đăng nhập', exact: true })).toBeVisible();
  await expect(coming).toHaveCount(0);
});
