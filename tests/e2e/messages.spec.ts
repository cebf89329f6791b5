import type { Page } from '@playwright/test';
import { test } from './ownGateway/test.ts';
import { expect, hold, logIn, watchRest } from './support.ts';

const letter = ['--vi', 'Chào bạn', '--vi-text', 'Chúc may mắn.\\nHẹn gặp lại.', '--en', 'Hello', '--en-text', 'Good luck.'];
const badge = (page: Page, count: number) => page.getByRole('banner').getByText(`Tin nhắn chưa đọc: ${count}`, { exact: true });

test('§2 messages: one arrives in an open portal, by a toast and a count, is read, deleted, and gone after a reload', async ({
  page,
  gateway,
}) => {
  const { username } = await gateway.openAccount();
  const rest = watchRest(page);
  const live = page.waitForResponse((response) => response.url().includes('/api/live/'));
  await logIn(page, username);
  // What waits when a page begins is no arrival: its stream tells of it first.
  await live;
  await rest();
  await gateway.operator('message', username, ...letter);
  const toast = page.getByRole('listitem').filter({ hasText: 'Bạn có tin nhắn mới' });
  await expect(toast).toContainText('Chưa đọc: 1');
  await expect(badge(page, 1)).toBeAttached();
  await toast.getByRole('button', { name: 'Mở hộp thư' }).click();

  const centre = page.getByRole('dialog', { name: 'Tin nhắn' });
  const entry = centre.getByRole('navigation').getByRole('link', { name: /^Tin nhắn/ });
  await expect(entry).toHaveAccessibleName('Tin nhắn Tin nhắn chưa đọc: 1');
  await gateway.operator('message', username, '--vi', 'Tin thứ hai', ...letter.slice(2));
  await expect(centre.getByRole('heading', { level: 3 })).toHaveText([/^Chưa đọc Tin thứ hai/, /^Chưa đọc Chào bạn/]);
  await centre.getByRole('button', { name: /Chào bạn/, expanded: false }).click();
  await expect(centre.getByText('Hẹn gặp lại.')).toBeVisible();
  await expect(entry).toHaveAccessibleName('Tin nhắn Tin nhắn chưa đọc: 1');

  await centre.getByRole('button', { name: 'Xoá tin nhắn' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Xoá tin nhắn' }).click();
  await expect(centre.getByRole('heading', { level: 3 })).toHaveText([/^Chưa đọc Tin thứ hai/]);
  await centre.getByRole('button', { name: 'Đánh dấu đã đọc tất cả' }).click();
  await expect(centre.getByText('Đã đọc tất cả tin nhắn')).toBeVisible();
  await expect(entry).toHaveAccessibleName('Tin nhắn');

  await page.setViewportSize({ width: 360, height: 780 });
  await page.reload();
  await expect(centre.getByRole('heading', { level: 3 })).toHaveText([/^Tin thứ hai/]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await centre.getByRole('button', { name: 'Đóng' }).click();
  await expect(badge(page, 1)).toHaveCount(0);
});

test('§2 reward center: rewards that arrive in an open portal are told by one toast, and its way leads to them', async ({
  page,
  gateway,
}) => {
  const { username } = await gateway.openAccount();
  const rest = watchRest(page);
  const live = page.waitForResponse((response) => response.url().includes('/api/live/'));
  await gateway.operator('ticket', 'give', username, 'egg', '1');
  await logIn(page, username);
  await live;
  await rest();
  const toast = page.getByRole('listitem').filter({ hasText: /phần thưởng mới/ });
  await gateway.operator('ticket', 'give', username, 'wheel', '1');
  await expect(toast).toContainText('Bạn có 1 phần thưởng mới');
  await gateway.operator('ticket', 'give', username, 'wheel', '1');
  await expect(toast).toContainText('Bạn có 2 phần thưởng mới');
  await toast.getByRole('button', { name: 'Xem thưởng' }).click();
  await expect(page.getByRole('dialog', { name: 'Trung tâm thưởng' })).toBeVisible();
});

test('§2 messages: one that arrives before the piece that tells of it has come is told when it comes', async ({ page, gateway }) => {
  const { username } = await gateway.openAccount();
  const piece = await hold(page, '**/assets/arrivalParts-*.js');
  const live = page.waitForResponse((response) => response.url().includes('/api/live/'));
  await logIn(page, username);
  await live;
  await expect.poll(piece.calls).toBe(1);
  await gateway.operator('message', username, ...letter);
  await expect(badge(page, 1)).toBeAttached();
  piece.release();
  await expect(page.getByRole('listitem').filter({ hasText: 'Bạn có tin nhắn mới' })).toContainText('Chưa đọc: 1');
});
