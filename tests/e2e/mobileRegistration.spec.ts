import type { Page } from '@playwright/test';
import { balancePill, codeSentTo, demoPassword, expect, newUsername, test } from './support.ts';

test.use({ viewport: { width: 360, height: 780 } });

const field = (page: Page, name: RegExp) => page.getByRole('main').getByRole('textbox', { name });
const stored = (page: Page) => page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
const welcome = (page: Page) => page.getByRole('dialog', { name: /^Chào mừng/ });

test('§1 §6 by mobile: the code is read in the outbox, the draft survives a reload, and the player is welcomed', async ({ page }) => {
  const phone = `0985${String(Date.now()).slice(-6)}`;
  await page.goto('/web/register');
  await page.getByRole('tab', { name: 'Số điện thoại' }).click();
  await field(page, /^Số điện thoại/).fill(`${phone.slice(0, 4)} ${phone.slice(4)}`);
  await page.getByRole('button', { name: 'Gửi mã' }).click();
  await expect(page.getByRole('button', { name: /^Gửi lại sau \d:\d\d$/ })).toBeVisible();
  const code = await codeSentTo(page, `+84${phone.slice(1)}`);
  await field(page, /^Mật khẩu/).fill(demoPassword);
  expect(await stored(page)).not.toContain(demoPassword);
  await page.reload();
  await expect(field(page, /^Số điện thoại/)).toHaveValue(`${phone.slice(0, 4)} ${phone.slice(4)}`);
  await expect(page.getByRole('button', { name: /^Gửi lại sau \d:\d\d$/ }), 'the reload asks for no second code').toBeVisible();
  const keys = await page.evaluate(() => [sessionStorage, localStorage].flatMap((storage) => Object.keys(storage)).join());
  expect(keys.replaceAll(/[^\d]/g, ''), 'no key of a storage names the phone').not.toContain(phone.slice(1));
  expect(keys).toMatch(/registration-sms/);
  await field(page, /^Mã xác minh/).fill(code);
  await field(page, /^Mật khẩu/).fill(demoPassword);
  await field(page, /^Xác nhận mật khẩu/).fill(demoPassword);
  await page.getByRole('checkbox', { name: /đủ 18 tuổi/ }).check();
  await page.getByRole('checkbox', { name: /Tôi đồng ý/ }).check();
  await page.getByRole('main').getByRole('button', { name: 'Đăng ký' }).click();
  await expect(welcome(page)).toHaveAccessibleName(/^Chào mừng, p[2-9a-z]{9}!$/);
  expect(await stored(page)).not.toContain('registration-draft');
  await welcome(page).getByRole('link', { name: 'Nạp tiền' }).click();
  await expect(page.getByRole('dialog', { name: 'Nạp tiền' })).toBeVisible();
});

test('§3 the long form goes in steps on a phone: errors stay in their step, and going back loses nothing', async ({ page }) => {
  await page.goto('/web/register');
  const username = newUsername();
  const next = page.getByRole('main').getByRole('button', { name: 'Tiếp tục' });
  await next.click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3);
  await field(page, /^Tên đăng nhập/).fill('member01');
  await field(page, /^Mật khẩu(?! quỹ)/).fill(demoPassword);
  await field(page, /^Xác nhận mật khẩu/).fill(demoPassword);
  await expect(field(page, /^Tên đăng nhập/)).toHaveAccessibleDescription(/đã có người dùng/);
  await next.click();
  await expect(field(page, /^Email/), 'a name that is taken stays in its step').toBeHidden();
  await field(page, /^Tên đăng nhập/).fill(username);
  await next.click();
  await expect(field(page, /^Email/)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Quay lại' }).click();
  await expect(field(page, /^Xác nhận mật khẩu/)).toHaveValue(demoPassword);
  await next.click();
  await next.click();
  await page.getByRole('checkbox', { name: /đủ 18 tuổi/ }).check();
  await page.getByRole('checkbox', { name: /Tôi đồng ý/ }).check();
  await page.getByRole('main').getByRole('button', { name: 'Đăng ký' }).click();
  await welcome(page).getByRole('button', { name: 'Để sau' }).click();
  await expect(balancePill(page)).toContainText('500.000');
});
