import type { Page } from '@playwright/test';
import { anyDialog, balancePill, expect, fillLogin, follow, logIn, logInByForm, test, watchRest } from './support.ts';

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
  // The personal modal of who has none yet: the others stand below.
  await page.goto('/web/register?center=account');
  await expect(anyDialog(page)).toHaveAccessibleName('Đăng nhập');
  await expect(page.getByRole('heading', { level: 1, name: 'Đăng ký tài khoản', includeHidden: true })).toBeVisible();
  await logInByForm(page, 'member01');
  for (const route of guarded) {
    await expectPage(page, route, rest);
    await expect(page).toHaveURL(new RegExp(`/web/${route}$`));
    titles.add(await page.title());
  }
  expect(titles.size).toBe(routes.length + guarded.length);
});

test('§2 routes on a phone: header, footer and the tab bar, whose sheet has the side bar and the notices', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const rest = watchRest(page);
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  const expectRoute = async (route: string): Promise<void> => {
    await page.goto(`/web/${route}`);
    await expect(page.getByRole('banner').first(), route).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), route).toHaveCount(1);
    await rest();
    await expect(page.getByRole('contentinfo'), route).toHaveCount(route === 'sports' || route === 'lottery' ? 0 : 1);
    await page.getByRole('navigation', { name: 'Thanh điều hướng' }).getByRole('link', { name: 'Menu' }).click();
    await expect(sheet.getByRole('navigation', { name: 'Trợ giúp và liên hệ' }).getByRole('link', { name: 'Zalo' }), route).toBeVisible();
    await sheet.getByRole('link', { name: 'Thông báo' }).click();
    await expect(page.getByRole('dialog', { name: 'Thông báo' }), route).toBeVisible();
    await expect(page).toHaveURL(`/web${route && '/'}${route}?dialog=notices`);
  };
  for (const route of routes) await expectRoute(route);
  await logInByForm(page, 'member01');
  for (const route of guarded) await expectRoute(route);
});

/** By its heading, what a modal of the player who is logged in opens over; he is led from the registration to the home. */
const headings: Record<Exclude<(typeof routes)[number], 'register'> | (typeof guarded)[number] | 'workCenter', string> = {
  '': 'Bàn đã sẵn sàng, chọn trò chơi của bạn',
  helpmc: 'Trung tâm trợ giúp',
  sports: 'Thể thao',
  lottery: 'Xổ số',
  casino: 'Casino trực tuyến',
  egame: 'Trò chơi điện tử',
  fish: 'Bắn cá',
  promo: 'Khuyến mãi',
  download: 'Tải ứng dụng',
  pointMall: 'Cửa hàng điểm',
  workCenter: 'Đăng ký làm đại lý',
};

for (const [whose, account, layer, name] of [
  ['personal', 'member01', 'center=account', 'Bảo mật tài khoản'],
  ['agent', 'agent01', 'agent=menu', 'Thông báo'],
] as const) {
  test(`§2 "all children of a shell (… personal and agent modals)": the ${whose} modal opens over each of them`, async ({ page }) => {
    await logIn(page, account, `/web/fish?${layer}`);
    await expect(anyDialog(page), 'by the address alone').toHaveAccessibleName(name);
    for (const [route, heading] of Object.entries(headings)) {
      await follow(page, `/web/${route}?${layer}`);
      await expect(anyDialog(page), route).toHaveAccessibleName(name);
      await expect(page.getByRole('heading', { level: 1, includeHidden: true }), route).toHaveText(heading);
      await page.keyboard.press('Escape');
      await expect(anyDialog(page), route).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`/web/?${route}$`));
    }
  });
}

