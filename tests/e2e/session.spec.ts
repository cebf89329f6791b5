import type { APIRequestContext, Page } from '@playwright/test';
import {
  balancePill,
  expect,
  fillLogin,
  logIn,
  logInByForm,
  logOut,
  loseSession,
  newUsername,
  refuseToken,
  register,
  test,
} from './support.ts';

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** What the gateway answers to this token. */
async function statusOf(request: APIRequestContext, token: string): Promise<number> {
  const headers = {
    'x-session-token': token,
    'x-gateway-version': '3',
    'x-merchant-code': 'baize',
    'x-language': 'en',
    'x-module-id': 'portal',
    'x-device': 'WEB',
  };
  return (await request.get('/api/member/info', { headers })).status();
}

test('§5 login: empty fields ask for both', async ({ page }) => {
  await page.goto('/web/?dialog=login');
  const dialog = page.getByRole('dialog', { name: 'Đăng nhập' });
  await dialog.getByRole('button', { name: 'Đăng nhập' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Vui lòng nhập tên đăng nhập và mật khẩu trước.');
});

test('§8 login: a wrong password says so in the dialog, and nothing opens over it', async ({ page }) => {
  const username = await register(page);
  await logOut(page);
  await page.getByRole('link', { name: 'Đăng nhập' }).first().click();
  await fillLogin(page, username, 'Wrong123');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Sai tài khoản hoặc mật khẩu.');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('§4 login: an unknown user goes to the registration, which says why; the address carries nothing of it', async ({ page }) => {
  const why = page.getByRole('main').getByRole('status').filter({ hasText: 'Tài khoản này chưa tồn tại.' });
  await page.goto('/web/register');
  await expect(page.getByRole('textbox', { name: /^Tên đăng nhập/ })).toBeVisible();
  await expect(why).toHaveCount(0);
  await page.goto('/web/?dialog=login');
  await fillLogin(page, newUsername());
  await expect(page).toHaveURL(/\/web\/register$/);
  await expect(why).toBeVisible();
  await page.reload();
  await expect(why).toBeVisible();
});

test('§2 §9 login: username and password take 16 characters', async ({ page }) => {
  await page.goto('/web/?dialog=login');
  for (const name of ['Tên đăng nhập', 'Mật khẩu']) {
    const field = page.getByRole('dialog').getByRole('textbox', { name });
    await field.pressSequentially('a'.repeat(20));
    await expect(field, name).toHaveValue('a'.repeat(16));
  }
});

test('§2 login: customer service is a link away; a brand without captcha and social login shows neither', async ({ page }) => {
  await page.goto('/web/?dialog=login');
  const dialog = page.getByRole('dialog', { name: 'Đăng nhập' });
  // What the permission brings stands by then.
  await expect(dialog.getByRole('tab', { name: 'Mã SMS' })).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(2);
  await expect(dialog.getByRole('img')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: /^Tiếp tục với/ })).toHaveCount(0);
  await dialog.getByRole('textbox', { name: 'Tên đăng nhập' }).fill('member01');
  await page.context().route('https://facebook.example/**', (route) => route.fulfill({ contentType: 'text/html', body: 'support' }));
  const opening = page.context().waitForEvent('page');
  await dialog.getByRole('link', { name: 'Facebook' }).click();
  await expect(await opening).toHaveURL('https://facebook.example/sandbox');
  await expect(dialog.getByRole('textbox', { name: 'Tên đăng nhập' }), 'what was typed is still here').toHaveValue('member01');
});

test('§3 the session lives in token and account, and a reload keeps it', async ({ page }) => {
  await logIn(page, 'member01');
  await expect(balancePill(page)).toBeVisible();
  const stored = await page.evaluate(() => ({ token: localStorage.getItem('token'), account: localStorage.getItem('account') }));
  expect(stored.account).toBe('member01');
  expect(stored.token).toMatch(/^[\w-]{65}$/);
  await page.reload();
  await expect(balancePill(page)).toBeVisible();
});

