import { fundPassword, openAccountWithCard } from './cashierAccount.ts';
import { test } from './ownGateway/test.ts';
import { expect, logIn, playRound } from './support.ts';

test('§4 §9 money’s whole way: a deposit is credited, wagered by play, withdrawn, paid and confirmed, without a reload', async ({
  page,
  gateway,
}) => {
  const { username, token } = await openAccountWithCard(gateway);
  await logIn(page, username, '/web/?center=deposit');
  const depositing = page.getByRole('dialog', { name: 'Nạp tiền' });
  await depositing.getByRole('textbox', { name: /Số tiền/ }).fill('1000');
  await depositing.getByRole('button', { name: /Tạo lệnh nạp/ }).click();
  await expect(depositing.getByText('₫ 1.000 đã vào ví của bạn.')).toBeVisible();
  const links = depositing.getByRole('navigation').getByRole('link');
  await links.filter({ hasText: 'Rút tiền' }).click();

  const withdrawing = page.getByRole('dialog', { name: 'Rút tiền' });
  const turnover = withdrawing.getByText('Còn phải cược ₫ 300 trước khi rút');
  await expect(turnover).toBeVisible();
  await withdrawing.getByRole('button', { name: 'Đóng' }).click();
  await playRound(page);

  await page.getByRole('link', { name: /Trung tâm cá nhân/ }).click();
  await page.getByRole('dialog').getByRole('navigation').getByRole('link', { name: 'Rút tiền' }).click();
  await expect(withdrawing.getByRole('radio', { name: /Vietcombank/ })).toBeChecked();
  await expect(turnover).toHaveCount(0);
  await withdrawing.getByRole('textbox', { name: /^Số tiền rút/ }).fill('10000');
  await withdrawing.getByLabel(/^Mật khẩu quỹ/).fill(fundPassword);
  await withdrawing.getByRole('button', { name: 'Rút ₫ 10.000' }).click();
  const answer = withdrawing.getByRole('button', { name: 'Gửi xác nhận' });
  await expect(answer).toBeVisible({ timeout: 20_000 });
  await answer.click();
  await expect(withdrawing.getByText('Bạn đã nhận đủ')).toBeVisible();

  // §3 each step of it was told, and §9 all of it stands in the records.
  const told = await gateway.call('listMessages', {}, { token });
  expect(told.body.value.rows.map(({ title }: { title: string }) => title.split(' · ')[0])).toEqual([
    'Withdrawal approved',
    'Deposit credited',
  ]);
  await page.goto('/web/?center=transactionHistory&page=netDeposits');
  const today = page.getByRole('table', { name: 'Nạp ròng theo ngày' }).getByRole('row').nth(1).getByRole('cell');
  await expect(today.nth(1)).toHaveText(/^−.*9\.000$/);
  await expect(today.nth(2)).toHaveText(/1\.000$/);
  await expect(today.nth(3)).toHaveText(/10\.000$/);
});
