import { balancePill, clickTile, expect, fillLogin, game, hold, logIn, popularTile, register, test, watchRest } from './support.ts';

const popular = '**/api/games/popular*';
const answers = {
  'a 500': { status: 500, json: { success: false, errorCode: 'system_error', message: 'x', requestId: 'r-500' } },
  'a page in place of JSON': { status: 200, contentType: 'text/html', body: '<h1>hello</h1>' },
  'another shape': { status: 200, json: { success: true, value: { games: [{ name: 1 }], total: 'many' } } },
  'a 429': { status: 429, json: { success: false, errorCode: 'TOO_MANY_REQUEST', message: 'x', requestId: 'r' } },
};

for (const [what, answer] of Object.entries(answers)) {
  test(`§8 the games answer with ${what}: an error with a retry, never a white screen`, async ({ page }) => {
    await page.route(popular, (route) => route.fulfill(answer));
    await page.goto('/web/');
    const failed = page.getByRole('alert').filter({ hasText: 'Chưa tải được danh sách trò chơi' });
    await expect(failed).toBeVisible();
    await page.unroute(popular);
    await failed.getByRole('button', { name: 'Thử lại' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}

test('§8 permission load failure: reported, said, nothing waits for it, and a retry brings what was missing', async ({ page }) => {
  const reports: string[] = [];
  page.on('console', (message) => message.type() === 'info' && reports.push(message.text()));
  await page.route('**/api/permission*', (route) => route.fulfill({ ...answers['a 500'] }));
  await page.goto('/web/');
  const missing = page.getByRole('status').filter({ hasText: 'Chưa tải được kênh hỗ trợ và một số chức năng.' });
  await expect(missing).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect.poll(() => reports).toContain('permission system_error r-500');
  await page.unroute('**/api/permission*');
  await missing.getByRole('button', { name: 'Thử lại' }).click();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Telegram' })).toBeVisible();
  await expect(missing).toHaveCount(0);
});

test.describe('with faults that the browser itself logs', () => {
  test.use({ consoleMayComplain: true });

  test('§8 offline: the login says so, and works when the network is back', async ({ page, context }) => {
    await page.goto('/web/?dialog=login');
    await expect(page.getByRole('dialog')).toBeVisible();
    await context.setOffline(true);
    await fillLogin(page, 'member01');
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Kết nối mạng bất thường, vui lòng thử lại.');
    await context.setOffline(false);
    await fillLogin(page, 'member01');
    await expect(balancePill(page)).toBeVisible();
  });

  test('a lost reply of a deposit, a reload and a second try are one order', async ({ page }) => {
    await register(page);
    const keys: string[] = [];
    await page.route('**/api/wallets/deposit', async (route) => {
      keys.push(route.request().headers()['idempotency-key'] ?? '');
      if (keys.length > 1) return await route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.route('**/api/wallets/outcome?*', (route) => route.abort('connectionreset'));
    const order = async (): Promise<void> => {
      const dialog = page.getByRole('dialog', { name: 'Nạp tiền' });
      await dialog.getByRole('textbox', { name: /Số tiền/ }).fill('5000');
      await dialog.getByRole('button', { name: /Tạo lệnh/ }).click();
    };
    await page.goto('/web/?center=deposit');
    await order();
    // Nor can it be looked up: the page says that nobody knows, and not that it failed.
    await expect(page.getByText('Chưa rõ giao dịch đã được thực hiện hay chưa')).toBeVisible();
    await page.reload();
    await order();
    await expect(page.getByRole('heading', { name: /^Nạp ₫ 5\.000 qua/ })).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    // By its cross: the key closes the news of the money first, where that has come already.
    await page.getByRole('dialog', { name: 'Nạp tiền' }).getByRole('button', { name: 'Đóng' }).click();
    await expect(balancePill(page)).toContainText('505.000', { timeout: 10_000 });
  });

  test('§8 a chunk that does not come is tried again, then reported with a reload', async ({ page }) => {
    await page.goto('/web/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.route('**/assets/RegisterPage-*.js*', (route) => route.abort());
    await page.getByRole('link', { name: 'Tham gia ngay' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Trang chưa tải được' })).toBeVisible({ timeout: 10_000 });
    await page.unroute('**/assets/RegisterPage-*.js*');
    await page.getByRole('button', { name: 'Tải lại trang' }).click();
    await expect(page.getByRole('heading', { name: 'Đăng ký tài khoản' })).toBeVisible();
  });

  test('§8 the member’s corner that does not come leaves the page as it is, with a reload that brings it', async ({ page }) => {
    await page.route('**/assets/memberParts-*.js*', (route) => route.abort());
    await logIn(page, 'member01');
    const reload = page.getByRole('banner').getByRole('button', { name: 'Tải lại trang' });
    await expect(reload).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.unroute('**/assets/memberParts-*.js*');
    await reload.click();
    await expect(balancePill(page)).toBeVisible();
  });

  test('§8 a part of the home that does not come leaves the rest as it is', async ({ page }) => {
    await page.route(/\/assets\/(homeParts|PortalLines|PortalNavigationMenus)-.*\.js/, (route) => route.abort());
    const asked = page.waitForRequest(/homeParts-.*\.js/);
    await page.goto('/web/');
    await asked;
    await expect(page.getByRole('contentinfo')).toContainText('18+');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'Trang chưa tải được' })).toHaveCount(0);
  });

  test('§8 a launch whose dialog does not come either is told all the same, and the page stands', async ({ page }) => {
    await page.route('**/assets/tellParts-*.js*', (route) => route.abort());
    await page.route('**/api/game/launchGame', (route) => route.abort());
    await logIn(page, 'member01');
    const said = page.getByRole('alertdialog', { name: game });
    // Again: the first one has ended, and nothing of it stays behind.
    for (let launches = 0; launches < 2; launches += 1) {
      await clickTile(page, 'Chơi ngay');
      await expect(said).toContainText('Kết nối mạng bất thường, vui lòng thử lại.');
      await said.getByRole('button', { name: 'Đồng ý' }).click();
      await expect(said).toHaveCount(0);
      await expect(popularTile(page)).not.toHaveAttribute('aria-busy', 'true');
    }
    await expect(balancePill(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('18+');
    expect(page.context().pages()).toHaveLength(1);
  });

  test('§8 a first launch after the network has gone is told in its dialog, which came before', async ({ page, context }) => {
    const came = page.waitForResponse('**/assets/tellParts-*.js*');
    await logIn(page, 'member01');
    await (await came).finished();
    await context.setOffline(true);
    await clickTile(page, 'Chơi ngay');
    const said = page.getByRole('dialog', { name: game });
    await expect(said).toContainText('Kết nối mạng bất thường, vui lòng thử lại.');
    await said.getByRole('button', { name: 'Đồng ý' }).click();
    await expect(balancePill(page)).toBeVisible();
  });

  test('§8 live events whose reader does not come are followed as soon as the network is back', async ({ page }) => {
    await page.route('**/assets/followSession-*.js*', (route) => route.abort());
    const failedAt: number[] = [];
    page.on('requestfailed', (request) => {
      if (request.url().includes('/followSession-')) failedAt.push(Date.now());
    });
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await logIn(page, 'member01');
    // Each chunk is asked for twice, with a second between.
    await expect.poll(() => (failedAt.at(-1) ?? 0) - (failedAt[0] ?? 0)).toBeGreaterThan(900);
    await page.unroute('**/assets/followSession-*.js*');
    let status = 0;
    page.on('response', (response) => {
      if (response.url().endsWith('/api/live/events')) status = response.status();
    });
    await expect
      .poll(async () => {
        await page.evaluate(() => dispatchEvent(new Event('online')));
        return status;
      })
      .toBe(200);
    expect(errors).toEqual([]);
  });

  for (const lost of ['texts-vi-*.json', 'portal-*.js']) {
    test(`§8 a start without ${lost} is said, with a reload that brings it`, async ({ page }) => {
      await page.route(`**/assets/${lost}`, (route) => route.abort());
      await page.goto('/web/');
      await expect(page.getByText('Trang chưa tải được')).toBeVisible();
      await page.unroute(`**/assets/${lost}`);
      await page.getByRole('button', { name: 'Tải lại trang' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  }

  test('§8 a domain whose texts do not come shows its way out, not its keys', async ({ page }) => {
    await page.goto('/web/');
    await page.route('**/assets/vi-*.js*', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Trung tâm trợ giúp' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Trang chưa tải được' })).toBeVisible();
    await page.unroute('**/assets/vi-*.js*');
    await page.getByRole('button', { name: 'Tải lại trang' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Trung tâm trợ giúp' })).toBeVisible();
  });

  test('a language that can not be had leaves the page in its own, and is had when the network is back', async ({ page }) => {
    await page.goto('/web/');
    await page.route('**/texts-en-*.json', (route) => route.abort());
    await page.getByRole('radio', { name: 'English' }).click({ force: true });
    const said = page.getByRole('alertdialog', { name: 'Chưa đổi được ngôn ngữ' });
    await said.getByRole('button').last().click();
    await expect(said).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await expect(page.getByRole('radio', { name: 'Tiếng Việt' })).toBeChecked();
    await page.unroute('**/texts-en-*.json');
    await page.getByRole('radio', { name: 'English' }).click({ force: true });
    await expect(page.getByRole('link', { name: 'Join now' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('the last of two choices of a language holds, while texts are on their way', async ({ page }) => {
    await page.goto('/web/');
    const held = await hold(page, '**/texts-en-*.json');
    await page.getByRole('radio', { name: 'English' }).click({ force: true });
    await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
    await page.getByRole('radio', { name: 'Tiếng Việt' }).click({ force: true });
    await expect(page.getByRole('radio', { name: 'Tiếng Việt' })).toBeChecked();
    const rest = watchRest(page);
    const came = page.waitForResponse('**/texts-en-*.json');
    held.release();
    await (await came).finished();
    await rest();
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await expect(page.getByRole('radio', { name: 'Tiếng Việt' })).toBeChecked();
  });
});
