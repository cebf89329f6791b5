import { clickTile, expect, game, logIn, test } from './support.ts';

const refusal = (errorCode: string, details = {}) => ({ success: false, errorCode, message: 'x', requestId: 'r', details });

test('§3 launch: the payload as the spec has it', async ({ page, context }) => {
  await logIn(page, 'member01');
  const sent = page.waitForRequest('**/api/game/launchGame');
  const opening = context.waitForEvent('page');
  await clickTile(page, 'Chơi ngay');
  expect((await sent).postDataJSON()).toMatchObject({
    accountType: 1,
    confirmTrans: true,
    launchMode: 'window',
    platform: 'html5-desktop',
    clientType: 3,
    language: 'vi',
  });
  await opening;
});

test('§4 launch: a failure closes the window and says why, with both times of a maintenance', async ({ page, context }) => {
  await logIn(page, 'member01');
  const times = { maintainTime: '2026-11-22T02:00:00+07:00', endTime: '2026-11-22T03:00:00+07:00' };
  await page.route('**/api/game/launchGame', (route) => route.fulfill({ status: 503, json: refusal('vendor_under_maintenance', times) }));
  await clickTile(page, 'Chơi ngay');
  await expect(page.getByRole('dialog', { name: game })).toContainText('2026-11-22 02:00 – 2026-11-22 03:00');
  await expect.poll(() => context.pages().length).toBe(1);
});

test('§8 launch: a reply without an address closes the window and says so', async ({ page, context }) => {
  await logIn(page, 'member01');
  await page.route('**/api/game/launchGame', (route) => route.fulfill({ json: { success: true, value: { game_url: '' } } }));
  await clickTile(page, 'Chơi ngay');
  await expect(page.getByRole('dialog', { name: game })).toContainText('Trò chơi chưa trả về địa chỉ');
  await expect.poll(() => context.pages().length).toBe(1);
});

test('§4 launch: further clicks do nothing while one is pending', async ({ page, context }) => {
  await logIn(page, 'member01');
  let calls = 0;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/game/launchGame', async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  await clickTile(page, 'Chơi ngay');
  const tile = page.getByRole('article', { name: game });
  await expect(tile).toHaveAttribute('aria-busy', 'true');
  await page.bringToFront();
  await tile.getByRole('button', { name: `Chơi ngay ${game}` }).click({ clickCount: 3, force: true });
  release();
  await expect(tile).not.toHaveAttribute('aria-busy', 'true');
  expect(calls).toBe(1);
  expect(context.pages().length).toBe(2);
});

test('§8 launch: a blocked pop-up shows the game in the page', async ({ page, context }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await logIn(page, 'member01');
  await clickTile(page, 'Chơi ngay');
  const dialog = page.getByRole('dialog', { name: game });
  await expect(dialog).toContainText('Trình duyệt đã chặn cửa sổ mới');
  await expect(dialog.frameLocator('iframe').getByRole('heading', { name: game })).toBeVisible();
  expect(context.pages().length).toBe(1);
});

test('§6 a trial account is asked for a formal one', async ({ page }) => {
  await logIn(page, 'trial01');
  await clickTile(page, 'Chơi ngay');
  await expect(page.getByRole('dialog', { name: game })).toContainText('đăng ký hoặc đăng nhập tài khoản chính thức');
});
