import {
  balanceOf,
  balancePill,
  clickTile,
  closeWelcome,
  expect,
  fillLogin,
  fillRegistration,
  game,
  hold,
  logIn,
  logInByForm,
  newUsername,
  register,
  sendRegistration,
  test,
} from './support.ts';

test('a visitor registers, plays a game and sees the balance move, without a reload', async ({ page, context }) => {
  await page.goto('/web/');
  await page.getByRole('link', { name: 'Tham gia ngay' }).click();
  await expect(page).toHaveURL(/\/web\/register$/);
  await fillRegistration(page, newUsername());
  await sendRegistration(page);
  await closeWelcome(page);
  await expect(balancePill(page)).toContainText('500.000');

  const opening = context.waitForEvent('page');
  await clickTile(page, 'Chơi ngay');
  const gamePage = await opening;
  await expect(gamePage.getByRole('heading', { name: game })).toBeVisible();
  const reads: string[] = [];
  page.on('request', (request) => request.url().includes('wallets/balance') && reads.push(request.url()));
  await gamePage.locator('#play').click();
  // A round may give back exactly the stake: then one more tells.
  await expect(async () => {
    if ((await balanceOf(page)) === 500_000) await gamePage.locator('#play:enabled').click({ timeout: 1_000 });
    expect(await balanceOf(page)).not.toBe(500_000);
  }).toPass({ timeout: 10_000 });
  expect(reads, 'the live stream moves the balance, not a poll').toEqual([]);
});

test('§6 demo play: a visitor plays without an account', async ({ page, context }) => {
  await page.goto('/web/');
  const opening = context.waitForEvent('page');
  await clickTile(page, 'Chơi thử');
  const gamePage = await opening;
  await expect(gamePage.locator('#demo')).toBeVisible();
  const before = await gamePage.locator('#message').textContent();
  await gamePage.locator('#play').click();
  await expect(gamePage.locator('#message')).not.toHaveText(before ?? '');
});

test('a visitor who asked for real play lands in that game after logging in', async ({ page, context }) => {
  await page.goto('/web/');
  await clickTile(page, 'Chơi ngay');
  const asked = page.getByRole('dialog', { name: 'Vui lòng đăng nhập hoặc đăng ký' });
  await asked.getByRole('button', { name: 'Đăng nhập' }).click();
  const opening = context.waitForEvent('page');
  await fillLogin(page, 'member01');
  await expect((await opening).getByRole('heading', { name: game })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a visitor who asked for real play lands in that game after registering', async ({ page, context }) => {
  await page.goto('/web/');
  await clickTile(page, 'Chơi ngay');
  await page.getByRole('dialog').getByRole('button', { name: 'Đăng ký' }).click();
  await fillRegistration(page, newUsername());
  const opening = context.waitForEvent('page');
  await sendRegistration(page);
  await expect((await opening).getByRole('heading', { name: game })).toBeVisible();
});

test('§9 deposit: bounds, one order for two clicks, credited within ten seconds by itself', async ({ page }) => {
  await register(page);
  let orders = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/wallets/deposit') && response.ok()) orders += 1;
  });
  await page.getByRole('link', { name: 'Nạp tiền' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Nạp tiền' });
  await dialog.getByRole('textbox', { name: /Số tiền/ }).fill('99');
  await dialog.getByRole('button', { name: /Tạo lệnh/ }).click();
  await expect(dialog.getByText('Vui lòng nhập số tiền từ 100 đến 50.000.')).toBeVisible();
  await dialog.getByRole('button', { name: '5.000', exact: false }).first().click();
  await dialog.getByRole('button', { name: /Tạo lệnh/ }).dblclick();
  await expect(dialog.getByRole('heading', { name: /^Nạp ₫ 5\.000 qua/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Đóng' }).click();
  await expect.poll(() => balanceOf(page), { timeout: 10_000 }).toBe(505_000);
  expect(orders).toBe(1);
});

test('§2 the balance: a click refreshes it, with a label while it does', async ({ page }) => {
  await logIn(page, 'master01');
  await expect(balancePill(page)).toContainText('₫');
  const held = await hold(page, '**/api/wallets/balance/gcs');
  await balancePill(page).click();
  await expect(balancePill(page).getByText('Đang cập nhật…')).toBeVisible();
  expect(held.calls()).toBe(1);
  held.release();
  await expect(balancePill(page).getByText('Đang cập nhật…')).toBeHidden();
});

test('a login that was given up opens no game later', async ({ page, context }) => {
  await page.goto('/web/');
  await clickTile(page, 'Chơi ngay');
  await page.getByRole('dialog').getByRole('button', { name: 'Đăng nhập' }).click();
  await expect(page.getByRole('dialog', { name: 'Đăng nhập', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Đăng nhập' }).first().click();
  await fillLogin(page, 'member01');
  await expect(balancePill(page)).toContainText('₫');
  expect(context.pages()).toHaveLength(1);
});

test('§2 "Agents (isAgent 4) cannot open it and get a warning", whatever their member type is', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await logIn(page, 'agent01');
  const tabs = page.getByRole('navigation', { name: 'Thanh điều hướng' });
  await expect(tabs.getByRole('link')).toHaveText(['Trang chủ', 'Trò chơi', 'Menu', 'Tôi']);
  await page.goto('/web/?center=deposit');
  const refusal = page.getByRole('alertdialog', { name: 'Chưa mở được' });
  await expect(refusal).toContainText('không dùng được chức năng này');
  // A sentence is a card on a phone too, not a page.
  expect((await refusal.boundingBox())?.height).toBeLessThan(300);
  // By the flag alone, with a player's member type.
  await page.route('**/api/member/info', async (route) => {
    const response = await route.fetch();
    const { value, ...rest } = (await response.json()) as { value: { isAgent: number } };
    expect(value.isAgent).toBe(4);
    await route.fulfill({ response, json: { ...rest, value: { ...value, type: 0 } } });
  });
  await page.goto('/web/?center=account');
  await expect(refusal).toContainText('không dùng được chức năng này');
});

test('§6 a trial account leaves the closed member centre for a formal account, which opens it', async ({ page }) => {
  const refusal = page.getByRole('alertdialog', { name: 'Chưa mở được' });
  await logIn(page, 'trial01', '/web/?center=account');
  await refusal.getByRole('button', { name: 'Đăng ký' }).click();
  await expect(page.getByRole('heading', { name: 'Đăng ký tài khoản' })).toBeVisible();
  await logInByForm(page, 'trial01', '/web/?center=account');
  await refusal.getByRole('button', { name: 'Đăng nhập' }).click();
  await fillLogin(page, 'member01');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Bảo mật tài khoản' })).toBeVisible();
});
