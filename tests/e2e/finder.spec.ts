import { expect, test } from './support.ts';

/** Whether all of the pictures on the screen have come. */
const hasLoaded = (pictures: Element[]): boolean =>
  pictures
    .filter((picture) => picture.getBoundingClientRect().bottom > 0 && picture.getBoundingClientRect().top < innerHeight)
    .every((picture) => (picture as HTMLImageElement).complete && (picture as HTMLImageElement).naturalWidth > 0);

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

  test('a list that is flung asks for no pictures on its way, and has those in sight when it stands', async ({ page }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/art/games/')) asked += 1;
    });
    await page.goto('/web/games');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const atRest = asked;
    const passed = new Set(
      await page.evaluate(async () => {
        const names: string[] = [];
        for (let frame = 0; frame < 90; frame += 1) {
          scrollBy(0, 200);
          await new Promise(requestAnimationFrame);
          names.push(...[...document.querySelectorAll('main article')].map((tile) => tile.ariaLabel ?? ''));
        }
        return names;
      }),
    );
    const onItsWay = asked - atRest;
    expect(passed.size, 'many tiles went by').toBeGreaterThan(100);
    expect(onItsWay, 'of the first turn at most').toBeLessThan(passed.size / 4);
    const missing = page.getByRole('article').locator('img').filter({ visible: false });
    await expect(missing, 'each picture has its turn').toHaveCount(0);
    await expect.poll(() => page.getByRole('article').locator('img').evaluateAll(hasLoaded), 'what is in sight is there').toBe(true);
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
