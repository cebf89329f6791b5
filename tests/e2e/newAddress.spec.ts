import type { BrowserContext, Page } from '@playwright/test';
import { authenticatorCode } from './authenticatorCode.ts';
import { test } from './ownGateway/test.ts';
import { balancePill, demoPassword, expect, fillLogin, register } from './support.ts';

const home = '203.0.113.20';
const away = '198.51.100.40';

const from = (context: BrowserContext, address: string): Promise<void> => context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
const centre = (page: Page) => page.getByRole('dialog', { name: /Trung tâm cá nhân|Bảo mật tài khoản/ });

/** Scans nothing: the secret stands below the picture. @returns it, and the time whose code has been used. */
async function enrol(page: Page): Promise<{ secret: string; time: number }> {
  await page.goto('/web/?center=account&page=authenticator');
  await centre(page)
    .getByLabel(/^Mật khẩu đăng nhập/)
    .fill(demoPassword);
  await centre(page).getByRole('button', { name: 'Tiếp tục' }).click();
  await expect(centre(page).getByRole('img', { name: 'Mã QR cho ứng dụng xác thực' })).toBeVisible();
  const secret = await centre(page).getByLabel('Khoá nhập tay').inputValue();
  const time = Date.now();
  await centre(page)
    .getByLabel(/^Mã trong ứng dụng/)
    .fill(authenticatorCode(secret, time));
  await centre(page).getByRole('button', { name: 'Xác nhận mã' }).click();
  await expect(centre(page).getByText('Đã liên kết ứng dụng xác thực.', { exact: false })).toBeVisible();
  return { secret, time };
}

test('§4 a new address is proved by the app’s code, once; a code is good once, and the address is known from then on', async ({
  page,
  context,
  gateway,
}) => {
  await from(context, home);
  const username = await register(page);
  const { secret, time } = await enrol(page);
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  const check = { enabled: true, password: demoPassword };
  const asked = await gateway.call('setNewAddressCheck', check, { token, headers: { 'x-forwarded-for': home } });
  expect(asked.status).toBe(200);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/web/?dialog=login');
  await fillLogin(page, username);
  await expect(balancePill(page), 'at home nothing is asked').toContainText('500.000');

  await page.evaluate(() => localStorage.clear());
  await from(context, away);
  await page.goto('/web/?dialog=login');
  await fillLogin(page, username);
  const factor = page.getByRole('dialog', { name: 'Xác minh đăng nhập' });
  await expect(factor.getByText('Ứng dụng xác thực')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const answer = async (code: string): Promise<void> => {
    await factor.getByRole('textbox', { name: /^Mã xác minh/ }).fill(code);
    await factor.getByRole('button', { name: 'Xác minh' }).click();
  };
  await answer(authenticatorCode(secret, time));
  await expect(factor.getByRole('alert'), 'the code of the enrolment has been used').toHaveText(/^Xác minh không đúng/);
  // The app's next code, which clocks that differ by half a minute may show by now (RFC 6238 §5.2).
  await answer(authenticatorCode(secret, Math.max(Date.now(), time + 30_000)));
  await expect(balancePill(page)).toContainText('500.000');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/web/?dialog=login');
  await fillLogin(page, username);
  await expect(balancePill(page), 'the address is known by now').toContainText('500.000');
});