test('§4 startup: the permission is loaded; a token without an account is dropped, one with it brings the member info', async ({
  page,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.goto('/web/');
  await expect(page.getByRole('link', { name: 'Đăng nhập' }).first()).toBeVisible();
  await expect.poll(() => asked.has('/api/permission')).toBe(true);
  await page.evaluate(() => localStorage.setItem('token', 'x'.repeat(65)));
  await page.reload();
  await expect(page.getByRole('link', { name: 'Đăng nhập' }).first()).toBeVisible();
  expect(await tokenOf(page)).toBeNull();
  expect(asked.has('/api/member/info')).toBe(false);
  await logInByForm(page, 'member01');
  await expect(balancePill(page)).toBeVisible();
  asked.clear();
  await page.reload();
  await expect(balancePill(page)).toBeVisible();
  expect([asked.has('/api/permission'), asked.has('/api/member/info')]).toEqual([true, true]);
});

test('§2 §4 logout: asked for, then ended at the gateway too; language and merchant are kept', async ({ page, request }) => {
  await register(page);
  await page.getByRole('radio', { name: 'English' }).click({ force: true });
  const logOutButton = page.getByRole('button', { name: 'Log out' });
  await expect(logOutButton).toBeVisible();
  const token = (await tokenOf(page)) ?? '';
  await logOutButton.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await logOutButton.click();
  const ended = page.waitForResponse('**/api/session/logout');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await ended;
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['hisLang', 'merchant']);
  const next = page.waitForRequest('**/api/games/popular*');
  await page.getByRole('main').getByRole('link', { name: 'Casino' }).first().click();
  expect((await next).headers()).toMatchObject({ 'x-language': 'en', 'x-merchant-code': 'baize' });
  expect(await statusOf(request, token)).toBe(401);
});

test.describe('offline', () => {
  test.use({ consoleMayComplain: true });

  test('§4 a logout without a network ends the session here at once, and its token as soon as the network is back', async ({
    page,
    context,
    request,
  }) => {
    await register(page);
    const token = (await tokenOf(page)) ?? '';
    // The question comes a little after the page: who has just opened it waits for it.
    await page.getByRole('button', { name: 'Đăng xuất' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Huỷ' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await context.setOffline(true);
    await logOut(page);
    await expect(page.getByRole('link', { name: 'Đăng nhập' }).first()).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
    expect(kept, 'nothing on this device keeps it').not.toContain(token);
    expect(await statusOf(request, token)).toBe(200);
    await context.setOffline(false);
    await expect.poll(() => statusOf(request, token)).toBe(401);
  });

  test('§4 a logout whose question can’t be loaded is asked for by the browser', async ({ page }) => {
    await page.route('**/assets/tellParts-*.js*', (route) => route.abort());
    await register(page);
    let asked = '';
    page.once('dialog', (dialog) => {
      asked = dialog.message();
      void dialog.accept();
    });
    await page.getByRole('button', { name: 'Đăng xuất' }).click();
    await expect(page.getByRole('link', { name: 'Đăng nhập' }).first()).toBeVisible();
    expect(asked).toContain('Đăng xuất');
  });
});

test('§4 a second tab follows a logout within two seconds, and says nothing of its own', async ({ page, context }) => {
  await register(page);
  const second = await context.newPage();
  await second.goto('/web/');
  await expect(balancePill(second)).toBeVisible();
  await logOut(page);
  await expect(second.getByRole('link', { name: 'Đăng nhập' }).first()).toBeVisible({ timeout: 2_000 });
  await expect(second.getByRole('alertdialog')).toHaveCount(0);
});

test('§4 a second tab follows a log-in within two seconds, and the log-in of another account after it', async ({ page, context }) => {
  const banner = (tab: Page) => tab.getByRole('banner');
  await page.goto('/web/?dialog=login');
  const second = await context.newPage();
  await second.goto('/web/?group=fish');
  await expect(banner(second).getByRole('link', { name: 'Đăng nhập' })).toBeVisible();

  await fillLogin(page, 'member01');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  // His name comes from the gateway, by the session that the other tab has started: nowhere is it stored.
  await expect(banner(second).getByText('Minh Anh')).toBeVisible({ timeout: 2_000 });
  await expect(banner(second).getByRole('link', { name: 'Đăng nhập' })).toHaveCount(0);

  await logOut(page);
  await expect(banner(second).getByRole('link', { name: 'Đăng nhập' })).toBeVisible();
  await banner(page).getByRole('link', { name: 'Đăng nhập' }).click();
  await fillLogin(page, 'master01');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('account'))).toBe('master01');
  await expect(banner(second).getByText('Thu Hà')).toBeVisible({ timeout: 2_000 });
  await expect(banner(second).getByText('Minh Anh')).toHaveCount(0);
  await expect(second).toHaveURL(/\/web\/?\?group=fish$/);
  await expect(second.getByRole('alertdialog')).toHaveCount(0);
});

test('§4 a tab that holds one account becomes the other’s, when a tab that had not heard of it logs in', async ({ page, context }) => {
  const second = await context.newPage();
  await second.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation()));
  await second.goto('/web/?dialog=login');
  await logInByForm(page, 'member01');
  await expect(page.getByRole('banner').getByText('Minh Anh')).toBeVisible();
  await fillLogin(second, 'master01');
  await expect.poll(() => second.evaluate(() => localStorage.getItem('account'))).toBe('master01');
  await expect(page.getByRole('banner').getByText('Thu Hà')).toBeVisible({ timeout: 2_000 });
  await expect(page.getByRole('banner').getByText('Minh Anh')).toHaveCount(0);
});

