import type { Page } from '@playwright/test';
import { authenticatorCode } from './authenticatorCode.ts';
import { newPhone } from './boundPhone.ts';
import { askForCode, enter, logInByKeys, openCentre, tabTo, typeInto } from './keyboardWalk.ts';
import { centre } from './memberCentre.ts';
import { test } from './ownGateway/test.ts';
import { balancePill, codeSentTo, demoPassword, expect, newUsername } from './support.ts';

const field = (page: Page, name: RegExp) => centre(page).getByLabel(name);
const wayBack = (page: Page) => centre(page).getByRole('link', { name: '‹ Bảo mật tài khoản' });
const near = { within: 1 };

/** From the login to a page of the security centre: the focus has come along, so that the next key reaches its head. */
async function openPage(page: Page, username: string, link: string): Promise<void> {
  await page.goto('/web/?dialog=login');
  await logInByKeys(page, username, demoPassword);
  await expect(balancePill(page)).toContainText('500.000');
  await openCentre(page);
  await enter(page, centre(page).getByRole('link', { name: link }));
  await tabTo(page, wayBack(page), near);
}

/** The page says what has come of it, and leads back to the list, where the account now stands so. */
async function seeDone(page: Page, said: RegExp, link: string): Promise<void> {
  await expect(centre(page).getByText(said)).toBeVisible();
  await enter(page, wayBack(page), near);
  await tabTo(page, centre(page).getByRole('link', { name: link }), { within: 10 });
}

/** Asks for a code by what has just been typed into this field, and gives it with the login's password. */
async function proveContact(page: Page, recipient: string): Promise<void> {
  await askForCode(page);
  await page.keyboard.type(await codeSentTo(page, recipient));
  await typeInto(page, field(page, /^Mật khẩu đăng nhập/), demoPassword, { within: 2 });
  await page.keyboard.press('Enter');
}

test.describe('a member by keyboard alone', () => {
  // Some dozens of presses, each looked at.
  test.slow();

  test('§3 sets the fund password, and looks at what was typed', async ({ page, gateway }) => {
    const { username } = await gateway.openAccount();
    await openPage(page, username, 'Thiết lập Mật khẩu quỹ');
    await typeInto(page, field(page, /^Mật khẩu đăng nhập/), demoPassword, near);
    await typeInto(page, field(page, /^Mật khẩu quỹ mới/), 'Fund1234', { within: 2 });
    await tabTo(page, centre(page).getByRole('button', { name: 'Hiện mật khẩu' }).nth(1), near);
    await page.keyboard.press('Space');
    await expect(field(page, /^Mật khẩu quỹ mới/)).toHaveAttribute('type', 'text');
    await typeInto(page, field(page, /^Xác nhận mật khẩu quỹ/), 'Fund1234', near);
    await page.keyboard.press('Enter');
    await seeDone(page, /^Đã lưu mật khẩu quỹ\./, 'Thay đổi Mật khẩu quỹ');
  });

  test('§5 binds a phone', async ({ page, gateway }) => {
    const { username } = await gateway.openAccount();
    const { mobileNum, recipient } = newPhone();
    await openPage(page, username, 'Thiết lập Số điện thoại');
    await typeInto(page, field(page, /^Số điện thoại/), mobileNum, { within: 2 });
    await proveContact(page, recipient);
    await seeDone(page, new RegExp(`^Đã liên kết số điện thoại ${mobileNum}`), 'Thay đổi Số điện thoại');
  });

  test('§5 binds an e-mail address', async ({ page, gateway }) => {
    const { username } = await gateway.openAccount();
    const email = `${newUsername()}@example.vn`;
    await openPage(page, username, 'Thiết lập Email');
    await typeInto(page, field(page, /^Email/), email, near);
    await proveContact(page, email);
    await seeDone(page, new RegExp(`^Đã liên kết email ${email}`), 'Thay đổi Email');
  });

  test('§4 binds an authenticator', async ({ page, gateway }) => {
    const { username } = await gateway.openAccount();
    await openPage(page, username, 'Thiết lập Ứng dụng xác thực');
    await typeInto(page, field(page, /^Mật khẩu đăng nhập/), demoPassword, near);
    await page.keyboard.press('Enter');
    // Its picture has taken the place of the password; the key that can be typed instead stands below it.
    await tabTo(page, field(page, /^Khoá nhập tay/), { within: 2 });
    const secret = await field(page, /^Khoá nhập tay/).inputValue();
    await typeInto(page, field(page, /^Mã trong ứng dụng/), authenticatorCode(secret), { within: 2 });
    await page.keyboard.press('Enter');
    await seeDone(page, /^Đã liên kết ứng dụng xác thực\./, 'Thay đổi Ứng dụng xác thực');
  });

  test('§4 turns the check of new addresses on and off', async ({ page, gateway }) => {
    const { username, token } = await gateway.openAccount();
    const named = await gateway.call('setRealName', { realName: 'NGUYEN VAN AN', password: demoPassword }, { token });
    expect(named.status).toBe(200);
    await openPage(page, username, 'Bật Xác minh thêm ở địa chỉ mới');
    await typeInto(page, field(page, /^Mật khẩu đăng nhập/), demoPassword, near);
    await page.keyboard.press('Enter');
    await seeDone(page, /^Đã bật\./, 'Tắt Xác minh thêm ở địa chỉ mới');
    await page.keyboard.press('Enter');
    await typeInto(page, field(page, /^Mật khẩu đăng nhập/), demoPassword, { within: 2 });
    await page.keyboard.press('Enter');
    await seeDone(page, /^Đã tắt\./, 'Bật Xác minh thêm ở địa chỉ mới');
  });

  test('§9 sets the real name, once, after a question that Enter alone does not answer', async ({ page, gateway }) => {
    const { username } = await gateway.openAccount();
    await openPage(page, username, 'Thiết lập Họ tên thật');
    await typeInto(page, field(page, /^Họ tên thật/), 'NGUYEN VAN AN', near);
    await typeInto(page, field(page, /^Mật khẩu đăng nhập/), demoPassword, near);
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question.getByText('NGUYEN VAN AN', { exact: false })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await expect(field(page, /^Mật khẩu đăng nhập/), 'thought better of it').toBeFocused();
    await page.keyboard.press('Enter');
    await enter(page, question.getByRole('button', { name: 'Lưu họ tên' }), near);
    await seeDone(page, /^Đã lưu họ tên\./, 'Xem Họ tên thật');
  });

  test('§2 sees the sessions and ends another one', async ({ page, gateway }) => {
    const { username, token } = await gateway.openAccount();
    await openPage(page, username, 'Xem Lịch sử đăng nhập');
    const end = centre(page).getByRole('button', { name: /^Kết thúc phiên/ });
    await expect(end).toHaveCount(1);
    await enter(page, end, { within: 2 });
    const question = page.getByRole('alertdialog');
    await enter(page, question.getByRole('button', { name: 'Kết thúc' }), near);
    await expect(centre(page).getByText('Đã kết thúc 1 phiên đăng nhập.')).toBeVisible();
    expect((await gateway.call('getMemberInfo', {}, { token })).status, 'the session that was ended').toBe(401);
    await tabTo(page, wayBack(page), near);
  });
});
