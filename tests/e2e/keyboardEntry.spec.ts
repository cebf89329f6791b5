import type { Page } from '@playwright/test';
import { bindContact, openAccountWithPhone } from './boundPhone.ts';
import {
  askForCode,
  comeFromProvider,
  enter,
  leaveWelcome,
  logInByKeys,
  openLoginBox,
  seeFocus,
  seeFocusAt,
  seeFocusKept,
  tabTo,
  textbox,
  tickAgreements,
  typeAccount,
  typeInto,
} from './keyboardWalk.ts';
import { test } from './ownGateway/test.ts';
import { balanceOf, balancePill, codeSentTo, demoPassword, expect, newUsername } from './support.ts';

const near = { within: 1 };
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const picture = (page: Page) => page.getByRole('img', { name: 'Hình chứa mã cần nhập' });

/** Goes from what is read off the picture to the picture, and asks for another one; the next key goes on from there. */
async function refreshPicture(page: Page): Promise<void> {
  const refresh = page.getByRole('button', { name: /Đổi hình khác/ });
  const first = (await picture(page).getAttribute('src')) ?? '';
  await tabTo(page, refresh, near);
  await page.keyboard.press('Space');
  await expect(picture(page)).not.toHaveAttribute('src', first);
  await expect(refresh).toBeFocused();
}

