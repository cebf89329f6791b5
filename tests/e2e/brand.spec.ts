import { fundPassword, openAccountWithCard } from './cashierAccount.ts';
import { test } from './ownGateway/test.ts';
import { expect, hold, logIn } from './support.ts';

test.use({ gatewayFor: { name: 'Hải', merchantCode: 'hai', options: { BRAND_DIR: 'brands/hai', CATALOGUE_SIZE: '60' } } });

test('§1 a brand that is a folder of data: its name, colours, language and money are there before the script, and behind it', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const canvas = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--baize-color-canvas'));
  const script = await hold(page, '**/assets/portal-*.js');
  await page.goto('/web/', { waitUntil: 'commit' });
  await expect(page.locator('#root header').filter({ visible: true })).toContainText('Hải');
  expect(await canvas()).toBe('#07131C');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  script.release();
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(header).toContainText('Hải');
  await expect(page).toHaveTitle(/· Hải$/);
  const mark = header.locator('img').first();
  expect(await mark.evaluate((image: HTMLImageElement) => [image.naturalWidth > 0, new URL(image.src).pathname])).toEqual([
    true,
    '/web/brand/mark.svg',
  ]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await expect.poll(canvas).toBe('#F2F8FB');
  await expect(page.getByRole('main')).toContainText('₱');
  await expect(header).not.toContainText('Baize');
});

const pesos = [
  {
    language: 'en',
    deposit: 'Deposit',
    amount: 'Amount',
    typed: '1000.50',
    order: 'Order a deposit of ₱ 1,000.50',
    credited: '₱ 1,000.50 is in your wallet.',
    turnover: '₱ 300.15 left to wager before you withdraw',
    withdrawal: 'Withdraw',
    fund: /^Fund password/,
    taken: '1250.75',
    withdraw: 'Withdraw ₱ 1,250.75',
    received: 'Have you received ₱ 1,250.75?',
  },
  {
    language: 'vi',
    deposit: 'Nạp tiền',
    amount: 'Số tiền',
    typed: '1000,50',
    order: 'Tạo lệnh nạp ₱ 1.000,50',
    credited: '₱ 1.000,50 đã vào ví của bạn.',
    turnover: 'Còn phải cược ₱ 300,15 trước khi rút',
    withdrawal: 'Rút tiền',
    fund: /^Mật khẩu quỹ/,
    taken: '1250,75',
    withdraw: 'Rút ₱ 1.250,75',
    received: 'Bạn đã nhận ₱ 1.250,75 chưa?',
  },
];
for (const words of pesos) {
  test(`§9 money of a currency with two digits goes in and out, and is written as “${words.language}” writes it`, async ({
    page,
    gateway,
  }) => {
    const { username } = await openAccountWithCard(gateway, 'BDO');
    await gateway.operator('credit', username, '2000.75', '--reason', 'test');
    await page.addInitScript((language) => localStorage.setItem('hisLang', language), words.language);
    await logIn(page, username, '/web/?center=withdraw');
    const withdrawing = page.getByRole('dialog', { name: words.withdrawal });
    await withdrawing.getByRole('textbox').first().fill(words.taken);
    await withdrawing.getByLabel(words.fund).fill(fundPassword);
    await withdrawing.getByRole('button', { name: words.withdraw, exact: true }).click();
    await expect(withdrawing.getByText(words.received)).toBeVisible({ timeout: 20_000 });

    await page.goto('/web/?center=deposit');
    const depositing = page.getByRole('dialog', { name: words.deposit });
    await depositing.getByRole('textbox', { name: words.amount }).fill(words.typed);
    await depositing.getByRole('button', { name: words.order, exact: true }).click();
    await expect(depositing.getByText(words.credited)).toBeVisible({ timeout: 20_000 });
    await page.goto('/web/?center=withdraw');
    await expect(withdrawing.getByText(words.turnover)).toBeVisible();
  });
}
