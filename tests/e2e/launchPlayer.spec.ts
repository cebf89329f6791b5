import type { Page } from '@playwright/test';
import { clickTile, expect, fillRegistration, logIn, newUsername, register, sendRegistration, test } from './support.ts';

/** The first game of a vendor on a page of games, with its name. */
async function firstGame(page: Page, path: string) {
  await page.goto(path);
  const tile = page.getByRole('main').getByRole('article').first();
  await expect(tile).toBeVisible();
  await tile.hover();
  const name = (await tile.getAttribute('aria-label')) ?? (await tile.getByRole('heading').first().textContent()) ?? '';
  return { tile, name };
}

/** What the strip says under a title. */
const figure = (page: Page, title: string) => page.getByRole('main').locator('dl > div').filter({ hasText: title }).locator('dd');
const asked = (page: Page, vendor: string) => page.getByRole('dialog', { name: `Chuyển tiền sang ${vendor}?` });

test.describe('§4 the player page', () => {
  for (const [vendor, path] of [
    ['ALB', '/web/casino?page=ALB'],
    ['PT', '/web/casino?page=PT'],
    ['PTSS', '/web/fish?page=PTSS'],
  ] as const) {
    test(`opens the games of ${vendor} once the player has agreed (confirmTrans), and tells time and net result`, async ({
      page,
      context,
    }) => {
      const username = await register(page);
      const { tile } = await firstGame(page, path);
      const [first, second] = [page.waitForRequest('**/api/game/launchGame'), context.waitForEvent('page')];
      await tile.getByRole('button', { name: /^Chơi ngay/ }).click();
      expect((await first).postDataJSON()).toMatchObject({ confirmTrans: false, username, merchantCode: 'baize', vassalage: vendor });
      const closed = await second;
      await expect(asked(page, vendor)).toBeVisible();
      await expect.poll(() => context.pages().length, 'no window waits for the answer').toBe(1);
      expect(closed.isClosed()).toBe(true);

      const opening = context.waitForEvent('page');
      const again = page.waitForRequest('**/api/game/launchGame');
      await asked(page, vendor).getByRole('button', { name: 'Đồng ý và chơi' }).click();
      const sent = (await again).postDataJSON();
      expect(sent).toMatchObject({ confirmTrans: true, platform: vendor === 'ALB' ? 'html5-desktop' : 'flash' });
      expect(sent.token).toMatch(/^[\w-]{65}$/);
      const player = await opening;
      await expect(player).toHaveURL(/\/web\/play\/[^#?]+$/);
      await expect(player.getByRole('banner').filter({ has: player.getByRole('navigation') })).toHaveCount(0);
      const game = player.frameLocator('iframe');
      await expect(figure(player, 'Thời gian')).toHaveText(/^00:\d\d$/);
      await expect(figure(player, 'Số ván')).toHaveText('0');
      await expect(player.getByText(`${vendor} vẫn đòi giá trị “flash”`)).toHaveCount(vendor === 'ALB' ? 0 : 1);

      await game.getByRole('button', { name: 'Quay' }).click();
      await expect(figure(player, 'Số ván')).toHaveText('1');
      const net = (await game.locator('#net').textContent())?.replace(/[^\d−+]/g, '').replace('−', '-') ?? '';
      await expect
        .poll(async () => Number((await figure(player, 'Thắng thua').textContent())?.replace(/[^\d−+-]/g, '').replace('−', '-')))
        .toBe(Number(net));

      await player.reload();
      await expect(game.getByRole('button', { name: 'Quay' })).toBeEnabled();
      await expect(figure(player, 'Số ván')).toHaveText('1');
      await player.getByRole('link', { name: 'Về cổng' }).click();
      await expect(player, 'the list that he came from').toHaveURL((url) => `${url.pathname}${url.search}` === path);
      await expect(player.getByRole('banner').first()).toBeVisible();
    });
  }

  test('a visitor who asks for such a game is asked for his agreement once he has registered, and plays', async ({ page, context }) => {
    const { tile } = await firstGame(page, '/web/casino?page=PT');
    await tile.getByRole('button', { name: /^Chơi ngay/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Đăng ký' }).click();
    await fillRegistration(page, newUsername());
    await sendRegistration(page);
    await expect(asked(page, 'PT')).toBeVisible();
    const opening = context.waitForEvent('page');
    await asked(page, 'PT').getByRole('button', { name: 'Đồng ý và chơi' }).click();
    await expect(figure(await opening, 'Số ván')).toHaveText('0');
  });

  test('where its window is blocked, the tab itself shows it, and the way back leads to the list', async ({ page, context }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await register(page);
    const { tile, name } = await firstGame(page, '/web/casino?page=PT');
    await tile.getByRole('button', { name: /^Chơi ngay/ }).click();
    await asked(page, 'PT').getByRole('button', { name: 'Đồng ý và chơi' }).click();
    await page.getByRole('dialog', { name }).getByRole('button', { name: 'Chơi ở đây' }).click();
    await expect(page).toHaveURL(/\/web\/play\/[^#?]+$/);
    await expect(figure(page, 'Số ván')).toHaveText('0');
    await page.frameLocator('iframe').getByRole('button', { name: 'Quay' }).click();
    await expect(figure(page, 'Số ván')).toHaveText('1');
    expect(context.pages()).toHaveLength(1);
    await page.getByRole('link', { name: 'Về cổng' }).click();
    await expect(page).toHaveURL(/\/web\/casino\?page=PT$/);
  });

  test('§8 a storage that keeps nothing: the game opens without the page around it, and says so to its provider', async ({
    page,
    context,
  }) => {
    await context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const { tile } = await firstGame(page, '/web/fish?page=PTSS');
    const [sent, opening] = [page.waitForRequest('**/api/game/launchGame'), context.waitForEvent('page')];
    await tile.getByRole('button', { name: /^Chơi thử/ }).click();
    expect((await sent).postDataJSON()).toMatchObject({ vassalage: 'PTSS', launchMode: 'window' });
    await expect(await opening).toHaveURL(/\/sandbox\/games\/play/);
  });

  test('§8 one that is full by the time of “Play here”: the tab shows the game itself', async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    const { tile, name } = await firstGame(page, '/web/fish?page=PTSS');
    await tile.getByRole('button', { name: /^Chơi thử/ }).click();
    const here = page.getByRole('dialog', { name }).getByRole('button', { name: 'Chơi ở đây' });
    await expect(here).toBeVisible();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await here.click();
    await expect(page).toHaveURL(/\/sandbox\/games\/play/);
  });

  test('a player is asked for his agreement once in a session, and none that he has declined opens', async ({ page, context }) => {
    await register(page);
    const { tile } = await firstGame(page, '/web/casino?page=ALB');
    await tile.getByRole('button', { name: /^Chơi ngay/ }).click();
    await asked(page, 'ALB').getByRole('button', { name: 'Không chơi' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => context.pages().length).toBe(1);
    await tile.hover();
    await tile.getByRole('button', { name: /^Chơi ngay/ }).click();
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/game/launchGame')) calls += 1;
    });
    await asked(page, 'ALB').getByRole('button', { name: 'Đồng ý và chơi' }).dblclick();
    await expect.poll(() => context.pages().length).toBe(2);
    await expect.poll(() => calls, 'a double click agrees once').toBe(1);
    await page.bringToFront();
    await tile.hover();
    await tile.getByRole('button', { name: /^Chơi ngay/ }).click();
    await expect.poll(() => context.pages().length).toBe(3);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => calls).toBe(2);
  });

  test('a demo needs no agreement and shows no money', async ({ page, context }) => {
    const { tile } = await firstGame(page, '/web/fish?page=PTSS');
    const opening = context.waitForEvent('page');
    await tile.getByRole('button', { name: /^Chơi thử/ }).click();
    const player = await opening;
    await expect(figure(player, 'Thắng thua')).toHaveText('Chơi thử');
    await expect(player.frameLocator('iframe').locator('#demo')).toBeVisible();
  });

  test('that was opened for no game says so, and leads back', async ({ page }) => {
    await page.goto('/web/play/none');
    await expect(page.getByRole('heading', { name: 'Không có trò chơi nào đang mở ở đây' })).toBeVisible();
    await page.getByRole('link', { name: 'Về cổng' }).click();
    await expect(page).toHaveURL(/\/web\/?$/);
  });

  for (const width of [360, 768, 1360]) {
    test(`has the game on the whole screen at ${width} px, and nothing beside it`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/web/');
      const hand = {
        nodeId: 'n',
        name: { vi: 'Hành trình tìm kho báu của nhà vua rồng dưới đáy đại dương', en: 'A' },
        vendor: 'PT',
        mode: 'demo',
      };
      const url = new URL('/sandbox/games/play?game=none', page.url()).href;
      await page.evaluate(
        (text) => sessionStorage.setItem('baize-played-game', text),
        JSON.stringify({ ...hand, url, isFlash: true, openedAt: 0 }),
      );
      await page.goto('/web/play/n');
      await expect(page.frameLocator('iframe').getByText('Không tìm thấy trò chơi này.')).toBeVisible();
      const sizes = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        high: document.documentElement.scrollHeight,
        frame: document.querySelector('iframe')?.getBoundingClientRect().height ?? 0,
      }));
      expect(sizes.wide).toBe(width);
      expect(sizes.high, 'the page itself does not scroll').toBeLessThanOrEqual(740);
      expect(sizes.frame).toBeGreaterThan(380);
    });
  }
});

