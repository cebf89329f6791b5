import type { Page } from '@playwright/test';
import { clickTile, expect, openUnaskedAccount, register, test } from './support.ts';

const centre = (page: Page) => page.getByRole('dialog', { name: 'Chơi có trách nhiệm' });

/** Sets a limit by its button on the page of protection. */
async function setLimit(page: Page, name: string, amount: string): Promise<void> {
  await centre(page)
    .getByRole('button', { name: `Đặt giới hạn: ${name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Giới hạn/ });
  await dialog.getByRole('textbox').fill(amount);
  await dialog.getByRole('button', { name: 'Đặt giới hạn' }).click();
  await expect(dialog).toBeHidden();
}

test('RTS 12, LCCP: a member limits his losses, plays until a bet is refused, takes a break, and can do nothing but withdraw', async ({
  page,
  context,
}) => {
  await register(page, '/web/?center=protection');
  await setLimit(page, 'Thua trong 24 giờ', '60000');
  const losses = centre(page).getByRole('group', { name: 'Thua' });
  await expect(losses.getByText('60.000')).toBeVisible();

  await page.goto('/web/');
  const opening = context.waitForEvent('page');
  await clickTile(page, 'Chơi ngay');
  const played = await opening;
  const spin = played.locator('#play:enabled');
  await played.locator('.choice').last().click();
  const refused = played.getByText(/^Giới hạn bạn tự đặt còn .* Đến \d{4}-\d\d-\d\d \d\d:\d\d\.$/);
  // A round may win: then there is room for another.
  await expect(async () => {
    await spin.click();
    await expect(spin).toBeVisible();
    await expect(refused).toBeVisible({ timeout: 500 });
  }).toPass();

  await page.goto('/web/?center=protection');
  await centre(page)
    .getByRole('button', { name: /^Nghỉ đến/ })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Nghỉ đến/ })
    .click();
  await expect(centre(page).getByText(/^Bạn đang tạm nghỉ đến/)).toBeVisible();

  await spin.click();
  await expect(played.getByText(/Bạn đang ngừng chơi theo lựa chọn của mình, nên chưa thể cược\. Đến/)).toBeVisible();
  await played.close();

  await page.goto('/web/?center=deposit');
  const deposit = page.getByRole('dialog', { name: 'Nạp tiền' });
  await expect(deposit.getByText(/^Bạn đang tạm nghỉ đến/)).toBeVisible();
  await expect(deposit.getByRole('textbox')).toHaveCount(0);

  await deposit.getByRole('status').getByRole('link', { name: 'Rút tiền' }).click();
  await expect(page.getByRole('dialog', { name: 'Rút tiền' })).toBeVisible();
  await expect(page.getByText(/Bạn đang tạm nghỉ/)).toHaveCount(0);
  await page.goto('/web/?center=debtHistory');
  await expect(page.getByRole('dialog', { name: 'Lịch sử cược' })).toBeVisible();
});

test('RTS 12A: before the first deposit a member is asked for a limit, once; the one that he types holds', async ({ page }) => {
  await register(page, '/web/?center=deposit', openUnaskedAccount);
  const deposit = page.getByRole('dialog', { name: 'Nạp tiền' });
  const question = deposit.getByRole('form', { name: 'Bạn có muốn đặt giới hạn nạp tiền không?' });
  await expect(question.getByRole('button', { name: 'Tôi không muốn đặt giới hạn lúc này' })).toBeVisible();
  const limit = question.getByRole('textbox');
  await expect(limit).toHaveValue('');
  await limit.fill('5000');
  await limit.press('Enter');
  const amount = deposit.getByRole('textbox', { name: /^Số tiền/ });
  await amount.fill('6000');
  await expect(question).toBeHidden();
  await amount.press('Enter');
  await expect(deposit.getByText(/^Giới hạn .* còn ₫\s5\.000\./)).toBeVisible();
  await page.reload();
  await expect(amount).toBeVisible();
});
