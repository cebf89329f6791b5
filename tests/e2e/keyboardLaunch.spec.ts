import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { enter, seeFocusAt, tabTo, textbox, walkThrough } from './keyboardWalk.ts';
import { expect, game, popularTile, register, test } from './support.ts';

const near = { within: 4 };

/** Opens what a tile's button opens, closes it by Escape, finds the focus on the button again, and opens it once more. */
async function openTwice(page: Page, button: ReturnType<Page['getByRole']>, name: string | RegExp): Promise<ReturnType<Page['getByRole']>> {
  const dialog = page.getByRole('dialog', { name });
  await enter(page, button);
  await expect(dialog).toBeVisible();
  expect(await walkThrough(page, dialog)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await seeFocusAt(page, button, 'where he was');
  await page.keyboard.press('Space');
  await expect(dialog).toBeVisible();
  return dialog;
}

test.describe('by keyboard alone', () => {
  // Some dozens of presses, each looked at.
  test.slow();

  test('§4 a visitor asks for a game: what asks him to log in is walked through, closed, and leads to the login box', async ({ page }) => {
    await page.goto('/web/');
    const dialog = await openTwice(page, popularTile(page).getByRole('button', { name: `Chơi ngay ${game}` }), /đăng nhập/i);
    await enter(page, dialog.getByRole('button', { name: 'Đăng nhập' }), near);
    await seeFocusAt(page, textbox(page, 'Tên đăng nhập'));
  });

  test('§4 a game in the page where its window is blocked, one that moves money first, and the page around it', async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await register(page);
    const button = popularTile(page).getByRole('button', { name: `Chơi ngay ${game}` });
    await enter(page, button);
    const frame = page.getByRole('dialog', { name: game });
    await expect(frame.frameLocator('iframe').getByRole('button', { name: 'Quay' })).toBeEnabled();
    await tabTo(page, frame.locator('iframe'), near);
    await tabTo(page, frame.getByRole('button', { name: 'Đóng' }), { key: 'Shift+Tab', within: 10 });
    await page.keyboard.press('Enter');
    await expect(frame).toHaveCount(0);
    await seeFocusAt(page, button, 'where he was');

    await page.goto('/web/casino?page=PT');
    const tile = page.getByRole('main').getByRole('article').first();
    await expect(tile).toBeVisible();
    const name = (await tile.getAttribute('aria-label')) ?? '';
    const asked = await openTwice(page, tile.getByRole('button', { name: /^Chơi ngay/ }), 'Chuyển tiền sang PT?');
    await enter(page, asked.getByRole('button', { name: 'Đồng ý và chơi' }), near);
    const blocked = page.getByRole('dialog', { name });
    expect(await walkThrough(page, blocked)).toEqual([]);
    await enter(page, blocked.getByRole('button', { name: 'Chơi ở đây' }), near);

    await expect(page).toHaveURL(/\/web\/play\/[^#?]+$/);
    await expect(page).toHaveTitle(new RegExp(`^${name} · `));
    const spin = page.frameLocator('iframe').getByRole('button', { name: 'Quay' });
    await expect(spin).toBeEnabled();
    const back = page.getByRole('link', { name: 'Về cổng' });
    await expect(back).toBeVisible();
    // The game in the frame is a page of its own, with a main part of its own.
    const { violations } = await new AxeBuilder({ page }).disableRules('landmark-unique').analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    await tabTo(page, back, near);
    await tabTo(page, page.locator('iframe'), near);
    await expect(async () => {
      if (!(await spin.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
      await expect(spin).toBeFocused({ timeout: 200 });
    }).toPass({ intervals: [50] });
    await page.keyboard.press('Space');
    await expect(page.getByRole('main').locator('dl > div').filter({ hasText: 'Số ván' }).locator('dd')).toHaveText('1');
    await enter(page, back, { key: 'Shift+Tab', within: 10 });
    await expect(page, 'the list that he came from').toHaveURL(/\/web\/casino\?page=PT$/);

    // Pages that have nothing to show are named as well.
    await page.goto('/web/play/none');
    await expect(page).toHaveTitle(/^Phiên chơi này · /);
    await page.goto('/web/nowhere');
    await expect(page).toHaveTitle(/^Không có trang này · /);
  });
});
