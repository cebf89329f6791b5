import type { Locator, Page } from '@playwright/test';
import { slowNetwork } from '../support/slowNetwork.ts';
import { expect, hold, test, watchShifts } from './support.ts';

/** Notes in each page whether anything of its content said that it is on its way. */
const noteWaiting = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main :is([aria-busy=true], [role=status])')) return;
      observer.disconnect();
      document.documentElement.dataset['hasWaited'] = '';
    }).observe(document, { subtree: true, childList: true });
  });

/** What each page is opened for; none has of another what it waits for. */
const contents: Record<string, (page: Page) => Locator> = {
  '/web/egame': (page) => page.getByRole('main').getByRole('article').first(),
  '/web/helpmc#deposit': (page) => page.getByRole('main').getByRole('heading', { level: 2 }).first(),
  '/web/download': (page) => page.getByRole('main').getByRole('heading', { level: 2 }).first(),
};

test('DESIGN §4, §6: on slow 3G a phone sees that a page is coming, and nothing moves when it comes', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await noteWaiting(page);
  const shifts = await watchShifts(page);
  await slowNetwork(page, 'slow 3G');
  for (const [address, content] of Object.entries(contents)) {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(content(page), address).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('html'), `${address} says that it is coming`).toHaveAttribute('data-has-waited');
    await page.waitForLoadState('networkidle');
    expect.soft(await shifts(), `what moves on ${address}`).toBeLessThanOrEqual(0.02);
  }
});

for (const width of [360, 768, 1360]) {
  test(`DESIGN §4: while its own chunk is on its way a page shows its skeleton in the final geometry: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const first = page.getByRole('main').getByRole('list', { includeHidden: true }).last().locator(':scope > *').first();
    const placeOf = (): Promise<number[]> =>
      first.evaluate((tile) => {
        const { x, y, width, height } = tile.getBoundingClientRect();
        return [x, y, width, height].map((pixels) => Math.round(pixels / 2));
      });
    for (const [address, chunk] of [
      ['/web/fish', 'GamesPage'],
      ['/web/games', 'FinderPage'],
    ] as const) {
      const held = await hold(page, `**/assets/${chunk}-*.js`);
      const catalogue = await hold(page, '**/api/games/catalogue*');
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('status')).toContainText('Đang tải trang');
      const late = await placeOf();
      expect(Math.min(...late), 'a tile’s skeleton').toBeGreaterThan(0);
      held.release();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      expect(await placeOf(), address).toEqual(late);
      catalogue.release();
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    }
  });
}

interface Shape {
  /** Where the titles stand in it, in pixels. */
  titles: { x: number; y: number; height: number }[];
  height: number;
}

/** Of a page, or of its skeleton, in the brand's own letters. */
const shapeOf = (page: Page): Promise<Shape> =>
  page.getByRole('main').evaluate(async (main) => {
    await document.fonts.ready;
    const { top } = main.getBoundingClientRect();
    const titles = [...main.querySelectorAll('h1, h2')].filter((title) => title.checkVisibility());
    return {
      titles: titles.map((title) => {
        const { x, y, height } = title.getBoundingClientRect();
        return { x, y: y - top, height };
      }),
      height: main.firstElementChild?.getBoundingClientRect().height ?? 0,
    };
  });

/** By how much the titles of a skeleton move, in pixels. */
function movedBy(late: Shape, whole: Shape): number {
  const moves = late.titles.map(({ x, y, height }, index) => {
    const title = whole.titles[index] ?? { x: 0, y: 0, height: 0 };
    // One that stands beside a text is as far from the edge as that text is long.
    return Math.max(Math.abs(title.x - x) / 4, Math.abs(title.y - y), Math.abs(title.height - height));
  });
  return Math.max(...moves);
}

/** The other pages, and whether all of each is known before its code is. */
const shaped: Record<string, { chunk: string; isWhole?: true }> = {
  '/web/chess': { chunk: 'GamesPage' },
  '/web/helpmc': { chunk: 'HelpPage' },
  '/web/helpmc#deposit': { chunk: 'HelpPage' },
  '/web/download': { chunk: 'DownloadPage', isWhole: true },
  '/web/register': { chunk: 'RegisterPage' },
  '/web/reset-password?token=x': { chunk: 'ResetPasswordPage', isWhole: true },
  '/web/workCenter': { chunk: 'WorkCenterPage', isWhole: true },
  '/web/workCenter?form=feedback': { chunk: 'WorkCenterPage', isWhole: true },
  '/web/play/n': { chunk: 'PlayerPage' },
};

/** Opens each of them with its chunk held, and lets it come. */
async function expectTitlesStay(page: Page, language: 'vi' | 'en'): Promise<void> {
  test.slow();
  await page.goto('/web/');
  await page.evaluate((chosen) => localStorage.setItem('hisLang', chosen), language);
  const played = { nodeId: 'n', name: { vi: 'Baccarat', en: 'Baccarat' }, vendor: 'PT', mode: 'demo', isFlash: false, openedAt: 0 };
  const url = new URL('/sandbox/games/play?game=none', page.url()).href;
  await page.evaluate((text) => sessionStorage.setItem('baize-played-game', text), JSON.stringify({ ...played, url }));
  for (const [address, { chunk, isWhole }] of Object.entries(shaped)) {
    const held = await hold(page, `**/assets/${chunk}-*.js`);
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('status'), address).toContainText(/Đang tải trang|loading/i);
    const late = await shapeOf(page);
    expect(late.titles.length, `titles in the skeleton of ${address}`).toBeGreaterThan(0);
    held.release();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const whole = await shapeOf(page);
    expect.soft(movedBy(late, whole), `titles of ${address}`).toBeLessThanOrEqual(4);
    if (isWhole) expect.soft(Math.abs(whole.height - late.height), `height of ${address}`).toBeLessThanOrEqual(4);
  }
}

for (const [width, language] of [
  [360, 'en'],
  [768, 'en'],
  [1360, 'vi'],
] as const) {
  test(`DESIGN §4: titles stand where they stood in the skeleton of their page: ${width} px, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await expectTitlesStay(page, language);
  });
}

