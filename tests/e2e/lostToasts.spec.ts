import { lose } from './loseChunk.ts';
import { test } from './ownGateway/test.ts';
import { balancePill, expect, follow, logIn, watchRest } from './support.ts';

const letter = ['--vi', 'Chào bạn', '--vi-text', 'Chúc may mắn.', '--en', 'Hello', '--en-text', 'Good luck.'];

// Chromium itself logs what could not be fetched, and the portal what its page does without.
test.use({ consoleMayComplain: true });

test('§8 the toast of an arrival and what shows toasts are lost: the count moves without them, and they are back at the next arrival', async ({
  page,
  gateway,
}) => {
  const uncaught: string[] = [];
  page.on('pageerror', ({ message }) => uncaught.push(message));
  const { username } = await gateway.openAccount();
  const rest = watchRest(page);
  const teller = await lose(page, 'ArrivalToast');
  const list = await lose(page, 'ToastList');
  const live = page.waitForResponse((response) => response.url().includes('/api/live/'));
  await logIn(page, username);
  await live;
  await expect.poll(teller.count).toBeGreaterThan(1);
  await rest();
  const toast = page.getByRole('listitem').filter({ hasText: 'Bạn có tin nhắn mới' });
  const unread = (count: number) => page.getByRole('banner').getByText(`Tin nhắn chưa đọc: ${count}`, { exact: true });
  await gateway.operator('message', username, ...letter);
  await expect(unread(1)).toBeAttached();
  await teller.find();
  const before = list.count();
  await follow(page, '/web/helpmc');
  // It tells of what has come meanwhile, to nobody.
  await expect.poll(list.count).toBeGreaterThan(before);
  await expect(page.getByRole('heading', { level: 1, name: 'Trung tâm trợ giúp' })).toBeVisible();
  await expect(balancePill(page)).toContainText('500.000');
  await expect(toast).toHaveCount(0);
  await list.find();
  await gateway.operator('message', username, ...letter);
  await expect(unread(2)).toBeAttached();
  await expect(toast).toContainText('Chưa đọc: 2');
  await toast.getByRole('button', { name: 'Mở hộp thư' }).click();
  await expect(page.getByRole('dialog', { name: 'Tin nhắn' })).toBeVisible();
  expect(uncaught).toEqual([]);
});
