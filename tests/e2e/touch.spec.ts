import type { Browser, Page } from '@playwright/test';
import { slowNetwork } from '../support/slowNetwork.ts';
import { expect, logIn, register, test } from './support.ts';

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const wanted = 'Rồng Vàng Megaways';
/** What a player who has never seen the portal may take, on a machine that nothing else runs on. */
const longestMs = 10_000;
/** What such a machine takes for the sorting below. */
const usualSortMs = 100;

/** How many times slower this machine is by now, with whatever runs beside: 1 for one that is fast, and 2 at most. */
async function slownessOf(page: Page): Promise<number> {
  const sortMs = await page.evaluate(() => {
    const figures = Float64Array.from({ length: 1_000_000 }, (_, index) => (index * 7919) % 1_000_003);
    const begun = performance.now();
    figures.sort();
    return performance.now() - begun;
  });
  return Math.min(2, Math.max(1, sortMs / usualSortMs));
}

/** A phone whose owner is logged in, with nothing of the portal on it. */
async function phoneOf(browser: Browser, player: Page): Promise<Page> {
  const context = await browser.newContext({ ...phone, storageState: await player.context().storageState() });
  return context.newPage();
}

test.describe('by a finger on a phone', () => {
  test('a member who has never seen the portal finds and opens a given game within ten seconds, by four touches', async ({
    browser,
    page: before,
  }) => {
    await logIn(before, 'member01');
    const page = await phoneOf(browser, before);
    await slowNetwork(page, 'slow 4G');
    const slownessBefore = await slownessOf(page);
    const begun = Date.now();
    await page.goto('/web/');
    await page.getByRole('navigation', { name: 'Thanh điều hướng' }).getByRole('link', { name: 'Trò chơi' }).tap();
    const field = page.getByRole('searchbox', { name: 'Tìm trò chơi' });
    await field.tap();
    await field.pressSequentially('rong vang');
    const tile = page.getByRole('main').getByRole('article', { name: wanted });
    await tile.tap();
    const opened = page.context().waitForEvent('page');
    await tile.getByRole('button', { name: `Chơi ngay ${wanted}` }).tap();
    await expect((await opened).getByRole('heading', { level: 1, name: wanted })).toBeVisible();
    const takenMs = Date.now() - begun;
    const slowness = Math.max(slownessBefore, await slownessOf(page));
    expect(takenMs, `milliseconds from the address to the game, on a machine ${slowness} times slower`).toBeLessThan(longestMs * slowness);
    await page.context().close();
  });

  test('a touch of a tile brings its buttons out and opens nothing, a touch of its heart keeps the game', async ({
    browser,
    page: before,
  }) => {
    await register(before);
    const page = await phoneOf(browser, before);
    await page.goto('/web/');
    const tile = page.getByRole('list', { name: 'Phổ biến hôm nay' }).getByRole('article').nth(3);
    const name = (await tile.getAttribute('aria-label')) ?? '';
    const play = tile.getByRole('button', { name: `Chơi ngay ${name}` });
    const buttons = play.locator('..');
    await tile.getByRole('button', { name: `Yêu thích ${name}` }).tap();
    await expect(tile.getByRole('button', { name: `Yêu thích ${name}`, pressed: true })).toBeVisible();
    await expect(buttons, 'the heart is a deed of its own').toHaveCSS('opacity', '0');
    await tile.tap();
    await expect(buttons).toHaveCSS('opacity', '1');
    expect(page.context().pages(), 'nobody starts a game by scrolling').toHaveLength(1);
    const opened = page.context().waitForEvent('page');
    await play.tap();
    await expect((await opened).getByRole('heading', { level: 1, name })).toBeVisible();
    await page.context().close();
  });
});
