import type { Page } from '@playwright/test';
import { clickTile, expect, game, hold, popularTile, register, test } from './support.ts';

const list = (page: Page, name: string) => page.getByRole('list', { name });
const namesIn = async (page: Page, name: string): Promise<(string | null)[]> =>
  await list(page, name)
    .getByRole('article')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label')));
const heartOf = (page: Page, name: string) =>
  list(page, name)
    .getByRole('article', { name: game })
    .getByRole('button', { name: `Yêu thích ${game}` });

test.describe('§2 "game lobby (popular, favorite, recent)"', () => {
  test('§4 a game is marked on the home, is there after a reload and in the finder, and is unmarked', async ({ page }) => {
    await register(page, '/web/');
    const heart = heartOf(page, 'Phổ biến hôm nay');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByRole('heading', { name: 'Yêu thích' }), 'nothing is there before the first').toHaveCount(0);
    const added = page.waitForResponse((response) => response.url().endsWith('/games/favorite') && response.ok());
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await added;
    await page.reload();
    await expect(heartOf(page, 'Yêu thích')).toHaveAttribute('aria-pressed', 'true');
    expect(await namesIn(page, 'Yêu thích')).toEqual([game]);

    await page.getByRole('link', { name: 'Tất cả yêu thích' }).click();
    await expect(page).toHaveURL(/\/web\/games\?with=favorite$/);
    await expect(page.getByRole('checkbox', { name: 'Yêu thích' })).toBeChecked();
    await expect(page.getByRole('article')).toHaveCount(1);
    const removed = page.waitForResponse((response) => response.request().method() === 'DELETE' && response.ok());
    await heartOf(page, 'Tất cả trò chơi').click();
    await expect(page.getByText('Chưa có trò chơi yêu thích')).toBeVisible();
    await removed;
    await page.reload();
    await expect(page.getByText('Chưa có trò chơi yêu thích')).toBeVisible();
  });

  test('a game that was opened stands first under “Chơi tiếp”, opens from there, and can be in all three lists', async ({
    page,
    context,
  }) => {
    await register(page, '/web/');
    await expect(page.getByRole('article', { name: game })).toBeVisible();
    await expect(list(page, 'Chơi tiếp')).toHaveCount(0);
    const opening = context.waitForEvent('page');
    await clickTile(page, 'Chơi ngay');
    await (await opening).close();
    await expect.poll(() => namesIn(page, 'Chơi tiếp')).toEqual([game]);
    const again = context.waitForEvent('page');
    const tile = list(page, 'Chơi tiếp').getByRole('article', { name: game });
    await tile.hover();
    await tile.getByRole('button', { name: `Chơi ngay ${game}` }).click();
    await expect((await again).getByRole('heading', { level: 1 })).toBeVisible();
    const added = page.waitForResponse((response) => response.url().endsWith('/games/favorite') && response.ok());
    await heartOf(page, 'Chơi tiếp').click();
    await added;
    await page.reload();
    for (const name of ['Chơi tiếp', 'Yêu thích']) await expect.poll(() => namesIn(page, name), name).toEqual([game]);
    await expect(popularTile(page)).toBeVisible();
  });

  test('a list that does not come does not hold back the popular games', async ({ page }) => {
    await register(page);
    const { release } = await hold(page, '**/api/games/recent');
    await page.goto('/web/');
    await expect(popularTile(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Chơi tiếp' }), 'its own place says that it is awaited').toBeVisible();
    const before = await popularTile(page).boundingBox();
    release();
    await expect(page.getByText('Những trò chơi bạn mở sẽ nằm ở đây.')).toBeVisible();
    expect((await popularTile(page).boundingBox())?.y, 'what is being read stays where it is').toBeCloseTo(before?.y ?? 0, 0);
  });

  test('a list that is asked for again leaves the popular games where they are', async ({ page }) => {
    await register(page);
    const refused = { success: false, errorCode: 'system_error', message: 'x', requestId: 'r' };
    await page.route('**/api/games/recent', (route) => route.fulfill({ status: 500, json: refused }));
    await page.goto('/web/');
    const alert = page.getByRole('alert').filter({ hasText: 'Chưa tải được trò chơi gần đây' });
    await expect(alert).toBeVisible();
    const tile = await popularTile(page).elementHandle();
    const { calls, release } = await hold(page, '**/api/games/recent');
    await alert.getByRole('button', { name: 'Thử lại' }).click();
    await expect.poll(calls).toBe(1);
    await expect(alert).toHaveCount(0);
    expect(await tile?.isVisible(), 'the tile is the one that was there').toBe(true);
    release();
  });

  test('§6 a visitor has no hearts, no lists and no filter, and asks for none', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/games\/(favorite|recent)/.test(request.url())) asked.push(request.url());
    });
    await page.goto('/web/games?with=favorite');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Yêu thích' })).toHaveCount(0);
    await page.goto('/web/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Yêu thích/ })).toHaveCount(0);
    expect(asked).toEqual([]);
  });

  test.describe('§8 what the gateway refuses', () => {
    test.use({ consoleMayComplain: true });

    for (const { code, status, sentence, isDialog } of [
      { code: 'TOO_MANY_REQUEST', status: 429, sentence: 'Bạn thao tác quá nhanh', isDialog: false },
      { code: 'service_unavailable', status: 503, sentence: 'Dịch vụ đang bận', isDialog: true },
    ]) {
      test(`a heart refused with ${code} is taken back and says so ${isDialog ? 'by a dialog' : 'without a pop-up'}`, async ({ page }) => {
        await register(page, '/web/');
        const heart = heartOf(page, 'Phổ biến hôm nay');
        await expect(heart).toHaveAttribute('aria-pressed', 'false');
        await page.route('**/games/favorite', (route) =>
          route.request().method() === 'GET'
            ? route.continue()
            : route.fulfill({ status, json: { success: false, errorCode: code, message: 'x', requestId: 'r' } }),
        );
        await heart.click();
        const told = page.getByRole(isDialog ? 'alertdialog' : 'listitem').filter({ hasText: `${game}: chưa đổi được mục yêu thích` });
        await expect(told).toContainText(sentence);
        await expect(page.getByRole('alertdialog')).toHaveCount(isDialog ? 1 : 0);
        await expect(page.locator(`button[aria-label="Yêu thích ${game}"]`).first()).toHaveAttribute('aria-pressed', 'false');
      });
    }
  });
});
