import { anyDialog, expect, fillLogin, test } from './support.ts';

const status = (value: object) => ({ json: { success: true, value } });

test('§2 §4 system status 1, §8 "maintenance dialog with time range": the maintenance page, in both languages, with the way to support', async ({
  page,
}) => {
  const maintenance = { maintainTime: '2026-11-22T02:00:00+07:00', endTime: '2026-11-22T03:00:00+07:00' };
  await page.route('**/api/system/status*', (route) => route.fulfill(status({ status: 1, maintenance })));
  await page.goto('/web/');
  await expect(page.getByRole('heading', { name: 'Hệ thống đang bảo trì' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Under maintenance' })).toBeVisible();
  await expect(page.getByText('2026-11-22 02:00 – 2026-11-22 03:00').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Liên hệ hỗ trợ.*Contact support/ })).toHaveAttribute('href', /^https:/);
});

test('§2 §4 system status 2: the region page names live contact and e-mail', async ({ page }) => {
  await page.route('**/api/system/status*', (route) => route.fulfill(status({ status: 2, location: 'FR' })));
  await page.goto('/web/');
  await expect(page.getByRole('heading', { name: 'Your location is not served' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Live chat|Contact support/ }).first()).toHaveAttribute(
    'href',
    'https://chat.example/sandbox',
  );
  await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
});

test('§4 a portal that opens again shows itself without a reload', async ({ page }) => {
  await page.clock.install();
  let now = 1;
  await page.route('**/api/system/status*', (route) => route.fulfill(status({ status: now })));
  await page.goto('/web/');
  await expect(page.getByRole('heading', { name: 'Under maintenance' })).toBeVisible();
  now = 0;
  await page.clock.fastForward(21_000);
  await expect(page.getByRole('link', { name: 'Tham gia ngay' })).toBeVisible();
});

test.describe('with a page that can’t be loaded', () => {
  test.use({ consoleMayComplain: true });

  test('§4 §8 a closed portal says so all the same, and shows itself when it opens again', async ({ page }) => {
    await page.clock.install();
    await page.route('**/assets/ClosedView-*.js*', (route) => route.abort());
    let now = 1;
    await page.route('**/api/system/status*', (route) => route.fulfill(status({ status: now })));
    await page.goto('/web/');
    const said = page.getByRole('main').getByRole('alert').filter({ hasText: 'Hệ thống đang bảo trì.' });
    await expect(said.getByRole('link')).toHaveAttribute('href', /^https:/);
    now = 0;
    await page.clock.fastForward(21_000);
    await expect(page.getByRole('link', { name: 'Tham gia ngay' })).toBeVisible();
    await expect(said).toHaveCount(0);
  });

  test('§4 §8 the retry of a closed portal brings its page', async ({ page }) => {
    await page.route('**/assets/ClosedView-*.js*', (route) => route.abort());
    await page.route('**/api/system/status*', (route) => route.fulfill(status({ status: 1 })));
    await page.goto('/web/');
    const retry = page.getByRole('main').getByRole('button', { name: 'Thử lại' });
    await expect(retry).toBeVisible();
    await page.unroute('**/assets/ClosedView-*.js*');
    await retry.click();
    await expect(page.getByRole('heading', { name: 'Under maintenance' })).toBeVisible();
  });
});

test('§4 a visitor whose page is open meets the maintenance page at his next step', async ({ page }) => {
  await page.goto('/web/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.route('**/api/system/status*', (route) => route.fulfill(status({ status: 1 })));
  const refusal = { success: false, errorCode: 'under_maintenance', message: 'x', requestId: 'r' };
  await page.route('**/api/games/popular*', (route) => route.fulfill({ status: 503, json: refusal }));
  await page.getByRole('main').getByRole('link', { name: 'Casino' }).first().click();
  await expect(page.getByRole('heading', { name: 'Hệ thống đang bảo trì' })).toBeVisible();
});

test('§4 a visitor meets it at his login too', async ({ page }) => {
  await page.goto('/web/?dialog=login');
  await expect(page.getByRole('dialog', { name: 'Đăng nhập' })).toBeVisible();
  await page.route('**/api/system/status*', (route) => route.fulfill(status({ status: 1 })));
  const refusal = { success: false, errorCode: 'under_maintenance', message: 'x', requestId: 'r' };
  await page.route('**/api/session/login', (route) => route.fulfill({ status: 503, json: refusal }));
  await fillLogin(page, 'member01');
  await expect(page.getByRole('heading', { name: 'Hệ thống đang bảo trì' })).toBeVisible();
});

test('§8 a 502 of what the page asks by itself only logs a trace', async ({ page }) => {
  const traces: string[] = [];
  page.on('console', (message) => message.type() === 'info' && traces.push(message.text()));
  const isFailing = (url: URL): boolean => /^\/api\/(notice|games\/(jackpots|winners|live_tables|hot))$/.test(url.pathname);
  await page.route(isFailing, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }));
  await page.goto('/web/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => traces.filter((trace) => trace.includes('service_unavailable')).length).toBeGreaterThan(0);
  await expect(page.getByRole('contentinfo')).toContainText('18+');
  await expect(anyDialog(page)).toHaveCount(0);
});
