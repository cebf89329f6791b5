import type { Page } from '@playwright/test';
import { newPhone, openAccountWithPhone } from './boundPhone.ts';
import {
  askForCode,
  comeFromProvider,
  enter,
  leaveWelcome,
  logInByKeys,
  openLoginBox,
  seeFocusKept,
  tabTo,
  textbox,
  tickAgreements,
  typeInto,
} from './keyboardWalk.ts';
import { test } from './ownGateway/test.ts';
import { balancePill, codeSentTo, demoPassword, expect, newUsername } from './support.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test.describe('by keyboard alone', () => {
  // Some dozens of presses, each looked at.
  test.slow();

  test('§2 a member logs in by the SMS tab', async ({ page, gateway }) => {
    const { username, mobileNum, recipient, known } = await openAccountWithPhone(page, gateway);
    await openLoginBox(page);
    await tabTo(page, tab(page, 'Tài khoản'), { key: 'Shift+Tab', within: 2 });
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Mã SMS')).toBeFocused();
    await typeInto(page, textbox(page, /^Số điện thoại/), mobileNum, { within: 3 });
    await askForCode(page);
    await page.keyboard.type(await codeSentTo(page, recipient, known));
    await page.keyboard.press('Enter');
    await expect(balancePill(page)).toContainText('500.000');
    await seeFocusKept(page);
    expect(await page.evaluate(() => localStorage.getItem('account'))).toBe(username);
    await tabTo(page, balancePill(page), { key: 'Shift+Tab' });
  });

  test('§2 who forgot the password sets a new one by SMS, and logs in with it', async ({ page, gateway }) => {
    const { username, mobileNum, recipient, known } = await openAccountWithPhone(page, gateway);
    await page.goto('/web/?dialog=login');
    await enter(page, page.getByRole('link', { name: 'Quên mật khẩu?' }));
    await expect(textbox(page, 'Email')).toBeVisible();
    await tabTo(page, tab(page, 'Email'), { key: 'Shift+Tab', within: 2 });
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Tin nhắn SMS')).toBeFocused();
    await typeInto(page, textbox(page, /^Số điện thoại/), mobileNum, { within: 3 });
    await askForCode(page);
    await page.keyboard.type(await codeSentTo(page, recipient, known));
    await typeInto(page, textbox(page, /^Mật khẩu mới/), 'Fresh123', { within: 2 });
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Đã đặt mật khẩu mới\./)).toBeVisible();
    await enter(page, page.getByRole('link', { name: 'Về trang đăng nhập' }), { within: 1 });
    await logInByKeys(page, username, 'Fresh123');
    await expect(balancePill(page)).toContainText('500.000');
  });

  test('§3 a visitor registers by mobile', async ({ page }) => {
    const { mobileNum, recipient } = newPhone();
    await page.goto('/web/register');
    await tabTo(page, tab(page, 'Tên đăng nhập'));
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Số điện thoại')).toBeFocused();
    await typeInto(page, textbox(page, /^Số điện thoại/), mobileNum, { within: 3 });
    await typeInto(page, textbox(page, /^Mật khẩu/), demoPassword, { within: 2 });
    await typeInto(page, textbox(page, /^Xác nhận mật khẩu/), demoPassword, { within: 2 });
    await tabTo(page, textbox(page, /^Mã giới thiệu/), { within: 2 });
    await tickAgreements(page);
    await tabTo(page, textbox(page, /^Mã xác minh/), { within: 2 });
    await askForCode(page);
    await page.keyboard.type(await codeSentTo(page, recipient));
    await page.keyboard.press('Enter');
    await leaveWelcome(page);
    await expect(balancePill(page)).toContainText('500.000');
  });

  test('§4 who comes from a social provider links an account, having looked at both choices', async ({ page, gateway }) => {
    const { username } = await gateway.openAccount();
    const choice = await comeFromProvider(page, newUsername());
    const link = choice.getByRole('radio', { name: /^Liên kết tài khoản/ });
    await tabTo(page, link, { within: 1 });
    await page.keyboard.press('ArrowDown');
    await expect(choice.getByRole('radio', { name: /^Đăng ký tài khoản mới/ })).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await expect(link).toBeChecked();
    await enter(page, choice.getByRole('button', { name: 'Tiếp tục' }), { within: 1 });
    await typeInto(page, choice.getByRole('textbox', { name: /^Tên đăng nhập/ }), username, { within: 1 });
    await typeInto(page, choice.getByRole('textbox', { name: /^Mật khẩu/ }), demoPassword, { within: 1 });
    await page.keyboard.press('Enter');
    await expect(balancePill(page)).toContainText('500.000');
    await seeFocusKept(page);
    expect(await page.evaluate(() => localStorage.getItem('account'))).toBe(username);
  });
});
