import type { Page } from '@playwright/test';
import { balancePill, expect, logIn, logInByForm, test, watchRest } from './support.ts';

const routes = ['', 'register', 'helpmc', 'casino', 'egame', 'fish', 'promo', 'download'] as const;
/** Those that a visitor is not let into. */
const guarded = ['sports', 'lottery', 'pointMall'] as const;

/** What a page has of the shell, and its own heading. */
async function expectPage(page: Page, route: string, rest: () => Promise<void>): Promise<void> {
  await page.goto(`/web/${route}`);
  await expect(page.getByRole('banner').first(), route).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Thông báo' }), route).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }), route).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Trợ giúp và liên hệ' }), route).toBeVisible();
  const isWithoutFooter = route === 'sports' || route === 'lottery';
  // What is not there must have had the time to come.
  if (isWithoutFooter) await rest();
  await expect(page.getByRole('contentinfo'), route).toHaveCount(isWithoutFooter ? 0 : 1);
}

test('§2 routes: each stands below the shell, header, notices, side bar and footer, with one heading and a title of its own; the footer says 18+', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1360, height: 900 });
  const rest = watchRest(page);
  const titles = new Set<string>();
  for (const route of routes) {
    await expectPage(page, route, rest);
    await expect(page.getByRole('contentinfo'), route).toContainText('18+');
    titles.add(await page.title());
  }
  await logInByForm(page, 'member01');
  for (const route of guarded) {
    await expectPage(page, route, rest);
    await expect(page).toHaveURL(new RegExp(`/web/${route}$`));
    titles.add(await page.title());
  }
  expect(titles.size).toBe(routes.length + guarded.length);
});

for (const [account, address, name] of [
  ['member01', '/web/fish?center=account', 'Bảo mật tài khoản'],
  ['agent01', '/web/helpmc?agent=menu', 'Thông báo'],
] as const) {
  test(`§2 "children of a shell": ${address} opens the modal over its page`, async ({ page }) => {
    await logIn(page, account, address);
    await expect(page.getByRole('dialog')).toHaveAccessibleName(name);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${address.split('?')[0]}$`));
  });
}

test('§2 points mall and promotions say that they come later', async ({ page }) => {
  const expectComing = async (route: string, name: string, coming: string): Promise<void> => {
    await page.goto(`/web/${route}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(main).toContainText(coming);
    await expect(main).toContainText('Trang này đang được hoàn thiện và sẽ dùng được ngay tại đây.');
  };
  await expectComing('promo', 'Khuyến mãi', 'Khuyến mãi chưa mở');
  await logInByForm(page, 'member01');
  await expectComing('promo', 'Khuyến mãi', 'Khuyến mãi chưa mở');
  // Its three tabs and its three menus come with it.
  await expectComing('pointMall', 'Đổi điểm', 'Trung tâm điểm chưa mở');
});

test('§2 lazy groups, and /web/ as the base path of the assets: a page brings its own module and no other’s', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['script', 'stylesheet', 'font'].includes(request.resourceType())) asked.push(new URL(request.url()).pathname);
  });
  const rest = watchRest(page);
  const pagesOf = (paths: readonly string[]): string[] =>
    paths.flatMap((path) => /\/(\w+Page)-[\w-]+\.js$/.exec(path)?.[1] ?? []).filter((name) => name !== 'HomePage');
  await page.goto('/web/');
  await rest();
  expect(pagesOf(asked)).toEqual([]);
  for (const [route, module] of [
    ['register', 'RegisterPage'],
    ['helpmc', 'HelpPage'],
    ['download', 'DownloadPage'],
    ['promo', 'ComingPage'],
    ['egame', 'GamesPage'],
    ['casino', 'GamesPage'],
    ['fish', 'GamesPage'],
    ['sports', 'GamesPage'],
    ['lottery', 'GamesPage'],
  ] as const) {
    if (route === 'sports') await logInByForm(page, 'member01');
    asked.length = 0;
    await page.goto(`/web/${route}`);
    await expect.poll(() => pagesOf(asked), route).toEqual([module]);
    await rest();
    expect(pagesOf(asked), route).toEqual([module]);
    expect(asked.filter((path) => !path.startsWith('/web/') || path.includes('/ClosedView-'))).toEqual([]);
  }
  // The group of the region page.
  await page.route('**/api/system/status*', (route) => route.fulfill({ json: { success: true, value: { status: 2, location: 'FR' } } }));
  await page.goto('/web/');
  await expect(page.getByRole('heading', { name: 'Your location is not served' })).toBeVisible();
  expect(asked.filter((path) => /\/ClosedView-[\w-]+\.js$/.test(path))).toHaveLength(1);
});

test('§2 header: the language switch leaves the page, its address and what was typed as they are', async ({ page }) => {
  await page.goto('/web/register');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Đăng ký tài khoản');
  await main.getByRole('textbox', { name: /^Tên đăng nhập/ }).fill('bong88');
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await page.getByRole('radio', { name: 'English' }).click({ force: true });
  await expect(main.getByRole('textbox', { name: /^Username/ })).toHaveValue('bong88');
  await expect(main.getByRole('button', { name: 'Show password' }).first(), 'a word of the design system').toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  await expect(page).toHaveURL(/\/web\/register$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/web/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' }), 'it is kept').toBeVisible();
});

test('§2 header: the clock goes on by the second, with the offset of its zone from GMT', async ({ page }) => {
  const rest = watchRest(page);
  await page.clock.install({ time: '2026-11-22T12:42:07Z' });
  await page.goto('/web/');
  const clock = page.getByRole('banner').getByRole('button', { name: /GMT\+7/ });
  await expect(clock).toContainText(/^19:42:\d\d/);
  const first = (await clock.textContent()) ?? '';
  await expect(clock).not.toHaveText(first);
  // A module that is on its way would be out of time.
  await rest();
  await page.clock.fastForward('05:00');
  await expect(clock).toContainText(/^19:47:\d\d/);
});

test('§2 header: a login box, or the logged-in bar with nickname, balance, deposit, centre and logout', async ({ page }) => {
  await page.setViewportSize({ width: 1360, height: 900 });
  await page.goto('/web/');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Đăng nhập' })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Đăng ký' })).toBeVisible();
  await expect(balancePill(page)).toHaveCount(0);
  const info = page.waitForResponse('**/api/member/info');
  await logInByForm(page, 'member01');
  const { value } = (await (await info).json()) as { value: { nickname: string } };
  await expect(balancePill(page)).toContainText('₫');
  await expect(banner.getByRole('link', { name: new RegExp(`${value.nickname}.*Trung tâm cá nhân`) })).toBeVisible();
  await expect(banner.getByText(value.nickname, { exact: true })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Nạp tiền' })).toBeVisible();
  await expect(banner.getByRole('button', { name: 'Đăng xuất' })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Đăng nhập' })).toHaveCount(0);
});

test('§4 startup: permission is loaded once, and a stored token brings the member info, which a visitor asks nothing of', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.replace('/api/', '')));
  const rest = watchRest(page);
  const times = (path: string): number => asked.filter((one) => one === path).length;
  await page.goto('/web/');
  await rest();
  expect([times('permission'), times('member/info')]).toEqual([1, 0]);
  await logInByForm(page, 'member01');
  asked.length = 0;
  await page.reload();
  await expect(balancePill(page)).toContainText('₫');
  await rest();
  expect([times('permission'), times('member/info')]).toEqual([1, 1]);
});
