import { openAccountWithCard } from './cashierAccount.ts';
import { test } from './ownGateway/test.ts';
import { expect, logIn, playRound } from './support.ts';

test('§2 §4 a promotion’s whole way: terms, join, deposit, progress with a round, what holds the withdrawal, and the way out', async ({
  page,
  gateway,
}) => {
  const { username } = await openAccountWithCard(gateway);
  await logIn(page, username, '/web/promo');
  const card = page.getByRole('article', { name: 'Nạp lần đầu +20%' }).first();
  await card.getByRole('link', { name: 'Xem điều khoản' }).click();
  await expect(page).toHaveURL(/promotion=first/);
  const terms = page.getByRole('complementary', { name: 'Nạp lần đầu +20%' });
  await expect(terms.getByText('₫ 1.000 × 5 = ₫ 5.000')).toBeVisible();
  await terms.getByRole('button', { name: 'Tham gia' }).click();
  await terms.getByRole('link', { name: 'Nạp tiền ngay' }).click();

  const depositing = page.getByRole('dialog', { name: 'Nạp tiền' });
  await expect(depositing.getByRole('combobox', { name: /Khuyến mãi/ })).toHaveValue('first');
  await depositing.getByRole('textbox', { name: /Số tiền/ }).fill('40000');
  await depositing.getByRole('button', { name: /Tạo lệnh nạp/ }).click();
  await expect(depositing.getByText('₫ 48.000 đã vào ví của bạn.')).toBeVisible();
  await depositing.getByRole('button', { name: 'Đóng' }).click();

  const progress = terms.getByRole('progressbar');
  await expect(progress).toHaveAttribute('aria-valuenow', '0');
  await page.goto('/web/');
  await playRound(page);
  await page.goto('/web/promo?promotion=first');
  await expect(progress).not.toHaveAttribute('aria-valuenow', '0');

  await page.goto('/web/?center=withdraw');
  const withdrawing = page.getByRole('dialog', { name: 'Rút tiền' });
  await withdrawing.getByRole('listitem').filter({ hasText: 'Nạp lần đầu +20%' }).getByRole('link').click();
  await terms.getByRole('button', { name: 'Bỏ khoản thưởng' }).click();
  const sure = page.getByRole('alertdialog');
  await expect(sure.getByText(/₫.8\.000 sẽ rời ví chính/)).toBeVisible();
  await sure.getByRole('button', { name: 'Bỏ khoản thưởng' }).click();
  await expect(progress).toHaveCount(0);
  await page.goto('/web/?center=withdraw');
  await expect(withdrawing.getByText(/Còn phải cược/)).toBeVisible();
  await expect(withdrawing.getByRole('listitem').filter({ hasText: 'Nạp lần đầu +20%' })).toHaveCount(0);
});

test('§2 reward center: what can be claimed is claimed at once, stands in the history, and the badge goes', async ({ page, gateway }) => {
  const { username } = await openAccountWithCard(gateway);
  await logIn(page, username, '/web/?center=rewardCenter');
  const centre = page.getByRole('dialog', { name: 'Trung tâm thưởng' });
  await centre.getByRole('button', { name: /Nhận ₫ 100.*Điểm danh/ }).dblclick();
  await expect(centre.getByText('₫ 100, đã vào ví')).toBeVisible();
  await expect(centre.getByText('Hiện chưa có gì để nhận')).toBeVisible();
  await centre.getByRole('tab', { name: 'Lịch sử' }).click();
  await expect(centre.getByRole('row').filter({ hasText: 'Điểm danh 7 ngày' })).toHaveCount(1);
});
