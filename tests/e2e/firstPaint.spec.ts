import type { Page, Request } from '@playwright/test';
import { expect, type Held, hold, logIn, test } from './support.ts';

const titles = { vi: 'Hơn 10.000 trò chơi, một bàn duy nhất', en: 'Over 10,000 games at one table' };

/** Keeps the portal's own script from coming. */
const holdScript = (page: Page): Promise<Held> => hold(page, '**/assets/portal-*.js');

/** Opens a page up to where it waits for its script: its markup and its styles are there. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('#not-started')).toBeAttached();
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
}

/** Sends the page as the gateway of a brand with texts of its own does. */
const withOwnTexts = (page: Page): Promise<unknown> =>
  page.route('**/web/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace('data-brand="baize"', 'data-brand="baize" data-brand-texts="1"'),
    });
  });

const seen = (page: Page, selector: string) => page.locator(`#root ${selector}`).filter({ visible: true });

/** Where the parts of the home stand that are seen. */
const places = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
    return [...document.querySelectorAll('header, header > :last-child a, header nav button, main :is(h1, h2, a, li, section), nav')]
      .filter(isSeen)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.tagName, element.textContent?.slice(0, 20), x, y, width, height].join(' ');
      });
  });

const looks = [360, 768, 1360].flatMap((width) => [{ width, language: 'vi' } as const, { width, language: 'en' } as const]);
for (const { width, language } of looks) {
  test(`a visitor’s home is there before its script, and stays where it is: ${language}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((chosen) => localStorage.setItem('hisLang', chosen), language);
    // What the answers bring may need more room than was kept for it.
    const answers = await hold(page, '**/api/**');
    const script = await holdScript(page);
    await open(page, '/web/');
    await expect(seen(page, 'h1')).toHaveText(titles[language]);
    await expect(seen(page, 'header')).toContainText('Baize');
    await page.evaluate(() => document.fonts.ready);
    const before = await places(page);
    script.release();
    await expect(page.getByRole('heading', { level: 1, name: titles[language] })).toBeVisible();
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await places(page)).toEqual(before);
    answers.release();
  });
}

test('before the script the keyboard and a screen reader meet nothing, and a press on a link leads on', async ({ page }) => {
  const script = await holdScript(page);
  await open(page, '/web/');
  await expect(seen(page, 'h1')).toHaveCount(1);
  await expect(page.getByRole('link').or(page.getByRole('button')).or(page.getByRole('heading'))).toHaveCount(0);
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids).toEqual([...new Set(ids)]);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  // What nothing but the script can answer takes no press.
  await expect(seen(page, 'button:not([inert], [inert] *)')).toHaveCount(0);
  await seen(page, 'main a').filter({ hasText: 'Tham gia ngay' }).click();
  await expect(page).toHaveURL(/\/web\/register$/);
  await expect(seen(page, 'main *')).toHaveCount(0);
  script.release();
  await expect(page.getByRole('textbox', { name: /^Tên đăng nhập/ })).toBeVisible();
});

const others = [
  ['a member’s home', '/web/', (page: Page) => logIn(page, 'member01')],
  ['the home with another group of games', '/web/?group=fish', undefined],
  ['the home that an invitation leads to', '/web/?referralCode=abc123', undefined],
  ['a page without a frame', '/web/workCenter', undefined],
  ['a member’s page', '/web/games', (page: Page) => logIn(page, 'member01')],
  ['the page of a game', '/web/play/none', undefined],
  ['the home of a brand with texts of its own', '/web/', withOwnTexts],
] as const;
for (const [name, address, prepare] of others) {
  test(`before the script nothing is seen of ${name}`, async ({ page }) => {
    await prepare?.(page);
    const script = await holdScript(page);
    await open(page, address);
    await expect(page.locator('h1')).not.toHaveCount(0);
    await expect(seen(page, '*')).toHaveCount(0);
    script.release();
    await expect(page.getByRole('main')).toBeVisible();
  });
}

const shells = [
  ['another page', '/web/games', undefined],
  ['a page under a dialog', '/web/helpmc?dialog=menu#deposit', undefined],
  [
    'the home of a brand that says nothing',
    '/web/',
    (page: Page) => page.addInitScript(() => localStorage.setItem('baize-notices-none', '1')),
  ],
] as const;
for (const [name, address, prepare] of shells)
  for (const width of [360, 1360])
    test(`before the script the shell is seen of ${name}, and stays where it is: ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await prepare?.(page);
      const answers = await hold(page, '**/api/**');
      const script = await holdScript(page);
      await open(page, address);
      await expect(seen(page, 'header')).toContainText('Baize');
      await expect(seen(page, ':is(main *, footer)')).toHaveCount(0);
      await expect(page.getByRole('link').or(page.getByRole('button'))).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      const isOfShell = (place: string): boolean => !place.includes('Bỏ qua');
      const before = (await places(page)).filter(isOfShell);
      expect(before.length).toBeGreaterThan(3);
      const current = await page.locator('#root [aria-current]').filter({ visible: true }).count();
      expect(current > 0, 'the entry of the home is marked as the current one').toBe(address === '/web/');
      await seen(page, 'header a[href*="dialog=login"]').click({ force: true });
      await expect(page, 'it would lead to the home').toHaveURL(address);
      script.release();
      // The page itself, which is no landmark under its dialog; the first paint's has no such mark.
      await expect(page.locator('#content')).toBeVisible();
      expect(await places(page)).toEqual(expect.arrayContaining(before));
      answers.release();
    });

