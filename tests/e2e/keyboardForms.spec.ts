import type { Locator, Page } from '@playwright/test';
import { centre } from './memberCentre.ts';
import { test } from './ownGateway/test.ts';
import { balancePill, demoPassword, expect, newestMessage, newUsername } from './support.ts';

/** Past the header with its navigation and a page's first parts. */
const mostPresses = 80;

/** Presses Tab until the focus is there; what no Tab reaches fails. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element.contains(document.activeElement));
  for (let press = 0; press < mostPresses && !(await isThere()); press += 1) await page.keyboard.press('Tab');
  expect(await isThere(), `${target} by Tab`).toBe(true);
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

const textbox = (page: Page, name: RegExp | string): Locator => page.getByRole('textbox', { name });

test.describe('by keyboard alone', () => {
  // Some dozens of presses, each looked at.
  test.slow();

  test('§3 a visitor registers', async ({ page }) => {
    await page.goto('/web/register');
    await expect(textbox(page, /^Tên đăng nhập/)).toBeVisible();
    await typeInto(page, textbox(page, /^Tên đăng nhập/), newUsername());
    await typeInto(page, textbox(page, /^Mật khẩu(?! quỹ)/), demoPassword);
    await typeInto(page, textbox(page, /^Xác nhận mật khẩu/), demoPassword);
    for (const box of [/đủ 18 tuổi/, /Tôi đồng ý/]) {
      await tabTo(page, page.getByRole('checkbox', { name: box }));
      await page.keyboard.press('Space');
      await expect(page.getByRole('checkbox', { name: box })).toBeChecked();
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /^Chào mừng/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(balancePill(page)).toContainText('500.000');
  });

  test('§4 who logs in from a new address chooses how to prove it', async ({ page, context }) => {
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.77' });
    await page.goto('/web/?dialog=login');
    await expect(textbox(page, 'Tên đăng nhập')).toBeFocused();
    await page.keyboard.type('newip01');
    await typeInto(page, textbox(page, 'Mật khẩu'), demoPassword);
    await page.keyboard.press('Enter');
    const factor = page.getByRole('dialog', { name: 'Xác minh đăng nhập' });
    await expect(factor).toBeVisible();
    await tabTo(page, factor.getByRole('radio', { checked: true }));
    const bankName = factor.getByRole('radio', { name: 'Tên chủ tài khoản ngân hàng' });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(bankName).toBeChecked();
    await typeInto(page, textbox(page, /^Tên chủ tài khoản/), 'nguyen ngoc lan');
    await page.keyboard.press('Enter');
    await expect(balancePill(page)).toContainText('1.000.000');
  });

  test('§2 who forgot the password sets a new one by mail', async ({ page, gateway }) => {
    const email = `${newUsername()}@example.vn`;
    const { username } = await gateway.openAccount({ email });
    await page.goto('/web/?dialog=login');
    await tabTo(page, page.getByRole('link', { name: 'Quên mật khẩu?' }));
    await page.keyboard.press('Enter');
    const forgot = page.getByRole('dialog', { name: 'Quên mật khẩu' });
    await expect(forgot.getByRole('textbox', { name: 'Tên đăng nhập' })).toBeFocused();
    await page.keyboard.type(username);
    await typeInto(page, forgot.getByRole('textbox', { name: 'Email' }), email);
    await page.keyboard.press('Enter');
    await expect(forgot.getByText(/^Đã gửi email\./)).toBeVisible();
    const link = /\/web\/reset-password\?token=\S+/.exec(await newestMessage(page, email))?.[0] ?? '';
    await page.goto(link);
    await typeInto(page, textbox(page, /^Mật khẩu mới/), 'Fresh123');
    await typeInto(page, textbox(page, /^Xác nhận mật khẩu mới/), 'Fresh123');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByText(/^Đã đặt mật khẩu mới\./)).toBeVisible();
    expect((await gateway.call('login', { type: 'username', username, password: 'Fresh123' })).status).toBe(200);
  });

  test('§3 a member finds the security centre and changes the password', async ({ page, gateway }) => {
    const { username } = await gateway.openAccount();
    await page.goto('/web/?dialog=login');
    await expect(textbox(page, 'Tên đăng nhập')).toBeFocused();
    await page.keyboard.type(username);
    await typeInto(page, textbox(page, 'Mật khẩu'), demoPassword);
    await page.keyboard.press('Enter');
    await expect(balancePill(page)).toContainText('500.000');
    await tabTo(page, page.getByRole('link', { name: /Trung tâm cá nhân/ }));
    await page.keyboard.press('Enter');
    await tabTo(page, centre(page).getByRole('link', { name: 'Thay đổi Mật khẩu đăng nhập' }));
    await page.keyboard.press('Enter');
    await typeInto(page, centre(page).getByLabel(/^Mật khẩu cũ/), demoPassword);
    await typeInto(page, centre(page).getByLabel(/^Mật khẩu mới/), 'Fresh123');
    await typeInto(page, centre(page).getByLabel(/^Xác nhận mật khẩu mới/), 'Fresh123');
    await page.keyboard.press('Enter');
    await expect(centre(page).getByText('Đã đổi mật khẩu.', { exact: false })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(centre(page)).toHaveCount(0);
  });
});
