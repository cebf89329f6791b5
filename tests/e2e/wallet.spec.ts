import { expect, register, test } from './support.ts';

test('§2 transferFund: money goes to a vendor, is still there after a reload, and all of it comes back', async ({ page }) => {
  await register(page, '/web/?center=wallet');
  const centre = page.getByRole('dialog', { name: 'Ví' });
  const figureOf = (name: string) => centre.getByRole('term').filter({ hasText: name }).locator('..');
  await centre.getByRole('textbox', { name: /Số tiền/ }).fill('120000');
  await centre.getByRole('button', { name: 'Chuyển tiền' }).dblclick();
  await expect(centre.getByRole('status').filter({ hasText: 'từ Ví chính sang ALB' })).toBeVisible();

  await page.reload();
  await expect(figureOf('Ở nhà cung cấp')).toContainText('120.000');
  await expect(figureOf('Ví chính')).toContainText('380.000');
  await expect(figureOf('Tổng số dư')).toContainText('500.000');
  await centre.getByRole('button', { name: 'Gom tất cả' }).click();
  await expect(figureOf('Ví chính')).toContainText('500.000');

  await centre.getByRole('link', { name: 'Lịch sử giao dịch' }).last().click();
  const moves = page.getByRole('dialog', { name: 'Lịch sử giao dịch' }).getByRole('row').filter({ hasText: 'Chuyển giữa các ví' });
  await expect(moves).toHaveCount(2);
});
