import { test } from './ownGateway/test.ts';
import { clickTile, expect, game, register } from './support.ts';

test('§8 vendor_under_maintenance: the vendor that an operator closes says both times, its window closes, and it opens again', async ({
  page,
  context,
  gateway,
}) => {
  await register(page);
  await gateway.operator('vendor', 'close', 'PG', '--from', '2026-01-31T03:00:00+07:00', '--until', '2999-12-01T05:30:00+07:00');
  try {
    await clickTile(page, 'Chơi ngay');
    const dialog = page.getByRole('dialog', { name: game });
    await expect(dialog).toContainText('Trò chơi đang bảo trì. (2026-01-31 03:00 – 2999-12-01 05:30)');
    await expect.poll(() => context.pages().length).toBe(1);
    await dialog.getByRole('button', { name: 'Đồng ý' }).click();
  } finally {
    await gateway.operator('vendor', 'open', 'PG');
  }
  const opening = context.waitForEvent('page');
  await clickTile(page, 'Chơi ngay');
  await expect((await opening).getByRole('heading', { name: game })).toBeVisible();
});

test('§4 nothing opens twice and no orphan stays: a double click, one that fails on the way, and one after it', async ({
  page,
  context,
}) => {
  await register(page);
  let calls = 0;
  await page.route('**/api/game/launchGame', async (route) => {
    calls += 1;
    await (calls === 1 ? route.fulfill({ status: 500, body: 'not even JSON' }) : route.continue());
  });
  const opened: unknown[] = [];
  context.on('page', (one) => opened.push(one));
  const tile = page.getByRole('list', { name: 'Phổ biến hôm nay' }).getByRole('article', { name: game });
  await tile.hover();
  await tile.getByRole('button', { name: `Chơi ngay ${game}` }).dblclick();
  await expect(page.getByRole('dialog', { name: game })).toBeVisible();
  await expect.poll(() => context.pages().length).toBe(1);
  expect([calls, opened.length], 'one window for both clicks').toEqual([1, 1]);
  await page.getByRole('dialog', { name: game }).getByRole('button', { name: 'Đồng ý' }).click();
  await tile.hover();
  await tile.getByRole('button', { name: `Chơi ngay ${game}` }).dblclick();
  await expect.poll(() => context.pages().length).toBe(2);
  await expect(tile).not.toHaveAttribute('aria-busy', 'true');
  expect([calls, opened.length]).toEqual([2, 2]);
});
