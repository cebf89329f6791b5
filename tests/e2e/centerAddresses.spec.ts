import type { Page } from '@playwright/test';
import { test } from './ownGateway/test.ts';
import { expect, game, logIn, playRound } from './support.ts';

const atDeposits = /\/web\/?\?center=deposit$/;
const atOrder = /\/web\/?\?center=deposit&order=[0-9a-f-]{36}$/;

/** Pays in by the channel whose orders wait for a person. */
async function orderByHand(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^ACB/ }).check();
  await page.getByRole('textbox', { name: /Số tiền/ }).fill('1000');
  await page.getByRole('button', { name: /Tạo lệnh nạp/ }).click();
}

test('§9 an order has an address: a reload shows where to pay again, Back closes it alone, and nobody opens another’s', async ({
  page,
  gateway,
}) => {
  const { username } = await gateway.openAccount();
  await logIn(page, username, '/web/?center=deposit');
  const centre = page.getByRole('dialog', { name: 'Nạp tiền' });
  const code = centre.getByRole('textbox', { name: 'Nội dung chuyển khoản' });
  const again = centre.getByRole('button', { name: 'Tạo lệnh khác' });
  await orderByHand(page);
  await expect(page).toHaveURL(atOrder);
  const said = await code.inputValue();
  await page.goBack();
  await expect(centre.getByRole('textbox', { name: /Số tiền/ })).toBeVisible();
  await page.goForward();
  await expect(code).toHaveValue(said);
  await page.reload();
  await expect(code).toHaveValue(said);
  await expect(centre.getByText(/^Còn \d\d:\d\d để chuyển tiền$/)).toBeVisible();
  await again.click();
  await expect(page).toHaveURL(atDeposits);

  const list = centre.getByRole('tab', { name: 'Lịch sử nạp' });
  const row = centre.getByRole('button', { name: /^Xem lệnh nạp/ });
  await list.click();
  await row.click();
  await expect(page).toHaveURL(atOrder);
  await expect(code).toHaveValue(said);
  await page.goBack();
  await expect(page).toHaveURL(atDeposits);
  await expect(list).toHaveAttribute('aria-selected', 'true');
  await expect(row).toBeVisible();
  await page.goForward();
  await expect(code).toHaveValue(said);
  await page.reload();
  await expect(code).toHaveValue(said);
  // Its own way back leads where the browser's would: the next Back leaves the centre.
  await again.dblclick();
  await expect(page).toHaveURL(atDeposits);
  await expect(centre.getByRole('textbox', { name: /Số tiền/ })).toBeVisible();
  await page.goBack();
  await expect(centre).toBeHidden();

  await page.goto('/web/?center=deposit&order=5f0b6c1e-52a1-4c39-9f2e-0d7c5a3b9941');
  await expect(centre.getByText('Không có lệnh này trong các lệnh nạp của bạn.')).toBeVisible();
  await again.click();
  await expect(page).toHaveURL(atDeposits);

  // The centre's cross takes the open order along, however often it is clicked: Back leads to where the player came from.
  await page.goto('/web/download');
  await page.goto('/web/?center=deposit');
  await orderByHand(page);
  await expect(page).toHaveURL(atOrder);
  const cross = centre.getByRole('button', { name: 'Đóng' }).first();
  // By the page itself: between two clicks of a pointer the centre may be gone.
  await cross.evaluate((button: HTMLElement) => [1, 2].map(() => button.click()));
  await expect(centre).toBeHidden();
  await expect(page).toHaveURL(/\/web\/?$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/web\/download$/);
});

test('§2 a round has an address, and what records are chosen by survives a reload', async ({ page, gateway }) => {
  const { username } = await gateway.openAccount();
  await logIn(page, username);
  await playRound(page);

  await page.goto('/web/?center=debtHistory');
  const centre = page.getByRole('dialog', { name: 'Lịch sử cược' });
  const detail = page.getByRole('dialog', { name: game });
  const state = centre.getByRole('combobox', { name: 'Trạng thái' });
  const today = centre.getByRole('button', { name: 'Hôm nay' });
  await today.click();
  await state.selectOption('settled');
  const chosen = /center=debtHistory&from=[\d-]{10}&to=[\d-]{10}&state=settled$/;
  await expect(page).toHaveURL(chosen);
  await page.reload();
  await expect(state).toHaveValue('settled');
  await expect(today).toHaveAttribute('aria-pressed', 'true');

  await centre.getByRole('button', { name: `Xem ván ${game}` }).click();
  await expect(detail).toBeVisible();
  await expect(page).toHaveURL(/&state=settled&round=[^&]+$/);
  await page.goBack();
  await expect(detail).toBeHidden();
  await expect(page).toHaveURL(chosen);
  await expect(state).toHaveValue('settled');
  await page.goForward();
  await expect(detail).toBeVisible();
  await page.reload();
  await detail.getByRole('button', { name: 'Đóng' }).click();
  await expect(detail).toBeHidden();
  await expect(page).toHaveURL(chosen);

  // The days and the state are those of their own part.
  await centre.getByRole('tab', { name: 'Lãi lỗ' }).click();
  await expect(page).toHaveURL(/center=debtHistory&page=profitAndLoss$/);
  await page.goto('/web/?center=debtHistory&from=2020-01-01&to=2020-01-07&state=over&round=none');
  await expect(centre.getByRole('button', { name: '7 ngày qua' })).toHaveAttribute('aria-pressed', 'true');
  await expect(state).toHaveValue('any');
  await expect(centre.getByRole('button', { name: `Xem ván ${game}` })).toBeVisible();
  await expect(page).not.toHaveURL(/round/);
  await expect(detail).toBeHidden();
});
