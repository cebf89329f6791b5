import type { Page } from '@playwright/test';
import { expect, game, hold, logIn, register, test, watchRest, watchShifts } from './support.ts';

const section = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 2, name, exact: true });
const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true });

/** Goes down the page as a reader does, until the part is there. */
async function readDownTo(page: Page, name: string): Promise<void> {
  const heading = section(page, name);
  await expect(async () => {
    const isThere = await heading.evaluateAll(([first]) => first !== undefined && first.getBoundingClientRect().top < innerHeight);
    if (!isThere) await page.mouse.wheel(0, 400);
    expect(isThere).toBe(true);
  }).toPass();
}

test.describe('§2 the home page', () => {
  test('its parts come as the reader comes down to them: live tables, banners, hot games, lanes', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const rest = watchRest(page);
    await page.goto('/web/');
    await expect(section(page, 'Casino trực tuyến')).toBeAttached();
    await rest();
    expect(asked.filter((path) => path.endsWith('/games/vendor_lanes'))).toEqual([]);

    await readDownTo(page, 'Casino trực tuyến');
    await expect(list(page, 'Casino trực tuyến').getByRole('article').first()).toBeVisible();
    await readDownTo(page, 'Có gì mới');
    await expect(page.getByRole('region', { name: 'Có gì mới' }).getByRole('heading', { name: 'Tìm trò bạn thích' })).toBeVisible();
    await readDownTo(page, 'Trò chơi hot');
    await expect(list(page, 'Trò chơi hot').getByRole('article').first()).toContainText('Hot');
    await expect(page.getByRole('navigation', { name: 'Chơi nhanh' }).getByRole('link', { name: 'Mini game' })).toHaveAttribute(
      'href',
      '/web?group=mini',
    );
    await readDownTo(page, 'PG');
    await expect(list(page, 'PG').getByRole('article').first()).toContainText('PG');
    await page.getByRole('link', { name: 'Tất cả của PG' }).click();
    await expect(page).toHaveURL(/\/web\/games\?vendor=PG$/);
  });

  test('§3 vendor lanes are cached per session', async ({ page }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/games/vendor_lanes')) asked += 1;
    });
    await page.goto('/web/');
    await readDownTo(page, 'PG');
    await expect(list(page, 'PG').getByRole('article').first()).toBeVisible();
    await page.reload();
    await readDownTo(page, 'PG');
    await expect(list(page, 'PG').getByRole('article').first()).toBeVisible();
    expect(asked).toBe(1);
  });

  test('a part that comes with less than its shapes, or with nothing, moves nothing that its reader has in sight', async ({ page }) => {
    const shifts = await watchShifts(page);
    const emptied = (value: unknown): unknown => {
      if (Array.isArray(value)) return [];
      return value && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, emptied(part)]))
        : value;
    };
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const isListed = (url: URL): boolean =>
      /^\/api\/(?:notice|lotto\/opened|games\/(?:live_tables|hot|winners|vendor_lanes))$/.test(url.pathname);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.route(isListed, async (route) => {
      const response = await route.fetch();
      const reply = await response.json();
      await released;
      await route.fulfill({ response, json: emptied(reply) });
    });
    await page.goto('/web/');
    // At the end of all shapes, with some of them in sight.
    await readDownTo(page, 'Vừa thắng lớn');
    await expect(section(page, 'Trò chơi hot')).toBeAttached();
    release();
    await expect(page.getByText('Tuần này chưa có ván thắng lớn').last()).toBeVisible();
    await expect(page.getByText('Hiện chưa có gì ở đây.').first()).toBeAttached();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await shifts()).toBeLessThanOrEqual(0.02);
    // Known to be empty, they take no room.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tải ứng dụng' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tải ứng dụng' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Baize' }).click();
    await expect(section(page, 'Phổ biến hôm nay')).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(section(page, 'Trò chơi hot')).toHaveCount(0);
  });

  test('a user who is at the end of the page before its sections have come sees no footer that is pushed away', async ({ page }) => {
    const shifts = await watchShifts(page);
    await page.setViewportSize({ width: 360, height: 740 });
    const held = await hold(page, '**/assets/homeParts-*.js');
    // What the footer comes with.
    const shell = page.waitForResponse(/\/assets\/shellParts-.*\.js/);
    await page.goto('/web/');
    await expect(list(page, 'Phổ biến hôm nay').getByRole('article').first()).toBeVisible();
    await expect.poll(() => held.calls()).toBeGreaterThan(0);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await (await shell).finished();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    held.release();
    await expect(section(page, 'Casino trực tuyến')).toBeAttached();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(await shifts()).toBeLessThanOrEqual(0.02);
  });

  test('nobody waits for the sections: a link to the home shows it at once, and its footer comes all the same', async ({ page }) => {
    const held = await hold(page, '**/assets/homeParts-*.js');
    await page.goto('/web/games');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Baize' }).click();
    await expect(list(page, 'Phổ biến hôm nay').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toContainText('18+');
    held.release();
    await expect(section(page, 'Casino trực tuyến')).toBeAttached();
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
  });

  test('a part that fails says so alone, and comes when it is tried again', async ({ page }) => {
    let fails = true;
    await page.route('**/api/games/hot', (route) =>
      fails
        ? route.fulfill({ status: 500, json: { success: false, errorCode: 'system_error', message: 'x', requestId: 'r' } })
        : route.continue(),
    );
    await page.goto('/web/');
    await readDownTo(page, 'Trò chơi hot');
    const alert = page.getByRole('alert').filter({ hasText: 'Chưa tải được mục này' });
    await expect(alert).toHaveCount(1);
    fails = false;
    await alert.getByRole('button', { name: 'Thử lại' }).click();
    await expect(list(page, 'Trò chơi hot').getByRole('article').first()).toBeVisible();
    await expect(list(page, 'Casino trực tuyến').getByRole('article').first()).toBeVisible();
  });

  test('nothing jumps while its parts come', async ({ page }) => {
    const shifts = await watchShifts(page);
    await page.goto('/web/');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await readDownTo(page, 'PG');
    await expect(list(page, 'PG').getByRole('article').first()).toBeVisible();
    expect(await shifts()).toBeLessThan(0.02);
  });

  const readers = [360, 768, 1360].flatMap((width) => [
    { who: 'a visitor', width, enter: async () => undefined },
    { who: 'a member', width, enter: (page: Page) => logIn(page, 'member01') },
  ]);
  for (const { who, width, enter } of readers) {
    test(`${width} px, ${who}: each part is as high before its answer as after it`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const rest = watchRest(page);
      await enter(page);
      await page.goto('/web/');
      await expect(page.getByRole('list', { name: 'Phổ biến hôm nay' }).getByRole('article').first()).toBeVisible();
      await rest();
      const main = page.getByRole('main');
      const tops = (): Promise<Record<string, number>> =>
        main.evaluate((element) => {
          const headings = [...element.querySelectorAll<HTMLElement>('h2')].filter((heading) => heading.checkVisibility());
          const top = (part: HTMLElement): number => Math.round(part.getBoundingClientRect().top - element.getBoundingClientRect().top);
          return { ...Object.fromEntries(headings.map((heading) => [heading.textContent, top(heading)])), end: element.scrollHeight };
        });
      const { release } = await hold(page, '**/api/**');
      const busy = main.locator('[aria-busy=true]');
      await readDownTo(page, 'Số vừa mở');
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      // The lanes are the last part, and have no heading of their own before they are here.
      await expect(busy.last()).toBeInViewport();
      const before = await tops();
      release();
      await expect(section(page, 'PG')).toBeAttached();
      await expect(busy).toHaveCount(0);
      expect(await tops()).toMatchObject(before);
    });
  }

  test('the jackpots stand in their room from the first paint, and tell what the gateway has', async ({ page }) => {
    const replied = page.waitForResponse('**/api/games/jackpots');
    await page.goto('/web/');
    const bar = page.getByRole('region', { name: 'Jackpot luỹ tiến' });
    const { value } = (await (await replied).json()) as { value: { pots: { level: string; amount: number }[] } };
    expect(value.pots.map(({ level }) => level)).toEqual(['grand', 'major', 'minor', 'mini']);
    for (const { amount } of value.pots) await expect(bar).toContainText(amount.toLocaleString('vi'));
    await bar.getByRole('link', { name: 'Xem trò chơi' }).click();
    await expect(page).toHaveURL(/\/web\/jackpots$/);
  });

  test('a bet on a jackpot game raises its pot, and the page follows by itself', async ({ page, context }) => {
    await register(page);
    const smallest = page.getByRole('region', { name: 'Jackpot luỹ tiến' }).locator('dl > div').filter({ hasText: 'Nhỏ' }).locator('dd');
    const amount = async (): Promise<number> => Number((await smallest.textContent())?.replace(/\D/g, ''));
    await expect(smallest).toContainText('₫');
    const before = await amount();
    const name = 'Hũ Rồng Bạc Tỷ';
    const tile = page.getByRole('list', { name: 'Phổ biến hôm nay' }).getByRole('article', { name });
    await tile.hover();
    const opening = context.waitForEvent('page');
    await tile.getByRole('button', { name: `Chơi ngay ${name}` }).click();
    const played = await opening;
    await expect(played.getByText('chơi cho một hũ riêng')).toBeVisible();
    await played.getByRole('button', { name: 'Quay' }).click();
    await expect(played.getByRole('button', { name: 'Quay' })).toBeEnabled();
    await page.bringToFront();
    await expect.poll(amount, { timeout: 30_000 }).toBeGreaterThanOrEqual(before + 10);
  });

  test('§3 promotions lead on, §7 opened numbers tell their period', async ({ page }) => {
    await page.goto('/web/');
    await readDownTo(page, 'Khuyến mãi');
    await expect(list(page, 'Khuyến mãi').getByRole('link', { name: /Mỗi ván jackpot góp thêm vào hũ/ })).toHaveAttribute(
      'href',
      '/web/jackpots',
    );
    await readDownTo(page, 'Số vừa mở');
    await expect(list(page, 'Kết quả Năm số 1 phút').getByRole('listitem')).toHaveCount(5);
    await expect(page.getByText(/^Kỳ 20\d{6}-\d{4} · mở tiếp lúc \d\d:\d\d$/)).toHaveCount(4);
  });

  test('a row of cards fills its width, however few there are', async ({ page }) => {
    await page.setViewportSize({ width: 1360, height: 800 });
    await page.goto('/web/');
    for (const name of ['Khuyến mãi', 'Số vừa mở']) {
      await readDownTo(page, name);
      const row = list(page, name);
      const last = row.locator(':scope > li').last();
      await expect(last).toBeVisible();
      const right = (element: Element): number => Math.round(element.getBoundingClientRect().right);
      expect(await last.evaluate(right), name).toBe(await row.evaluate(right));
    }
  });

  for (const { width, shown } of [
    { width: 1360, shown: 5 },
    { width: 1024, shown: 10 },
  ]) {
    test(`§1, §2 "winners list": those of a new sandbox are there at ${width} px: once, and asked for by one place`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      let asked = 0;
      page.on('request', (request) => {
        if (request.url().includes('/games/winners')) asked += 1;
      });
      await page.goto('/web/');
      // Beside the hero they are there at once; below the games they come with their reader.
      if (width < 1200) await readDownTo(page, 'Số vừa mở');
      await readDownTo(page, 'Vừa thắng lớn');
      await expect(list(page, 'Vừa thắng lớn')).toHaveCount(1);
      await expect(list(page, 'Vừa thắng lớn').getByRole('listitem').first()).toContainText('***');
      expect(await list(page, 'Vừa thắng lớn').getByRole('listitem').count()).toBeLessThanOrEqual(shown);
      expect(asked).toBe(1);
    });
  }

  test('a group of the row has its games and nothing below them', async ({ page }) => {
    const rest = watchRest(page);
    await page.goto('/web/?group=fish');
    await expect(page.getByRole('article', { name: 'Cá Lớn Nuốt Cá Bé' })).toBeVisible();
    await expect(page.getByRole('article', { name: game })).toHaveCount(0);
    await rest();
    await expect(section(page, 'Casino trực tuyến')).toHaveCount(0);
  });
});
