import { askForCode, enter, logInByKeys, openCentre, tabTo, textbox, tickAgreements, typeAccount, typeInto } from './keyboardWalk.ts';
import { centre } from './memberCentre.ts';
import { test } from './ownGateway/test.ts';
import { balancePill, demoPassword, expect, linkSentTo, newUsername } from './support.ts';

test.describe('by keyboard alone', () => {
  // Some dozens of presses, each looked at.
  test.slow();

  test('§3 a visitor registers', async ({ page }) => {
    await page.goto('/web/register');
    await typeAccount(page, newUsername());
    await tickAgreements(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /^Chào mừng/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(balancePill(page)).toContainText('500.000');
  });

  test('§4 who logs in from a new address chooses how to prove it', async ({ page, context }) => {
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.77' });
    await page.goto('/web/?dialog=login');
    await logInByKeys(page, 'newip01', demoPassword);
    const factor = page.getByRole('dialog', { name: 'Xác minh đăng nhập' });
    await expect(factor).toBeVisible();
    const chosen = factor.getByRole('radio', { checked: true });
    await tabTo(page, chosen, { within: 1 });
    await askForCode(page);
    // Thinks better of it.
    await tabTo(page, chosen, { key: 'Shift+Tab', within: 1 });
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
    await enter(page, page.getByRole('link', { name: 'Quên mật khẩu?' }));
    const forgot = page.getByRole('dialog', { name: 'Quên mật khẩu' });
    await expect(forgot.getByRole('textbox', { name: 'Tên đăng nhập' })).toBeFocused();
    await page.keyboard.type(username);
    await typeInto(page, forgot.getByRole('textbox', { name: 'Email' }), email);
    await page.keyboard.press('Enter');
    await expect(forgot.getByText(/^Đã gửi email\./)).toBeVisible();
    await page.goto(await linkSentTo(page, email));
    await typeInto(page, textbox(page, /^Mật khẩu mới/), 'Fresh123');
    await typeInto(page, textbox(page, /^Xác nhận mật khẩu mới/), 'Fresh123');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByText(/^Đã đặt mật khẩu mới\./)).toBeVisible();
    expect((await gateway.call('login', { type: 'username', username, password: 'Fresh123' })).status).toBe(200);
  });

  test('§3 a member finds the security centre and changes the password', async ({ page, gateway }) => {
    const { username } = await gateway.openAccount();
    await page.goto('/web/?dialog=login');
    await logInByKeys(page, username, demoPassword);
    await expect(balancePill(page)).toContainText('500.000');
    await openCentre(page);
    await enter(page, centre(page).getByRole('link', { name: 'Thay đổi Mật khẩu đăng nhập' }));
    await typeInto(page, centre(page).getByLabel(/^Mật khẩu cũ/), demoPassword);
    await typeInto(page, centre(page).getByLabel(/^Mật khẩu mới/), 'Fresh123');
    await typeInto(page, centre(page).getByLabel(/^Xác nhận mật khẩu mới/), 'Fresh123');
    await page.keyboard.press('Enter');
    await expect(centre(page).getByText('Đã đổi mật khẩu.', { exact: false })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(centre(page)).toHaveCount(0);
  });
});
