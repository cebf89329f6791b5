import { test } from './ownGateway/test.ts';
import { balanceOf, balancePill, expect, logIn } from './support.ts';

test('§4 "Chase bets": the stake of all periods is held at once, and a stop by hand gives back what is not bet', async ({ page }) => {
  await logIn(page, 'master01', '/web/lottery?lottery=fast5x5');
  await expect(balancePill(page)).toContainText(/\d/);
  const before = await balanceOf(page);
  await page.getByRole('button', { name: /^Vạn ?, ?3/ }).click();
  await page.getByRole('button', { name: 'Thêm vào phiếu' }).click();
  const slip = page.getByRole('complementary', { name: /^Phiếu cược/ });
  // Where the period has closed meanwhile, the bets move to the next one.
  const dialog = page.getByRole('dialog', { name: 'Cược nhiều kỳ' });
  await expect(async () => {
    const move = page.getByRole('button', { name: /^Chuyển sang kỳ/ }).first();
    if (await move.isVisible()) await move.click({ timeout: 1_000 });
    if (!(await dialog.isVisible())) await slip.getByRole('button', { name: 'Cược nhiều kỳ' }).click({ timeout: 1_000 });
    await dialog.getByRole('button', { name: 'Đặt cược nhiều kỳ' }).click({ timeout: 1_000 });
    await expect(dialog).toBeHidden({ timeout: 3_000 });
  }).toPass({ timeout: 40_000 });
  await expect.poll(() => balanceOf(page)).toBe(before - 1_000);

  await page.getByRole('tab', { name: 'Nhiều kỳ' }).click();
  const mine = page.getByRole('row').filter({ hasText: 'Vạn 3' });
  await expect(mine.getByText('Đang chạy')).toBeVisible();
  await mine.getByRole('button', { name: 'Dừng' }).click();
  await expect(mine.getByText('Bạn đã dừng')).toBeVisible();
  // One period is bet on, and nine come back.
  await expect.poll(() => balanceOf(page)).toBe(before - 100);
});

test('§1 the lottery: lines and best win before the bet, the stake at once, the result with the draw, which is checked in the page', async ({
  page,
}) => {
  await logIn(page, 'member01', '/web/lottery?lottery=fast5');
  await expect(page.getByRole('heading', { level: 2, name: 'Năm số 1 phút' })).toBeVisible();
  await expect(balancePill(page)).toContainText(/\d/);
  const before = await balanceOf(page);
  await page.getByRole('button', { name: /^Vạn ?, ?3/ }).click();
  await page.getByRole('button', { name: /^Vạn ?, ?7/ }).click();
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
  await expect.poll(() => balanceOf(page)).toBe(before - 200);

  const orders = page.getByRole('region', { name: 'Cược của tôi' }).first();
  const mine = orders.getByRole('row').filter({ hasText: 'Vạn 3, 7' });
  await expect(mine.getByText('Chờ mở')).toBeVisible();
  // Its result comes with the draw, without a reload.
  await expect(mine.getByText(/^(?:Thắng|Thua)$/)).toBeVisible({ timeout: 80_000 });

  await page.getByRole('button', { name: 'Kiểm chứng kết quả' }).click();
  await expect(page.getByRole('dialog').getByText(/^Kết quả đúng:/)).toBeVisible();
});