test('§2 lazy groups, and /web/ as the base path of the assets: a page brings its own module and no other’s', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // What the gateway answers is none of the portal's assets: its calls, how fast it is, and the pictures that it names for its games.
    if (!/^\/(?:api\/|art\/|healthz$)/.test(pathname)) asked.push(pathname);
  });
  const rest = watchRest(page);
  const pagesOf = (paths: readonly string[]): string[] => paths.flatMap((path) => /\/(\w+Page)-[\w-]+\.js$/.exec(path)?.[1] ?? []);
  await page.goto('/web/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await rest();
  expect(pagesOf(asked), 'the home is in the first module (016)').toEqual([]);
  for (const [route, module] of [
    ['register', 'RegisterPage'],
    ['helpmc', 'HelpPage'],
    ['download', 'DownloadPage'],
    ['workCenter', 'WorkCenterPage'],
    ['promo', undefined],
    ['egame', 'GamesPage'],
    ['casino', 'GamesPage'],
    ['fish', 'GamesPage'],
    ['sports', 'GamesPage'],
    ['lottery', 'GamesPage'],
    ['pointMall', undefined],
  ] as const) {
    if (route === 'sports') await logInByForm(page, 'member01');
    asked.length = 0;
    await page.goto(`/web/${route}`);
    // Pages of domains have chunks of other names.
    const own = module ? [module] : [];
    await expect.poll(() => pagesOf(asked), route).toEqual(own);
    await rest();
    expect(pagesOf(asked), route).toEqual(own);
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
  await page.getByRole('radio', { name: 'Tiếng Việt' }).click({ force: true });
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Đăng ký tài khoản');
  await expect(main.getByRole('textbox', { name: /^Tên đăng nhập/ })).toHaveValue('bong88');
  await expect(main.getByRole('button', { name: 'Hiện mật khẩu' }).first()).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in globalThis), 'and back').toBe(true);
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await page.getByRole('radio', { name: 'English' }).click({ force: true });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/web/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' }), 'it is kept').toBeVisible();
});

test('§1 language and theme reach another tab within two seconds', async ({ page, context }) => {
  const second = await context.newPage();
  for (const tab of [page, second]) await tab.goto('/web/');
  await expect(second.getByRole('banner').getByRole('link', { name: 'Đăng nhập' })).toBeVisible();
  await page.getByRole('radio', { name: 'English' }).click({ force: true });
  await page.getByRole('banner').getByRole('button', { name: 'Theme: Light' }).click();
  await expect(second.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible({ timeout: 2_000 });
  await expect(second.locator('html')).toHaveAttribute('lang', 'en');
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark', { timeout: 2_000 });
});

test('§2 header: the clock goes on by the second, in GMT+7, and is the gateway’s on a device that is days wrong', async ({ page }) => {
  await page.clock.install({ time: Date.now() + 40 * 86_400_000 + 3 * 3_600_000 });
  await page.goto('/web/');
  const clock = page.getByRole('banner').getByRole('button', { name: /GMT\+7/ });
  const secondsOf = (text: string | null): number => {
    const [hours = 0, minutes = 0, seconds = 0] = (text ?? '').split(/\D+/).map(Number);
    return hours * 3_600 + minutes * 60 + seconds;
  };
  const secondsAhead = async (): Promise<number> => {
    const now = Math.floor(Date.now() / 1_000 + 7 * 3_600) % 86_400;
    return Math.abs(((secondsOf(await clock.textContent()) - now + 129_600) % 86_400) - 43_200);
  };
  await expect.poll(secondsAhead).toBeLessThan(10);
  const first = (await clock.textContent()) ?? '';
  await expect(clock).not.toHaveText(first);
});

test('§2 header: a login box, or the logged-in bar with nickname, balance, deposit, centre and logout', async ({ page }) => {
  await page.setViewportSize({ width: 1360, height: 900 });
  await page.goto('/web/');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Đăng nhập' })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Đăng ký' })).toBeVisible();
  await expect(balancePill(page)).toHaveCount(0);
  // The login box is the modal behind the link (016).
  await banner.getByRole('link', { name: 'Đăng nhập' }).click();
  const box = page.getByRole('dialog', { name: 'Đăng nhập' });
  await expect(box.getByRole('textbox')).toHaveCount(2);
  const info = page.waitForResponse('**/api/member/info');
  await fillLogin(page, 'member01');
  await expect(box).toBeHidden();
  const { value } = (await (await info).json()) as { value: { nickname: string } };
  await expect(balancePill(page)).toContainText('₫');
  await expect(banner.getByRole('link', { name: new RegExp(`${value.nickname}.*Trung tâm cá nhân`) })).toBeVisible();
  await expect(banner.getByText(value.nickname, { exact: true })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Nạp tiền' })).toBeVisible();
  await expect(banner.getByRole('button', { name: 'Đăng xuất' })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Đăng nhập' })).toHaveCount(0);
  await banner.getByRole('link', { name: 'Nạp tiền' }).click();
  await expect(page).toHaveURL(/[?]center=deposit$/);
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