test.describe('by a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  test('DESIGN §4: titles stand where they stood in the skeleton of their page: a phone, vi', async ({ page }) => {
    await expectTitlesStay(page, 'vi');
  });
});

test('DESIGN §4: a dialog whose chunk is on its way says so', async ({ page }) => {
  const all = await hold(page, '**/assets/shellParts-*.js');
  const own = await hold(page, '**/assets/loginDialogs-*.js');
  await page.goto('/web/?dialog=login');
  const coming = page.getByRole('status', { name: 'Đang tải' });
  await expect(coming, 'what brings the dialogs').toBeVisible();
  all.release();
  await expect.poll(own.calls).toBe(1);
  await expect(coming, 'the dialog itself').toBeVisible();
  own.release();
  await expect(page.getByRole('dialog', { name: 'Đăng nhập', exact: true })).toBeVisible();
  await expect(coming).toHaveCount(0);
  const warning = await hold(page, '**/assets/refusalDialogs-*.js');
  await page.goto('/web/sports');
  await expect(coming, 'the warning of a guarded page').toBeVisible();
  warning.release();
  await expect(page.getByRole('alertdialog', { name: 'Dành cho hội viên' })).toBeVisible();
  await expect(coming).toHaveCount(0);
});

test('DESIGN §4: of a page or a layer that a link leads to and that is late it is said, while the former one stays', async ({ page }) => {
  await page.goto('/web/helpmc');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const coming = page.getByRole('status', { name: 'Đang tải' });
  const late = await hold(page, '**/assets/WorkCenterPage-*.js');
  const link = page.getByRole('main').getByRole('link', { name: /góp ý/i }).first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(coming).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Trung tâm trợ giúp' })).toBeVisible();
  late.release();
  await expect(page.getByRole('textbox', { name: /^Nội dung/ })).toBeVisible();
  await expect(coming).toHaveCount(0);
  await expect(page.locator('#content')).toBeFocused();

  await page.goto('/web/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const games = await hold(page, '**/assets/FinderPage-*.js');
  await page.getByRole('link', { name: /^Tất cả .* trò chơi/ }).click();
  await expect(coming, 'from the home too').toBeVisible();
  await expect(page.getByRole('list', { name: 'Phổ biến hôm nay' })).toBeVisible();
  games.release();
  await expect(page.getByRole('searchbox', { name: 'Tìm trò chơi' })).toBeVisible();

  await page.goto('/web/?dialog=menu');
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet).toBeVisible();
  const layer = await hold(page, '**/assets/loginDialogs-*.js');
  await sheet.getByRole('link', { name: 'Nạp tiền' }).click();
  await expect(coming).toBeVisible();
  await expect(sheet).toBeVisible();
  layer.release();
  await expect(page.getByRole('dialog', { name: 'Đăng nhập', exact: true })).toBeVisible();
  await expect(coming).toHaveCount(0);
});
