import { enter, tabTo, typeInto } from './keyboardWalk.ts';
import { balancePill, expect, logIn, register, test } from './support.ts';

const wanted = 'Rồng Vàng Megaways';

test('by keys alone: a game is found from anywhere, kept, and opened', async ({ page, context }) => {
  await register(page);
  // The first paint stands before the portal listens.
  await expect(balancePill(page)).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Tìm trò chơi' })).toBeFocused();
  await page.keyboard.type('rong vang');
  const tile = page.getByRole('main').getByRole('article', { name: wanted });
  const play = tile.getByRole('button', { name: `Chơi ngay ${wanted}` });
  await tabTo(page, play);
  await enter(page, tile.getByRole('button', { name: `Yêu thích ${wanted}` }), { within: 4 });
  await expect(tile.getByRole('button', { name: `Yêu thích ${wanted}`, pressed: true })).toBeFocused();
  await tabTo(page, play, { key: 'Shift+Tab', within: 4 });
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  await expect((await opened).getByRole('heading', { level: 1, name: wanted })).toBeVisible();
});

test('by keys alone: an article of the help is searched and read, a notice is opened', async ({ page }) => {
  await logIn(page, 'member01', '/web/helpmc');
  await typeInto(page, page.getByRole('searchbox'), 'rut tien');
  const hit = page.getByRole('main').getByRole('list').getByRole('link').first();
  const title = (await hit.textContent()) ?? '';
  await enter(page, hit);
  await expect(page.locator(':focus')).toContainText(title);

  await enter(page, page.getByRole('banner').getByRole('link', { name: 'Thông báo' }));
  const list = page.getByRole('dialog', { name: 'Thông báo' });
  const notice = list.getByRole('button', { expanded: false }).first();
  await enter(page, notice, { within: 6 });
  await expect(list.getByRole('button', { expanded: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
});