test('§4 flash: DG’s live games carry the value over the wire, and the portal says in plain words what of it', async ({
  page,
  context,
}) => {
  await logIn(page, 'member01');
  const { tile } = await firstGame(page, '/web/casino?page=DG');
  const [sent, opening] = [page.waitForRequest('**/api/game/launchGame'), context.waitForEvent('page')];
  await tile.getByRole('button', { name: /^Chơi ngay/ }).click();
  expect((await sent).postDataJSON()).toMatchObject({ platform: 'flash', vassalage: 'DG' });
  await expect(await opening).toHaveURL(/\/sandbox\/games\/play/);
  await page.bringToFront();
  await expect(page.getByRole('status').filter({ hasText: 'DG vẫn đòi giá trị “flash”' })).toBeVisible();
});

test('an unfinished round is offered on the home page, and its game goes on with it', async ({ page, context }) => {
  await register(page);
  const name = 'Đôi Già Kinh Điển';
  await page.goto(`/web/games?q=${encodeURIComponent(name)}`);
  const tile = page.getByRole('main').getByRole('article', { name }).first();
  await tile.hover();
  const opening = context.waitForEvent('page');
  await tile.getByRole('button', { name: `Chơi ngay ${name}` }).click();
  const left = await opening;
  await left.getByRole('button', { name: 'Quay' }).click();
  await expect(left.getByRole('button', { name: 'Lật nốt' })).toBeEnabled();
  await left.close();

  await page.goto('/web/');
  const word = page.getByRole('status').filter({ hasText: `${name}: còn 1 ván` });
  await expect(word).toContainText('1.000');
  const again = context.waitForEvent('page');
  await word.getByRole('button', { name: `Chơi nốt ${name}` }).click();
  const resumed = await again;
  await expect(resumed.locator('#message')).toContainText('Bạn còn một ván chưa xong');
  await resumed.getByRole('button', { name: 'Lật nốt' }).click();
  await expect(resumed.getByRole('button', { name: 'Quay' })).toBeEnabled();
  await resumed.close();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Chơi tiếp' })).toBeVisible();
  await expect(word).toHaveCount(0);
});

test('§8 “Sorry, the game doesn’t exist”: said by the gateway itself of a game that has left, and no window stays', async ({
  page,
  context,
}) => {
  await register(page);
  await page.route('**/api/game/launchGame', (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), gameId: 'gone', nodeId: 'gone' }) }),
  );
  await clickTile(page, 'Chơi ngay');
  await expect(page.getByRole('dialog')).toContainText('trò chơi không tồn tại');
  await expect.poll(() => context.pages().length).toBe(1);
});