test('§8 401: one dialog however many calls are refused; after logging in again the player is where he was, in his language', async ({
  page,
}) => {
  const username = await register(page);
  await page.evaluate(() => localStorage.setItem('hisLang', 'vi'));
  await page.goto('/web/?group=fish');
  await expect(balancePill(page)).toContainText('₫');
  await page.route('**/api/wallets/balance/gcs', refuseToken);
  await balancePill(page).dblclick();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Bạn đã bị đăng xuất, vui lòng đăng nhập lại');
  await expect(dialog).toHaveCount(1);
  await page.unroute('**/api/wallets/balance/gcs');
  await dialog.getByRole('button', { name: 'Đồng ý' }).click();
  await expect(page).toHaveURL(/\/web\/?\?dialog=login$/);
  expect(await page.evaluate(() => localStorage.getItem('hisLang'))).toBe('vi');
  await fillLogin(page, username);
  await expect(page).toHaveURL(/\/web\/?\?group=fish$/);
  await expect(balancePill(page)).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

const waysOut: [how: string, leave: (page: Page) => Promise<unknown>][] = [
  ['the cross', (page) => page.getByRole('dialog', { name: 'Đăng nhập' }).getByRole('button', { name: 'Đóng' }).click()],
  ['Back', (page) => page.goBack()],
];
for (const [how, leave] of waysOut) {
  test(`§4 a login that was given up by ${how} carries no later one to the old place, nor to its game`, async ({ page }) => {
    const username = await register(page, '/web/?group=fish');
    await expect(balancePill(page)).toContainText('₫');
    await (await loseSession(page)).getByRole('button', { name: 'Đồng ý' }).click();
    await expect(page.getByRole('dialog', { name: 'Đăng nhập' })).toBeVisible();
    await leave(page);
    await expect(page.getByRole('dialog', { name: 'Đăng nhập' })).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Casino' }).first().click();
    await expect(page).toHaveURL(/\?group=casino$/);
    await page.getByRole('link', { name: 'Đăng nhập' }).first().click();
    await fillLogin(page, username);
    await expect(balancePill(page)).toBeVisible();
    await expect(page).toHaveURL(/\?group=casino$/);
  });
}

test('§4 pushed logout: a page follows when its session is ended elsewhere', async ({ page }) => {
  await register(page);
  const live = page.waitForResponse('**/api/live/events');
  await page.reload();
  await live;
  await page.evaluate(() =>
    fetch('/api/session/logout', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-session-token': localStorage.getItem('token') ?? '',
        'x-gateway-version': '3',
        'x-merchant-code': 'baize',
        'x-language': 'vi',
        'x-module-id': 'portal',
        'x-device': 'WEB',
      },
      body: '{}',
    }),
  );
  await expect(page.getByRole('link', { name: 'Đăng nhập' }).first()).toBeVisible({ timeout: 5_000 });
});

test('§2 five clicks on the clock: a special mode, no session, and a new page; four do nothing, and five more end it', async ({ page }) => {
  await page.clock.install();
  await logIn(page, 'member01');
  await expect(balancePill(page)).toContainText('₫');
  const special = page.getByText('Chế độ đặc biệt');
  const clickClock = (times: number): Promise<void> => page.getByRole('button', { name: /GMT\+7/ }).click({ clickCount: times, delay: 20 });
  const reloadBy = async (times: number): Promise<void> => {
    const reloaded = page.waitForEvent('load');
    await clickClock(times);
    await reloaded;
  };
  const stored = () => page.evaluate(() => [localStorage.getItem('token') !== null, localStorage.getItem('account')]);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await clickClock(4);
  // The next one is no fifth to them.
  await page.clock.fastForward(2_000);
  await clickClock(4);
  await page.clock.fastForward(2_000);
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  await expect(special).toHaveCount(0);
  expect(await stored()).toEqual([true, 'member01']);

  const ended = page.waitForResponse('**/api/session/logout');
  await reloadBy(5);
  expect((await ended).status()).toBe(200);
  await expect(special).toBeVisible();
  expect(await stored()).toEqual([false, null]);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' })).toBeVisible();
  await reloadBy(5);
  await expect(page.getByRole('button', { name: /GMT\+7/ })).toBeVisible();
  await expect(special).toHaveCount(0);
});

test('a login that another tab has made is asked for here no more, also after the logout', async ({ page, context }) => {
  await page.goto('/web/casino?dialog=login');
  const dialog = page.getByRole('dialog', { name: 'Đăng nhập' });
  await expect(dialog).toBeVisible();
  const other = await context.newPage();
  await logInByForm(other, 'member01');
  await expect(balancePill(page)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/web\/casino$/);
  await logOut(other);
  await expect(page.getByRole('link', { name: 'Đăng nhập' }).first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
