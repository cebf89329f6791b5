import type { Locator, Page } from '@playwright/test';
import { test } from './ownGateway/test.ts';
import { closeWelcome, expect, fillLogin, fillRegistration, logIn, newUsername, sendRegistration } from './support.ts';

const centre = (page: Page, entry: string): Locator => page.getByRole('dialog', { name: entry });

test('§2 an agent makes an invitation link, a visitor registers by it, and he opens an account himself: both are in his downline', async ({
  page,
  browser,
}) => {
  await logIn(page, 'agent01', '/web/?agent=registerCenter');
  const sheet = centre(page, 'Trung tâm đăng ký');
  const code = `E2E${Date.now().toString(36).toUpperCase()}`;
  // Typed with spaces around it and in small letters.
  await sheet.getByRole('textbox', { name: /^Mã/ }).fill(`  ${code.toLowerCase()}  `);
  await sheet.getByRole('textbox', { name: /Ghi chú/ }).fill('Tờ rơi quán cà phê');
  await sheet.getByRole('button', { name: 'Tạo liên kết' }).click();
  await expect(sheet.getByText('Tờ rơi quán cà phê').first()).toBeVisible();
  const link = await sheet.getByRole('textbox', { name: 'Liên kết' }).first().inputValue();
  expect(link).toContain(`affiliateCode=${code}`);

  const visitor = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await visitor.goto(link);
  const invited = newUsername();
  await fillRegistration(visitor, invited);
  await sendRegistration(visitor);
  await closeWelcome(visitor);

  await page.reload();
  await expect(sheet.getByText('1 lượt xem · 1 lượt đăng ký').first()).toBeVisible();
  await sheet.getByRole('tab', { name: 'Mở tài khoản' }).click();
  const opened = newUsername();
  await sheet.getByRole('textbox', { name: /Tên tài khoản/ }).fill(opened);
  await sheet.getByRole('button', { name: 'Mở tài khoản' }).click();
  const password = await sheet.getByRole('textbox', { name: 'Mật khẩu đầu tiên' }).inputValue();

  await page.goto('/web/?agent=downlineManagement');
  const downlines = centre(page, 'Quản lý tuyến dưới');
  for (const account of [invited, opened]) {
    await downlines.getByRole('searchbox').fill(account);
    await expect(downlines.getByRole('table', { name: 'Tuyến dưới' }).getByRole('row')).toHaveCount(2);
    await expect(downlines.getByText(account, { exact: true }).first()).toBeVisible();
  }

  // §4 the first log-in has to choose another password.
  const newcomer = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await newcomer.goto('/web/?dialog=login');
  await fillLogin(newcomer, opened, password);
  await expect(newcomer.getByRole('dialog', { name: 'Đổi mật khẩu' })).toBeVisible();
});
