import type { Page } from '@playwright/test';
import { balancePill, codeSentTo, demoPassword, expect, fillLogin, lastSentTo, linkSentTo, newUsername, test } from './support.ts';

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const loginDialog = (page: Page) => page.getByRole('dialog', { name: 'Đăng nhập' });

// The account that is asked for a second factor: the test of its address goes before that of its password.
test.describe('on a phone', () => {
  test.describe.configure({ mode: 'serial' });
  test.use(phone);

  test('the ring of a link keeps to its words, and a finger beside them still meets the link (WCAG 2.5.8)', async ({ page }) => {
    await page.goto('/web/?dialog=login');
    const forgot = loginDialog(page).getByRole('link', { name: 'Quên mật khẩu?' });
    await expect(loginDialog(page).getByRole('tab', { name: 'Mã SMS' })).toBeVisible();
    const { x, y, width, height } = (await forgot.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(height).toBeLessThan(30);
    await page.touchscreen.tap(x + width / 2, y - 10);
    await expect(page.getByRole('dialog', { name: 'Quên mật khẩu' })).toBeVisible();
  });

  test('§2 §4 by SMS: empty fields say so, the code comes to the phone, and the button waits', async ({ page }) => {
    await page.goto('/web/?dialog=login');
    await loginDialog(page).getByRole('tab', { name: 'Mã SMS' }).click();
    const country = loginDialog(page).getByRole('combobox', { name: 'Mã quốc gia' });
    const listed = loginDialog(page).getByRole('option', { name: /Thái Lan/ });
    await expect(country).toHaveValue('Việt Nam');
    await country.fill('+66');
    await expect(listed).toContainText('+66');
    await expect.poll(() => listed.locator('img').evaluate((flag: HTMLImageElement) => flag.naturalWidth)).toBeGreaterThan(0);
    await country.fill('+84');
    await loginDialog(page)
      .getByRole('option', { name: /Việt Nam/ })
      .click();
    await loginDialog(page).getByRole('button', { name: 'Đăng nhập' }).click();
    await expect(loginDialog(page).getByRole('alert')).toHaveText('Vui lòng nhập số điện thoại và mã xác minh trước.');
    const known = await lastSentTo(page, '+84912000003');
    await loginDialog(page).getByRole('textbox', { name: 'Số điện thoại' }).fill('091 200 0003');
    await loginDialog(page).getByRole('button', { name: 'Gửi mã' }).click();
    await expect(loginDialog(page).getByRole('button', { name: /^Gửi lại sau \d:\d\d$/ })).toBeVisible();
    const code = await codeSentTo(page, '+84912000003', known);
    await loginDialog(page).getByRole('textbox', { name: 'Mã xác minh' }).fill('000000');
    await loginDialog(page).getByRole('button', { name: 'Đăng nhập' }).click();
    await expect(loginDialog(page).getByRole('textbox', { name: 'Mã xác minh' })).toHaveAccessibleDescription('Mã xác minh không đúng.');
    await loginDialog(page).getByRole('textbox', { name: 'Mã xác minh' }).fill(code);
    await loginDialog(page).getByRole('button', { name: 'Đăng nhập' }).click();
    await expect(balancePill(page)).toContainText('₫');
    expect(await page.evaluate(() => localStorage.getItem('account')), 'nobody has typed it').toBe('master01');
  });

  test('§4 a new address is proved once, by a code or by the name on the bank account', async ({ page }) => {
    await page.goto('/web/?dialog=login');
    await fillLogin(page, 'newip01');
    const factor = page.getByRole('dialog', { name: 'Xác minh đăng nhập' });
    await expect(factor.getByText('*******006')).toBeVisible();
    await factor.getByRole('button', { name: 'Gửi mã' }).click();
    await expect(factor.getByText('Mã đã được gửi.')).toBeVisible();
    await factor.getByRole('textbox', { name: /^Mã xác minh/ }).fill('000000');
    await factor.getByRole('button', { name: 'Xác minh' }).click();
    await expect(factor.getByRole('alert')).toHaveText(/^Xác minh không đúng/);
    await factor.getByRole('radio', { name: 'Tên chủ tài khoản ngân hàng' }).check();
    await factor.getByRole('textbox', { name: /^Tên chủ tài khoản/ }).fill(' nguyễn  ngọc lan');
    await factor.getByRole('button', { name: 'Xác minh' }).click();
    await expect(balancePill(page)).toContainText('1.000.000');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/web/?dialog=login');
    await fillLogin(page, 'newip01');
    await expect(balancePill(page), 'the address is known by now').toContainText('1.000.000');
  });

  test('§2 §7 a forgotten password: the link of the mail sets a new one, once', async ({ page }) => {
    const known = await lastSentTo(page, 'newip01@baize.example', 'link');
    await page.goto('/web/?dialog=login');
    await loginDialog(page).getByRole('link', { name: 'Quên mật khẩu?' }).click();
    const forgot = page.getByRole('dialog', { name: 'Quên mật khẩu' });
    await forgot.getByRole('textbox', { name: 'Tên đăng nhập' }).fill('newip01');
    await forgot.getByRole('textbox', { name: 'Email' }).fill('newip01@baize.example');
    await forgot.getByRole('button', { name: 'Gửi đường dẫn' }).click();
    await expect(forgot.getByText(/^Đã gửi email\./)).toBeVisible();
    const link = await linkSentTo(page, 'newip01@baize.example', known);
    await page.goto(link);
    const main = page.getByRole('main');
    const setPassword = async (password: string, confirm = password): Promise<void> => {
      await main.getByRole('textbox', { name: /^Mật khẩu mới/ }).fill(password);
      await main.getByRole('textbox', { name: /^Xác nhận mật khẩu mới/ }).fill(confirm);
      await main.getByRole('button', { name: 'Lưu mật khẩu mới' }).click();
    };
    await setPassword('Fresh123', 'Fresh124');
    await expect(main.getByRole('textbox', { name: /^Xác nhận mật khẩu mới/ })).toHaveAccessibleDescription(
      'Mật khẩu xác nhận không đúng.',
    );
    await setPassword('Fresh123');
    await expect(main.getByText(/^Đã đặt mật khẩu mới\./)).toBeVisible();
    await page.goto(link);
    await setPassword('Fresh456');
    await expect(main.getByRole('alert')).toHaveText('Đường dẫn đã hết hạn hoặc đã được dùng.');
    await page.goto('/web/?dialog=login');
    await fillLogin(page, 'newip01', demoPassword);
    await expect(loginDialog(page).getByRole('alert')).toHaveText('Sai tài khoản hoặc mật khẩu.');
    await fillLogin(page, 'newip01', 'Fresh123');
    // With the old password the addresses are gone that were proved by it.
    const factor = page.getByRole('dialog', { name: 'Xác minh đăng nhập' });
    await factor.getByRole('radio', { name: 'Tên chủ tài khoản ngân hàng' }).check();
    await factor.getByRole('textbox', { name: /^Tên chủ tài khoản/ }).fill('nguyễn ngọc lan');
    await factor.getByRole('button', { name: 'Xác minh' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('§2 §4 a captcha is asked for after wrong passwords; a click brings another picture', async ({ page }) => {
  const username = newUsername();
  await page.route('**/api/session/login', (route) =>
    route.fulfill({
      status: 400,
      json: { success: false, errorCode: 'account_or_password_error', message: 'x', requestId: 'r', details: { showCaptcha: true } },
    }),
  );
  await page.goto('/web/?dialog=login');
  await fillLogin(page, username, 'Wrong123');
  const picture = loginDialog(page).getByRole('img', { name: 'Hình chứa mã cần nhập' });
  await expect(picture).toBeVisible();
  const first = await picture.getAttribute('src');
  // §9: at most once a second, so that a click in the first one brings nothing.
  await expect(async () => {
    await loginDialog(page)
      .getByRole('button', { name: /Đổi hình khác/ })
      .click();
    await expect(picture).not.toHaveAttribute('src', first ?? '', { timeout: 500 });
  }).toPass();
});
