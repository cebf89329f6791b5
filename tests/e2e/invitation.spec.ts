import type { Page } from '@playwright/test';
import { type OwnGateway, test } from './ownGateway/test.ts';
import { closeWelcome, expect, fillLogin, fillRegistration, logOut, newUsername, sendRegistration } from './support.ts';

const box = (page: Page) => page.getByRole('dialog', { name: 'Đăng nhập' });

/** Registers on the page to which the way has led; what the gateway then knows of who brought the account. */
async function uplineAfter(page: Page, gateway: OwnGateway): Promise<string | undefined> {
  const username = newUsername();
  await expect(page).toHaveURL(/\/web\/register$/);
  await fillRegistration(page, username);
  await sendRegistration(page);
  await closeWelcome(page);
  return /^ {2}upline +(.+)$/m.exec(await gateway.operator('account', username))?.[1];
}

const ways: [way: string, address: string, go: (page: Page) => Promise<unknown>][] = [
  ['the home', '/web/?referralCode=AGENT01', (page) => page.getByRole('main').getByRole('link', { name: 'Tham gia ngay' }).click()],
  [
    'another page and a reload without the code',
    '/web/games?affiliateCode=agent01',
    async (page) => {
      await page.goto('/web/helpmc');
      await page.getByRole('banner').getByRole('link', { name: 'Đăng ký' }).click();
    },
  ],
  [
    'the registration and its login dialog',
    '/web/register?referralCode=AGENT01',
    async (page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' }).click();
      await box(page).getByRole('link', { name: 'Đăng ký' }).click();
    },
  ],
  ['a login that knows no such user', '/web/?referralCode=AGENT01&dialog=login', (page) => fillLogin(page, newUsername())],
  [
    'a social login that registers anew',
    '/web/?referralCode=AGENT01&dialog=login',
    async (page) => {
      await box(page).getByRole('button', { name: 'Tiếp tục với Lotus ID' }).click();
      await page.getByLabel('Name').fill(newUsername());
      await page.getByRole('button', { name: 'Continue' }).click();
      const choice = page.getByRole('dialog', { name: 'Còn một bước nữa' });
      await choice.getByRole('radio', { name: /^Đăng ký tài khoản mới/ }).check();
      await choice.getByRole('button', { name: 'Tiếp tục' }).click();
    },
  ],
];

for (const [way, address, go] of ways) {
  test(`§3 the code of the address makes the account its agent’s downline, by way of ${way}`, async ({ page, gateway }) => {
    await page.goto(address);
    await go(page);
    expect(await uplineAfter(page, gateway)).toBe('agent01');
  });
}

test('§3 a code is used once: a user who registers next in the same tab was brought by nobody', async ({ page, gateway }) => {
  // Two registrations.
  test.slow();
  await page.goto('/web/?referralCode=AGENT01');
  await page.getByRole('main').getByRole('link', { name: 'Tham gia ngay' }).click();
  expect(await uplineAfter(page, gateway)).toBe('agent01');
  await logOut(page);
  await page.getByRole('banner').getByRole('link', { name: 'Đăng ký' }).click();
  expect(await uplineAfter(page, gateway)).toBe('none');
});

test('§3 a code that the visitor has typed stands when he comes back, and one that he has emptied stays away; one that he has left alone gives way to the next address', async ({
  page,
}) => {
  const field = (name: RegExp) => page.getByRole('main').getByRole('textbox', { name });
  const code = field(/^Mã giới thiệu/);
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await page.goto('/web/register?affiliateCode=FIRST01');
  await expect(code).toHaveValue('FIRST01');
  await field(/^Biệt danh/).fill('Minh Anh');
  await expect.poll(kept).toContain('Minh Anh');
  await page.goto('/web/register?affiliateCode=SECOND01');
  await expect(field(/^Biệt danh/)).toHaveValue('Minh Anh');
  await expect(code).toHaveValue('SECOND01');
  await code.fill('TYPED01');
  await expect.poll(kept).toContain('TYPED01');
  await page.goto('/web/register?affiliateCode=SECOND01');
  await expect(code).toHaveValue('TYPED01');
  await code.fill('');
  await expect.poll(kept).not.toContain('TYPED01');
  await page.reload();
  await expect(field(/^Biệt danh/)).toHaveValue('Minh Anh');
  await expect(code).toHaveValue('');
});
