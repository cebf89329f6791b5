import type { Page } from '@playwright/test';
import { centre } from './memberCentre.ts';
import { expect, fillLogin, logIn, refuseToken, register, test } from './support.ts';

const deposit = (page: Page) => page.getByRole('dialog', { name: 'Nạp tiền' });
const amount = (page: Page) => deposit(page).getByRole('textbox', { name: /^Số tiền/ });

/** The gateway refuses the token; the order that is sent is the one that meets it, and no call that the page makes by itself before. */
async function orderRefused(page: Page): Promise<void> {
  await page.route('**/api/wallets/deposit', refuseToken);
  await amount(page).press('Enter');
  const ended = page.getByRole('alertdialog');
  await expect(ended).toContainText('Bạn đã bị đăng xuất, vui lòng đăng nhập lại');
  await page.unroute('**/api/wallets/deposit');
  await ended.getByRole('button', { name: 'Đồng ý' }).click();
}

test('§8 a deposit that was being typed is there after logging in again; another account finds an empty form', async ({ page }) => {
  // A registration and two logins.
  test.slow();
  const username = await register(page, '/web/?group=fish&center=deposit');
  await amount(page).fill('12.345');
  await orderRefused(page);
  await fillLogin(page, username);
  await expect(page).toHaveURL(/group=fish&center=deposit$/);
  await expect(amount(page)).toHaveValue('12.345');

  await orderRefused(page);
  await fillLogin(page, 'member01');
  await expect(page).toHaveURL(/center=deposit$/);
  await expect(amount(page)).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('account'))).toBe('member01');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('12.345');
});

test('§8 a session that was refused in one tab says so in the other too, where the form and the place are kept', async ({ page }) => {
  test.slow();
  const username = await register(page);
  const other = await page.context().newPage();
  await other.goto('/web/?group=fish&center=deposit');
  await amount(other).fill('12.345');
  await page.goto('/web/?center=deposit');
  await amount(page).fill('23.456');
  await orderRefused(page);
  const ended = other.getByRole('alertdialog');
  await expect(ended).toContainText('Bạn đã bị đăng xuất, vui lòng đăng nhập lại');
  await ended.getByRole('button', { name: 'Đồng ý' }).click();
  await fillLogin(other, username);
  await expect(other).toHaveURL(/group=fish&center=deposit$/);
  await expect(amount(other)).toHaveValue('12.345');
});

test('§8 a session that is ended on another device: the contact is kept, its code and the password are not', async ({ page, browser }) => {
  // Two browsers, each with a login of its own.
  test.slow();
  const username = await register(page);
  const live = page.waitForResponse('**/api/live/events');
  await page.goto('/web/?center=account&page=email');
  await live;
  await centre(page)
    .getByLabel(/^Email/)
    .fill(`${username}@mail.example`);
  await centre(page)
    .getByLabel(/^Mã xác minh/)
    .fill('135790');
  await centre(page)
    .getByLabel(/^Mật khẩu đăng nhập/)
    .fill('Hushed77');
  const elsewhere = await (await browser.newContext()).newPage();
  await logIn(elsewhere, username);
  await elsewhere.goto('/web/?center=account&page=sessions');
  await centre(elsewhere).getByRole('button', { name: 'Kết thúc mọi phiên khác' }).click();
  await elsewhere.getByRole('alertdialog').getByRole('button', { name: 'Kết thúc' }).click();
  const ended = page.getByRole('alertdialog');
  await expect(ended).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(/135790|Hushed77/);
  await ended.getByRole('button', { name: 'Đồng ý' }).click();
  await fillLogin(page, username);
  await expect(centre(page).getByLabel(/^Email/)).toHaveValue(`${username}@mail.example`);
  await expect(centre(page).getByLabel(/^Mật khẩu đăng nhập/)).toHaveValue('');
  await expect(centre(page).getByLabel(/^Mã xác minh/)).toHaveValue('');
  await elsewhere.context().close();
});
