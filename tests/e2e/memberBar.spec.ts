import { test } from './ownGateway/test.ts';
import { balancePill, expect, logIn } from './support.ts';

const texts = ['--vi', 'Chào bạn', '--vi-text', 'Chúc may mắn.', '--en', 'Hello', '--en-text', 'Good luck.'];

test('§2 logged-in bar: the count of unread messages moves while the player looks at it', async ({ page, gateway }) => {
  await logIn(page, 'member01');
  await expect(balancePill(page)).toContainText('₫');
  await expect(page.getByText(/^Tin nhắn chưa đọc/)).toHaveCount(0);
  await gateway.operator('message', 'member01', ...texts);
  await expect(page.getByText('Tin nhắn chưa đọc: 1')).toBeAttached();
  await gateway.operator('message', 'member01', ...texts);
  await expect(page.getByText('Tin nhắn chưa đọc: 2')).toBeAttached();
  await page.reload();
  await expect(page.getByText('Tin nhắn chưa đọc: 2')).toBeAttached();
});

test('§6 an agent does not load unread messages', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/messages/unread')) asked.push(request.url());
  });
  await logIn(page, 'agent01');
  await expect(balancePill(page)).toContainText('₫');
  expect(asked).toEqual([]);
});

test('§1 the balance is hidden and shown again, and the choice stays for the next visit', async ({ page }) => {
  await page.setViewportSize({ width: 1360, height: 900 });
  await logIn(page, 'member01');
  await expect(balancePill(page)).toContainText(/\d/);
  await page.getByRole('button', { name: 'Ẩn số tiền' }).click();
  await expect(balancePill(page)).not.toContainText(/\d/);
  await page.reload();
  const eye = page.getByRole('button', { name: 'Ẩn số tiền' });
  await expect(eye).toHaveAttribute('aria-pressed', 'true');
  await expect(balancePill(page)).not.toContainText(/\d/);
  await eye.click();
  await expect(balancePill(page)).toContainText(/\d/);
});