test.describe('what a visitor’s home shows first is asked for beside the script', () => {
  const first = ['/api/games/popular', '/api/permission', '/api/system/status'];
  const pathOf = (request: Request): string => new URL(request.url()).pathname;
  const watchCalls = (page: Page): Request[] => {
    const asked: Request[] = [];
    page.on('request', (request) => {
      if (pathOf(request).startsWith('/api/')) asked.push(request);
    });
    return asked;
  };
  /** What says who asks, in which language. */
  const saidBy = async (request: Request | undefined) =>
    Object.entries((await request?.allHeaders()) ?? {}).filter(([name]) => /^(?:x-|accept|cookie)/.test(name));

  for (const language of ['vi', 'en']) {
    test(`once, and as the script itself asks: ${language}`, async ({ page, baseURL }) => {
      await page.context().addCookies([{ name: 'kept', value: 'by-the-gateway', url: baseURL ?? '' }]);
      await page.addInitScript((chosen) => localStorage.setItem('hisLang', chosen), language);
      const asked = watchCalls(page);
      const script = await holdScript(page);
      await open(page, '/web/');
      await expect.poll(() => asked.map(pathOf).sort()).toEqual(first);
      script.release();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(asked.map(pathOf).filter((path) => first.includes(path))).toHaveLength(first.length);
      const byPage = new Map(asked.map((request) => [pathOf(request), request]));
      asked.length = 0;
      await page.goto('/web/?group=hot');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      for (const path of first) {
        const byScript = asked.find((request) => pathOf(request) === path);
        expect(await saidBy(byPage.get(path)), path).toEqual(await saidBy(byScript));
        expect((await byPage.get(path)?.allHeaders())?.['cookie'], path).toContain('kept');
        if (path !== '/api/games/popular') expect(byPage.get(path)?.url(), path).toBe(byScript?.url());
      }
    });
  }

  test('and once more where its reply can’t be read', async ({ page }) => {
    let times = 0;
    await page.route('**/api/games/popular*', async (route) => {
      times += 1;
      if (times === 1) await route.fulfill({ contentType: 'text/html', body: '<h1>A proxy</h1>' });
      else await route.fallback();
    });
    await page.goto('/web/');
    await expect(page.getByRole('main').getByRole('button', { name: /Chơi/ }).first()).toBeVisible();
    expect(times).toBe(2);
  });

  test('not for a member, nor for another page', async ({ page }) => {
    await logIn(page, 'member01', 'about:blank');
    const asked = watchCalls(page);
    const script = await holdScript(page);
    await open(page, '/web/');
    await page.evaluate(() => localStorage.clear());
    await open(page, '/web/games');
    await open(page, '/web/?group=hot');
    expect(asked).toEqual([]);
    script.release();
  });
});

test('beside the script comes what the page begins with: the other pages, and what sends their calls', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const early = (): string[] =>
    asked
      .flatMap((path) => /\/((?:lazyModules|sender|shared)-[\w-]+\.(?:js|css))$/.exec(path)?.[1]?.replace(/-[\w-]{8}\./, '.') ?? [])
      .sort();
  await holdScript(page);
  await open(page, '/web/');
  expect(early(), 'a visitor’s home, whose first calls are on their way').toEqual([]);
  await open(page, '/web/?referralCode=abc123');
  await expect.poll(early, 'a home that an invitation leads to').toEqual(['sender.js']);
  asked.length = 0;
  await open(page, '/web/games');
  await expect.poll(early, 'another page').toEqual(['lazyModules.js', 'sender.js', 'shared.js']);
});

test.describe('without its styles', () => {
  test.use({ consoleMayComplain: true });
  test('nothing is seen before the script', async ({ page }) => {
    await page.route('**/assets/*.css', (route) => route.abort());
    await holdScript(page);
    await page.goto('/web/', { waitUntil: 'commit' });
    await expect(page.locator('#not-started')).toBeAttached();
    await expect(seen(page, '*')).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says that it needs them, and shows no home that would lead nowhere', async ({ page }) => {
    await page.goto('/web/');
    await expect(page.locator('noscript')).toBeVisible();
    await expect(seen(page, '*')).toHaveCount(0);
  });
});