test.describe('by keyboard alone', () => {
  // Some dozens of presses, each looked at.
  test.slow();

  test('§2 §4 an expired password: no key leaves the modal; cancelling ends the session, a new password goes on with it', async ({
    page,
    gateway,
  }) => {
    const { username } = await gateway.openAccount();
    await gateway.operator('expire', username);
    const modal = page.getByRole('dialog', { name: 'Đổi mật khẩu' });
    const next = modal.getByLabel(/^Mật khẩu mới/);
    const confirm = modal.getByLabel(/^Xác nhận mật khẩu mới/);
    const cancel = modal.getByRole('button', { name: 'Huỷ và đăng xuất' });
    await openLoginBox(page);
    await logInByKeys(page, username, demoPassword);
    await seeFocusAt(page, next, 'the account is there to read');
    await page.keyboard.press('Escape');
    await expect(next).toBeFocused();
    await tabTo(page, cancel, { within: 5 });
    // Round to what comes first, and back.
    await tabTo(page, modal.getByRole('textbox', { name: 'Tên đăng nhập' }), near);
    await enter(page, cancel, { key: 'Shift+Tab', within: 1 });
    await seeFocusKept(page);
    await expect.poll(() => stored(page, 'token')).toBeNull();

    await openLoginBox(page);
    await logInByKeys(page, username, demoPassword);
    await expect(next).toBeFocused();
    await page.keyboard.type('Fresh123');
    await typeInto(page, confirm, 'Fresh124', { within: 2 });
    await enter(page, modal.getByRole('button', { name: 'Lưu mật khẩu mới' }), { within: 2 });
    await expect(confirm).toHaveAccessibleDescription('Mật khẩu xác nhận không đúng.');
    await seeFocusAt(page, confirm);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Fresh123');
    await page.keyboard.press('Enter');
    await seeFocusKept(page);
    await expect(page).toHaveURL(/\/web\/?$/);
    await expect(balancePill(page)).toContainText('500.000');
    expect((await gateway.call('login', { type: 'username', username, password: 'Fresh123' })).status).toBe(200);
  });

  test('§4 wrong passwords bring a captcha; another picture is asked for, read, and lets in', async ({ page, gateway }) => {
    const { username } = await gateway.openAccount();
    const password = textbox(page, 'Mật khẩu');
    const captcha = textbox(page, /^Mã captcha/);
    await openLoginBox(page);
    await page.keyboard.type(username);
    await typeInto(page, password, 'Wrong123', near);
    for (let tries = 0; tries < 3; tries += 1) {
      const answer = page.waitForResponse('**/api/session/login');
      await page.keyboard.press('Enter');
      expect((await answer).status()).toBe(400);
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Sai tài khoản hoặc mật khẩu.');
      await expect(password, 'what was wrong is typed again').toBeFocused();
    }
    await expect(picture(page)).toBeVisible();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(demoPassword);
    await page.keyboard.press('Enter');
    await expect(captcha).toHaveAccessibleDescription('Vui lòng nhập mã trong hình.');
    await seeFocusAt(page, captcha, 'what is missing');
    await refreshPicture(page);
    await gateway.answerCaptchas('K7QP');
    await typeInto(page, captcha, 'XXXX', { key: 'Shift+Tab', within: 1 });
    await enter(page, page.getByRole('dialog').getByRole('button', { name: 'Đăng nhập' }), { within: 3 });
    await expect(captcha).toHaveAccessibleDescription(/Mã captcha không đúng/);
    await expect(captcha).toHaveValue('');
    await seeFocusAt(page, captcha);
    await expect(picture(page)).toBeVisible();
    await gateway.answerCaptchas('K7QP');
    await page.keyboard.type('k7qp');
    await page.keyboard.press('Enter');
    await expect(balancePill(page)).toContainText('500.000');
    await seeFocusKept(page);
    await tabTo(page, balancePill(page), { key: 'Shift+Tab' });
  });

  test('§4 who comes from a social provider registers anew, told that it is final', async ({ page }) => {
    const person = newUsername();
    const choice = await comeFromProvider(page, person);
    await tabTo(page, choice.getByRole('radio', { name: /^Liên kết tài khoản/ }), near);
    await page.keyboard.press('ArrowDown');
    await expect(choice.getByRole('radio', { name: /^Đăng ký tài khoản mới/ })).toBeChecked();
    await enter(page, choice.getByRole('button', { name: 'Tiếp tục' }), near);
    await expect(page).toHaveURL(/\/web\/register$/);
    await expect(page.getByRole('main').getByText(/liên kết vĩnh viễn/)).toBeVisible();
    await seeFocusKept(page);
    await typeAccount(page, person);
    await tickAgreements(page);
    await page.keyboard.press('Enter');
    await leaveWelcome(page);
    await expect(balancePill(page)).toContainText('500.000');
    expect(await stored(page, 'account')).toBe(person);
  });

  test('§4 who is to register with a social login may do so without: the focus goes on in the page', async ({ page }) => {
    const choice = await comeFromProvider(page, newUsername());
    await tabTo(page, choice.getByRole('radio', { checked: true }), near);
    await page.keyboard.press('ArrowDown');
    await enter(page, choice.getByRole('button', { name: 'Tiếp tục' }), near);
    const main = page.getByRole('main');
    await enter(page, main.getByRole('button', { name: 'Đăng ký không liên kết' }), near);
    await expect(main.getByText(/liên kết vĩnh viễn/)).toHaveCount(0);
    await seeFocusKept(page);
    await tabTo(page, main.getByRole('tab', { selected: true }), near);
  });

  test('§4 a new address is proved by a code, which comes by the way that is chosen: SMS, then mail', async ({
    page,
    context,
    gateway,
  }) => {
    const { username, token, recipient, known } = await openAccountWithPhone(page, gateway);
    const email = `${username}@example.vn`;
    const knownMail = await bindContact(page, gateway, token, { way: 'email', contact: email });
    const check = { enabled: true, password: demoPassword };
    expect((await gateway.call('setNewAddressCheck', check, { token })).status).toBe(200);
    const factor = page.getByRole('dialog', { name: 'Xác minh đăng nhập' });
    const proveBy = async (way: RegExp, goThere: () => Promise<void>, sentTo: string, before: string | undefined): Promise<void> => {
      await openLoginBox(page);
      await logInByKeys(page, username, demoPassword);
      await tabTo(page, factor.getByRole('radio', { checked: true }), near);
      await goThere();
      await expect(factor.getByRole('radio', { name: way })).toBeChecked();
      await askForCode(page);
      await page.keyboard.type('000000');
      await enter(page, factor.getByRole('button', { name: 'Xác minh' }), { within: 2 });
      await expect(factor.getByRole('alert')).toHaveText(/^Xác minh không đúng/);
      await seeFocusAt(page, textbox(page, /^Mã xác minh/));
      const code = await codeSentTo(page, sentTo, before);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(code);
      await page.keyboard.press('Enter');
      await expect(balancePill(page)).toContainText('500.000');
      await seeFocusKept(page);
    };
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.78' });
    await proveBy(/^Tin nhắn SMS/, async () => undefined, recipient, known);
    await page.evaluate(() => localStorage.clear());
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.79' });
    await proveBy(/^Email/, () => page.keyboard.press('ArrowDown'), email, knownMail);
  });

  test.describe('with free play', () => {
    test.beforeEach(({ gateway }) => gateway.operator('free-play', 'on'));
    test.afterEach(({ gateway }) => gateway.operator('free-play', 'off'));

    test('§3 §6 a visitor plays on a trial account', async ({ page }) => {
      await openLoginBox(page);
      await page.keyboard.press('Escape');
      await seeFocusAt(page, page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' }), 'thought better of it');
      await page.keyboard.press('Enter');
      await enter(page, page.getByRole('dialog').getByRole('button', { name: 'Chơi thử miễn phí' }), { within: 10 });
      await seeFocusKept(page);
      await expect.poll(() => balanceOf(page)).toBe(0);
      await tabTo(page, page.getByRole('button', { name: 'Đăng xuất' }), { key: 'Shift+Tab' });
    });
  });

  test.describe('on a phone, with the captcha listed', () => {
    test.use({ viewport: { width: 360, height: 740 } });
    test.beforeEach(({ gateway }) => gateway.operator('captcha-registration', 'on'));
    test.afterEach(({ gateway }) => gateway.operator('captcha-registration', 'off'));

    test('§3 §4 a visitor registers in steps: on, back, an error that leads to its field, and the captcha', async ({ page, gateway }) => {
      const main = page.getByRole('main');
      const next = main.getByRole('button', { name: 'Tiếp tục' });
      const username = textbox(page, /^Tên đăng nhập/);
      const name = newUsername();
      await page.goto('/web/register');
      await enter(page, next);
      const summary = main.getByRole('alert').filter({ hasText: 'Vui lòng kiểm tra các ô sau' });
      await seeFocusAt(page, summary);
      await enter(page, summary.getByRole('link', { name: /^Tên đăng nhập/ }), near);
      await seeFocusAt(page, username);
      await typeAccount(page, name);
      await page.keyboard.press('Enter');
      await expect(textbox(page, /^Email/)).toBeVisible();
      await enter(page, main.getByRole('button', { name: 'Quay lại' }), { within: 10 });
      await seeFocusKept(page);
      expect((await seeFocus(page)).fault, 'where he has come').toBeUndefined();
      await tabTo(page, username, near);
      await expect(username).toHaveValue(name);
      await enter(page, next);
      await expect(textbox(page, /^Email/)).toBeVisible();
      await typeInto(page, textbox(page, /^Email/), 'no address', { within: 3 });
      await page.keyboard.press('Enter');
      await seeFocusAt(page, summary);
      await enter(page, summary.getByRole('link', { name: /^Email/ }), near);
      await seeFocusAt(page, textbox(page, /^Email/));
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(`${name}@example.vn`);
      await page.keyboard.press('Enter');
      const captcha = textbox(page, /^Captcha/);
      await expect(picture(page)).toBeVisible();
      await tabTo(page, captcha, { within: 3 });
      await refreshPicture(page);
      await gateway.answerCaptchas('K7QP');
      await typeInto(page, captcha, 'XXXX', { key: 'Shift+Tab', within: 1 });
      await tickAgreements(page);
      await page.keyboard.press('Enter');
      await seeFocusAt(page, summary);
      await enter(page, summary.getByRole('link', { name: /^Captcha/ }), near);
      await seeFocusAt(page, captcha);
      await expect(captcha).toHaveValue('');
      await expect(picture(page)).toBeVisible();
      await gateway.answerCaptchas('K7QP');
      await page.keyboard.type('k7qp');
      await page.keyboard.press('Enter');
      await leaveWelcome(page);
      await expect(balancePill(page)).toContainText('500.000');
    });
  });
});
