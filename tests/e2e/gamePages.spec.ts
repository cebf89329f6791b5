import type { Page } from '@playwright/test';
import { expect, logIn, test } from './support.ts';

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const vendors = (page: Page) => page.getByRole('navigation', { name: 'Nhà cung cấp' });
/** The vendor whose games are shown. */
const chosen = (page: Page) => vendors(page).locator('[aria-current=page]');

test.describe('§2 pages of games', () => {
  for (const [path, name, parameter, vendor] of [
    ['casino', 'Casino trực tuyến', 'page', 'EVO'],
    ['egame', 'Trò chơi điện tử', 'page', 'PG'],
    ['fish', 'Bắn cá', 'page', 'JDB'],
    ['lottery', 'Xổ số', 'vassalage', 'TF'],
    ['competitive', 'E-sports', 'page', 'IMES'],
    ['chess', 'Game bài', 'page', 'KX'],
    ['jackpots', 'Jackpot', 'page', 'PG'],
  ] as const) {
    test(`/web/${path} lists its games, and one vendor’s by ${parameter}`, async ({ page }) => {
      if (path === 'lottery') await logIn(page, 'member01', `/web/${path}`);
      else await page.goto(`/web/${path}`);
      await expect(title(page)).toHaveText(name);
      await expect(page).toHaveTitle(new RegExp(`^${name} · `));
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(chosen(page)).toHaveText('Tất cả');
      await vendors(page).getByRole('link', { name: vendor, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/web/${path}\\?${parameter}=${vendor}$`));
      await expect(chosen(page)).toHaveText(vendor);
      await expect(page.getByRole('article').first()).toContainText(vendor);
      await page.reload();
      await expect(chosen(page)).toHaveText(vendor);
      await page.goBack();
      await expect(chosen(page)).toHaveText('Tất cả');
    });
  }

  test('/web/sports lists one vendor’s games by page', async ({ page }) => {
    await logIn(page, 'member01', '/web/sports?page=AV');
    await expect(chosen(page)).toHaveText('AV');
    await expect(page.getByRole('article').first()).toContainText('AV');
    await page.reload();
    await expect(chosen(page)).toHaveText('AV');
    await expect(page.getByRole('article').first()).toContainText('AV');
  });

  test('§9 sports begin with IMSB, competitive has AV, IMES and TF', async ({ page }) => {
    await logIn(page, 'member01', '/web/sports');
    await expect(chosen(page)).toHaveText('IMSB');
    await expect(page.getByRole('article').first()).toContainText('IMSB');
    await page.goto('/web/competitive');
    await expect(vendors(page).getByRole('link')).toHaveCount(4);
    expect((await vendors(page).getByRole('link').allTextContents()).sort()).toEqual(['AV', 'IMES', 'TF', 'Tất cả']);
  });

  test('a vendor that is not there gets a sentence, and a way to the whole page', async ({ page }) => {
    await page.goto('/web/egame?page=KHONG');
    await expect(page.getByText('Nhà cung cấp này chưa có trò chơi ở đây')).toBeVisible();
    await page.getByRole('link', { name: 'Xem cả trang' }).click();
    await expect(page).toHaveURL(/\/web\/egame$/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('a layer over the page leaves the vendor in the address, a page of the account too', async ({ page }) => {
    await logIn(page, 'member01', '/web/egame?page=PG&center=account&page=phone');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\/web\/egame\?page=PG$/);
    await expect(chosen(page)).toHaveText('PG');
  });

  test('the focus and the title move with the page', async ({ page }) => {
    await page.goto('/web/casino');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto('/web/egame');
    await expect(page).toHaveTitle(/^Trò chơi điện tử · /);
    await page.getByRole('banner').getByRole('link', { name: 'Baize' }).click();
    await expect(page.locator('#content')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveTitle(/^Trò chơi điện tử · /);
    await expect(page.locator('#content')).toBeFocused();
  });

  test('nothing jumps while the games come', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((seen) => {
        for (const entry of seen.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route('**/api/games/catalogue*', async (route) => {
      await expect(page.getByRole('list', { name: 'Đang tải' })).toBeVisible();
      await route.continue();
    });
    await page.goto('/web/egame');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum)).toBeLessThan(0.02);
  });
});
