import { expect, test } from './support.ts';

test.describe('§2 the finder', () => {
  test('a slash leads there from anywhere, and "rong vang" finds "Rồng Vàng"', async ({ page }) => {
    await page.goto('/web/register');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('/');
    const field = page.getByRole('searchbox', { name: 'Tìm trò chơi' });
    await expect(field).toBeFocused();
    await expect(page).toHaveTitle(/Tất cả trò chơi/);
    await page.keyboard.type('rong vang');
    await expect(page.getByRole('article').first()).toHaveAccessibleName('Rồng Vàng Megaways');
    await expect(page).toHaveURL(/\/web\/games\?q=rong\+vang$/);
    await page.reload();
    await expect(field).toHaveValue('rong vang');
    await expect(page.getByRole('article').first()).toHaveAccessibleName('Rồng Vàng Megaways');
    await page.goBack();
    await expect(page, 'a letter is no step back').toHaveURL(/\/web\/register$/);
  });

  test('a slash that is typed stays a slash', async ({ page }) => {
    await page.goto('/web/?dialog=login');
    const username = page.getByRole('dialog').locator('input[name=username]');
    await username.fill('a');
    await username.press('End');
    await page.keyboard.type('/');
    await expect(username).toHaveValue('a/');
    await expect(page).toHaveURL(/dialog=login$/);
  });

  test('filters are steps of the address, and Back takes one away', async ({ page }) => {
    await page.goto('/web/games');
    await page.getByRole('combobox', { name: 'Sảnh' }).selectOption('FISH');
    await page.getByRole('checkbox', { name: 'Có chơi thử' }).check();
    await expect(page).toHaveURL(/\?type=FISH&with=demo$/);
    await page.goBack();
    await expect(page).toHaveURL(/\?type=FISH$/);
    await expect(page.getByRole('checkbox', { name: 'Có chơi thử' })).not.toBeChecked();
  });

  test('the catalogue travels once', async ({ page }) => {
    const sent: number[] = [];
    page.on('response', async (response) => {
      if (response.url().includes('/games/catalogue')) sent.push((await response.request().sizes()).responseBodySize);
    });
    await page.goto('/web/games');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto('/web/games?q=ca');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect.poll(() => sent.length, 'asked by both pages').toBe(2);
    expect(sent.filter((bytes) => bytes > 0)).toHaveLength(1);
  });

  test('a visitor’s demo opens from the list', async ({ page, context }) => {
    await page.goto('/web/games?q=olympus&with=demo');
    const tile = page.getByRole('article').first();
    await tile.hover();
    const opened = context.waitForEvent('page');
    await tile.getByRole('button', { name: /Chơi thử/ }).click();
    await expect((await opened).getByRole('heading', { level: 1 })).toBeVisible();
  });
});
