import { test } from './ownGateway/test.ts';
import { balancePill, demoPassword, expect, fillLogin, watchRest } from './support.ts';

test.beforeEach(({ gateway }) => gateway.operator('captcha', 'on'));
test.afterEach(({ gateway }) => gateway.operator('captcha', 'off'));

test('§2 §4 the optional captcha, at each log-in: asked for at once, a wrong one brings another picture, the right one lets in', async ({
  page,
  gateway,
}) => {
  const said: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/session/login')) return;
    const { success, errorCode } = (await response.json()) as { success: boolean; errorCode?: string };
    said.push(success ? 'in' : (errorCode ?? ''));
  });
  await page.goto('/web/?dialog=login');
  const dialog = page.getByRole('dialog', { name: 'Đăng nhập' });
  const captcha = dialog.getByRole('textbox', { name: /^Mã captcha/ });
  const picture = dialog.getByRole('img', { name: 'Hình chứa mã cần nhập' });
  await expect(picture).toBeVisible();
  expect(said, 'the permission says so: nothing was sent').toEqual([]);
  await fillLogin(page, 'member01');
  await expect(captcha).toHaveAccessibleDescription('Vui lòng nhập mã trong hình.');
  expect(said, 'without one nothing is sent').toEqual([]);

  await gateway.answerCaptchas('K7QP');
  const first = (await picture.getAttribute('src')) ?? '';
  await captcha.fill('XXXX');
  await fillLogin(page, 'member01');
  await expect(picture).not.toHaveAttribute('src', first);
  await expect(captcha, 'what was read belongs to the picture that is gone').toHaveValue('');
  await expect(captcha).toHaveAccessibleDescription(/Mã captcha không đúng/);
  await expect(captcha).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await gateway.answerCaptchas('K7QP');
  await captcha.fill('k7qp');
  await fillLogin(page, 'member01');
  await expect(balancePill(page)).toContainText('₫');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => said).toEqual(['captcha_format_error', 'in']);
});

test('§2 §9 another picture, at most once a second: a double click fetches one', async ({ page }) => {
  let pictures = 0;
  page.on('request', (request) => {
    if (/\/api\/.*captcha/i.test(request.url())) pictures += 1;
  });
  const rest = watchRest(page);
  await page.clock.install();
  await page.goto('/web/?dialog=login');
  const other = page.getByRole('dialog', { name: 'Đăng nhập' }).getByRole('button', { name: 'Đổi hình khác' });
  await expect(other).toBeEnabled();
  await rest();
  const before = pictures;
  await other.dblclick();
  await rest();
  expect(pictures - before).toBe(1);
  await page.clock.fastForward(1_000);
  await other.click();
  await rest();
  expect(pictures - before).toBe(2);
});

test('§4 a captcha at each log-in: who can’t read the picture is in by the keyboard alone, when the device has done its work', async ({
  page,
}) => {
  await page.goto('/web/?dialog=login');
  const dialog = page.getByRole('dialog', { name: 'Đăng nhập' });
  const captcha = dialog.getByRole('textbox', { name: /^Mã captcha/ });
  const otherWay = dialog.getByRole('button', { name: 'Tôi không đọc được hình' });
  const told = dialog.getByRole('status').filter({ hasText: /.+/ });
  await captcha.focus();
  for (const name of ['Đổi hình khác', 'Tôi không đọc được hình']) {
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(told).toHaveText(/Việc này mất vài giây/);
  await expect(told).toHaveText(/Mã đã được điền sẵn cho bạn/, { timeout: 20_000 });
  await expect(otherWay).toBeFocused();
  await expect(captcha).toHaveValue(/^[A-Z3-9]{4}$/);
  await fillLogin(page, 'member01');
  await expect(balancePill(page)).toContainText('₫');
});

test('§4 a captcha at each log-in: who sends none to the gateway is not in', async ({ gateway }) => {
  const entered = { type: 'username', username: 'member01', password: demoPassword } as const;
  expect((await gateway.call('login', entered)).body.errorCode).toBe('captcha_format_error');
  await gateway.operator('captcha', 'off');
  expect((await gateway.call('login', entered)).status).toBe(200);
});
