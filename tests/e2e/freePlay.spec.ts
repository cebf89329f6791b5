import { test } from './ownGateway/test.ts';
import { balanceOf, clickTile, expect } from './support.ts';

test.beforeEach(({ gateway }) => gateway.operator('free-play', 'on'));
test.afterEach(({ gateway }) => gateway.operator('free-play', 'off'));

test('§3 §6 free play: a visitor plays demo games on a trial account, and real play asks for a formal one', async ({ page, context }) => {
  await page.goto('/web/?dialog=login');
  const dialog = page.getByRole('dialog', { name: 'Đăng nhập' });
  await dialog.getByRole('button', { name: 'Chơi thử miễn phí' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Đăng xuất' })).toBeVisible();
  await expect.poll(() => balanceOf(page)).toBe(0);

  const opening = context.waitForEvent('page');
  await clickTile(page, 'Chơi thử');
  const gamePage = await opening;
  await expect(gamePage.locator('#demo')).toBeVisible();
  await gamePage.close();

  await clickTile(page, 'Chơi ngay');
  await expect(page.getByText('Vui lòng đăng ký hoặc đăng nhập tài khoản chính thức.')).toBeVisible();
  await expect.poll(() => context.pages().length, { message: 'no window stays behind' }).toBe(1);
});

test('§6 where the brand has no free play, nobody is offered it', async ({ page, gateway }) => {
  await gateway.operator('free-play', 'off');
  await page.goto('/web/?dialog=login');
  const dialog = page.getByRole('dialog', { name: 'Đăng nhập' });
  // The ways that the permission brings stand by then.
  await expect(dialog.getByRole('link', { name: 'Facebook' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Chơi thử miễn phí' })).toHaveCount(0);
});
