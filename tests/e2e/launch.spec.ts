import {
  anyDialog,
  balancePill,
  clickTile,
  expect,
  fillLogin,
  game,
  hold,
  logIn,
  popularTile,
  refuseToken,
  register,
  test,
} from './support.ts';

const refusal = (errorCode: string, details = {}) => ({ success: false, errorCode, message: 'x', requestId: 'r', details });

test('§3 launch: the payload as the spec has it', async ({ page, context }) => {
  await logIn(page, 'member01');
  const sent = page.waitForRequest('**/api/game/launchGame');
  const opening = context.waitForEvent('page');
  await clickTile(page, 'Chơi ngay');
  expect((await sent).postDataJSON()).toMatchObject({
    accountType: 1,
    confirmTrans: false,
    launchMode: 'window',
    platform: 'html5-desktop',
    clientType: 3,
    language: 'vi',
  });
  await opening;
});

test('the way back out of a game leads to the list that it was launched from', async ({ page, context }) => {
  await logIn(page, 'member01');
  await page.goto('/web/games?q=rong');
  const opening = context.waitForEvent('page');
  const tile = page.getByRole('main').getByRole('article').first();
  await tile.hover();
  await tile.getByRole('button', { name: /^Chơi ngay/ }).click();
  const game = await opening;
  await game.getByRole('link', { name: 'Về cổng' }).click();
  await expect(game).toHaveURL(/\/web\/games\?q=rong$/);
});

test('§4 launch: a failure closes the window and says why, with both times of a maintenance', async ({ page, context }) => {
  await logIn(page, 'member01');
  const times = { maintainTime: '2026-11-22T02:00:00+07:00', endTime: '2026-11-22T03:00:00+07:00' };
  await page.route('**/api/game/launchGame', (route) => route.fulfill({ status: 503, json: refusal('vendor_under_maintenance', times) }));
  await clickTile(page, 'Chơi ngay');
  await expect(page.getByRole('dialog', { name: game })).toContainText('2026-11-22 02:00 – 2026-11-22 03:00');
  await expect.poll(() => context.pages().length).toBe(1);
});

test('§6 launch: an agent is told that real play is not his, and gets the demo', async ({ page, context }) => {
  await logIn(page, 'agent01');
  await clickTile(page, 'Chơi ngay');
  const told = page.getByRole('dialog', { name: game });
  await expect(told).toContainText('Tài khoản đại lý không chơi bằng tiền thật');
  await expect.poll(() => context.pages().length).toBe(1);
  const [sent, opening] = [page.waitForRequest('**/api/game/launchGame'), context.waitForEvent('page')];
  await told.getByRole('button', { name: 'Chơi thử' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ accountType: 0 });
  await expect(await opening).toHaveURL(/\/sandbox\/games\/play/);
  await expect(told).toHaveCount(0);
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
  const held = await hold(page, '**/api/game/launchGame');
  await clickTile(page, 'Chơi ngay');
  const tile = popularTile(page);
  await expect(tile).toHaveAttribute('aria-busy', 'true');
  await page.bringToFront();
  await tile.getByRole('button', { name: `Chơi ngay ${game}` }).click({ clickCount: 3, force: true });
  held.release();
  await expect(tile).not.toHaveAttribute('aria-busy', 'true');
  expect(held.calls()).toBe(1);
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

test('§8 launch: too many requests open no dialog, and a calm word answers the click', async ({ page, context }) => {
  await logIn(page, 'member01');
  await page.route('**/api/game/launchGame', (route) => route.fulfill({ status: 429, json: refusal('TOO_MANY_REQUEST') }));
  await clickTile(page, 'Chơi ngay');
  await expect(page.getByRole('status').filter({ hasText: 'Bạn thao tác quá nhanh' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => context.pages().length).toBe(1);
});

test('the game’s token leaves its address and history at once, and a reload plays on with it', async ({ page, context }) => {
  await logIn(page, 'member01');
  const launched = page.waitForResponse('**/api/game/launchGame');
  const opening = context.waitForEvent('page');
  await clickTile(page, 'Chơi ngay');
  const { value } = (await (await launched).json()) as { value: { game_url: string } };
  const token = new URLSearchParams(new URL(value.game_url, page.url()).hash.slice(1)).get('s') ?? '';
  expect(token.length).toBeGreaterThan(20);
  const gamePage = await opening;
  const addresses: string[] = [];
  gamePage.on('framenavigated', (frame) => addresses.push(frame.url()));
  await expect(gamePage.locator('#play')).toBeEnabled();
  await expect(gamePage).toHaveURL(/\/sandbox\/games\/play\?[^#]*$/);
  expect(await gamePage.evaluate(() => Object.values(sessionStorage))).toContain(token);
  expect(await gamePage.evaluate(() => history.length), 'no entry to go back to').toBe(1);

  addresses.length = 0;
  const asked = gamePage.waitForRequest('**/sandbox/games/api/balance');
  await gamePage.reload();
  expect((await asked).postDataJSON()).toEqual({ session: token });
  await expect(gamePage.locator('#play')).toBeEnabled();
  await expect(gamePage.locator('#demo')).toBeHidden();
  expect(addresses.filter((address) => address.includes(token))).toEqual([]);
});

test('§6 a trial account is asked for a formal one, and lands in the game by logging in to it', async ({ page, context }) => {
  await logIn(page, 'trial01');
  await clickTile(page, 'Chơi ngay');
  const asked = page.getByRole('dialog', { name: game });
  await expect(asked).toContainText('đăng ký hoặc đăng nhập tài khoản chính thức');
  await asked.getByRole('button', { name: 'Đăng nhập' }).click();
  const opening = context.waitForEvent('page');
  await fillLogin(page, 'member01');
  await expect((await opening).locator('#play')).toBeEnabled();
  await expect(balancePill(page)).toContainText('₫');
});

test('§4 §8 a launch whose session had ended: after logging in again the game that was asked for opens', async ({ page, context }) => {
  const username = await register(page);
  await page.route('**/api/game/launchGame', refuseToken);
  await clickTile(page, 'Chơi ngay');
  const ended = page.getByRole('alertdialog');
  await expect(ended).toContainText('Bạn đã bị đăng xuất, vui lòng đăng nhập lại');
  await expect.poll(() => context.pages().length, 'its window is closed').toBe(1);
  await page.unroute('**/api/game/launchGame');
  await ended.getByRole('button', { name: 'Đồng ý' }).click();
  const opening = context.waitForEvent('page');
  await fillLogin(page, username);
  await expect((await opening).getByRole('heading', { name: game })).toBeVisible();
  await expect(anyDialog(page)).toHaveCount(0);
});
