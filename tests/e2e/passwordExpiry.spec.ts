import type { Page } from '@playwright/test';
import { balancePill, demoPassword, expect, fillLogin, test } from './support.ts';

// One account whose password has expired: its tests follow each other, and the last one changes it.
test.describe.configure({ mode: 'serial' });

const account = 'expired01';
const newPassword = 'Baize456';
const modal = (page: Page) => page.getByRole('dialog', { name: 'Đổi mật khẩu' });

async function enter(page: Page, password = demoPassword): Promise<void> {
  await page.goto('/web/?group=fish&dialog=login');
  await fillLogin(page, account, password);
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

test('§2 §4 an expired password: nothing closes the modal, a reload brings it back, other addresses open nothing', async ({ page }) => {
  await enter(page);
  await expect(modal(page).getByRole('textbox', { name: 'Tên đăng nhập' })).toHaveValue(account);
  await expect(modal(page).getByRole('textbox', { name: 'Tên đăng nhập' })).not.toBeEditable();
  await expect(modal(page).getByLabel(/^Mật khẩu cũ/), 'the login has just proved it').toHaveCount(0);
  await expect(modal(page).getByLabel(/^Mật khẩu mới/)).toBeFocused();
  await expect(modal(page).getByRole('button', { name: 'Đóng' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(modal(page)).toBeVisible();
  await page.reload();
  await expect(modal(page)).toBeVisible();
  await page.goto('/web/?center=deposit');
  await expect(modal(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('§4 cancelling drops the token and goes back to the web home', async ({ page }) => {
  await enter(page);
  const ended = page.waitForResponse('**/api/session/logout');
  await modal(page).getByRole('button', { name: 'Huỷ và đăng xuất' }).click();
  expect((await ended).status()).toBe(200);
  await expect(page).toHaveURL(/\/web\/?$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Đăng nhập' }).first()).toBeVisible();
  expect(await stored(page)).toBeNull();
});

test('§5 the new password: errors at their fields; then /web with the same session, and only the new one logs in', async ({
  page,
  context,
}) => {
  await enter(page);
  await expect(modal(page)).toBeVisible();
  const second = await context.newPage();
  await second.goto('/web/?group=slots');
  await expect(modal(second)).toBeVisible();
  const next = modal(page).getByLabel(/^Mật khẩu mới/);
  const confirm = modal(page).getByLabel(/^Xác nhận mật khẩu mới/);
  const save = modal(page).getByRole('button', { name: 'Lưu mật khẩu mới' });
  await next.fill('Ba1');
  await confirm.fill('Ba2');
  await save.click();
  await expect(next).toHaveAccessibleDescription(/Vui lòng nhập mật khẩu gồm 6 - 16 ký tự/);
  await expect(next).toBeFocused();
  await expect(confirm).toHaveAccessibleDescription('Mật khẩu xác nhận không đúng.');
  await next.fill(demoPassword);
  await confirm.fill(demoPassword);
  await save.click();
  await expect(next, 'the old one again').toHaveAccessibleDescription(/Không dùng được mật khẩu này/);
  const token = await stored(page);
  await next.fill(newPassword);
  await confirm.fill(newPassword);
  await save.click();
  await expect(modal(page)).toHaveCount(0);
  await expect(modal(second), '§4 the other tab agrees within two seconds, and stays where it was').toHaveCount(0, { timeout: 2_000 });
  await expect(second).toHaveURL(/\/web\/?\?group=slots$/);
  await expect(balancePill(second)).toContainText('₫');
  await expect(page).toHaveURL(/\/web\/?$/);
  expect(await stored(page)).toBe(token);
  await page.reload();
  await expect(balancePill(page)).toContainText('₫');
  await page.goto('/web/?center=deposit');
  await expect(page.getByRole('dialog', { name: 'Nạp tiền' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await enter(page);
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Sai tài khoản hoặc mật khẩu.');
  await fillLogin(page, account, newPassword);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(balancePill(page)).toContainText('₫');
});
