import type { BrowserContext, Page } from '@playwright/test';
import { authenticatorCode } from './authenticatorCode.ts';
import { bindContact, openAccountWithPhone } from './boundPhone.ts';
import { centre, fillPassword, openEnrolment, sendEnrolmentCode } from './memberCentre.ts';
import { test } from './ownGateway/test.ts';
import { balancePill, codeSentTo, demoPassword, expect, fillLogin, register } from './support.ts';

const home = '203.0.113.20';
const away = '198.51.100.40';

const from = (context: BrowserContext, address: string): Promise<void> => context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
/** @returns the secret, and the time whose code has been used. */
async function enrol(page: Page): Promise<{ secret: string; time: number }> {
  const secret = await openEnrolment(page);
  const time = Date.now();
  await sendEnrolmentCode(page, authenticatorCode(secret, time));
  await expect(centre(page).getByText('Đã liên kết ứng dụng xác thực.', { exact: false })).toBeVisible();
  return { secret, time };
}

test('§4 a new address is proved by the app’s code, once; a code is good once, and the address is known from then on', async ({
  page,
  context,
}) => {
  await from(context, home);
  const username = await register(page);
  const { secret, time } = await enrol(page);
  await page.goto('/web/?center=account');
  await centre(page).getByRole('link', { name: 'Bật Xác minh thêm ở địa chỉ mới' }).click();
  await fillPassword(page, 'Wrong123');
  await centre(page).getByRole('button', { name: 'Bật xác minh thêm' }).click();
  await expect(centre(page).getByLabel(/^Mật khẩu đăng nhập/)).toHaveAccessibleDescription(/Sai mật khẩu/);
  await fillPassword(page);
  await centre(page).getByRole('button', { name: 'Bật xác minh thêm' }).click();
  await expect(centre(page).getByText(/^Đã bật\./)).toBeVisible();

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

const ways = [
  { way: 'sms', what: 'a code by SMS', radio: /^Tin nhắn SMS/, address: '198.51.100.41' },
  { way: 'email', what: 'a code by e-mail', radio: /^Email/, address: '198.51.100.42' },
] as const;
for (const { way, what, radio, address } of ways) {
  test(`§4 a new address is proved by ${what}, read in the outbox`, async ({ page, context, gateway }) => {
    // Of its own: while one code is good, its phone and its address get no other.
    const { username, token, recipient, known } = await openAccountWithPhone(page, gateway);
    const email = `${username}@example.vn`;
    const knownMail = await bindContact(page, gateway, token, { way: 'email', contact: email });
    const check = { enabled: true, password: demoPassword };
    expect((await gateway.call('setNewAddressCheck', check, { token })).status).toBe(200);
    await from(context, address);
    await page.goto('/web/?dialog=login');
    await fillLogin(page, username);
    const factor = page.getByRole('dialog', { name: 'Xác minh đăng nhập' });
    await factor.getByRole('radio', { name: radio }).check();
    await factor.getByRole('button', { name: 'Gửi mã' }).click();
    const sentCode = await (way === 'sms' ? codeSentTo(page, recipient, known) : codeSentTo(page, email, knownMail));
    await factor.getByRole('textbox', { name: /^Mã xác minh/ }).fill(sentCode);
    await factor.getByRole('button', { name: 'Xác minh' }).click();
    await expect(balancePill(page)).toContainText('500.000');
  });
}

test('§4 without a way to verify the check can’t be turned on, and the page leads to one', async ({ page }) => {
  await register(page, '/web/?center=account&page=newAddress');
  const turnOn = centre(page).getByRole('button', { name: 'Bật xác minh thêm' });
  await expect(turnOn).toHaveAttribute('aria-disabled', 'true');
  await turnOn.focus();
  await page.keyboard.press('Enter');
  await expect(turnOn, 'within the reach of the keyboard').toBeFocused();
  await centre(page).getByRole('link', { name: 'Ứng dụng xác thực' }).click();
  await expect(page).toHaveURL(/center=account&page=authenticator$/);
});
