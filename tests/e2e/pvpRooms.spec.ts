import type { Locator, Page } from '@playwright/test';
import { balanceOf, expect, fillLogin, logIn, logOut, refuseToken, register, test, watchShifts } from './support.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Phòng đối kháng' });
const card = (page: Page, name: string): Locator =>
  list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
const enterButton = (page: Page, name: string) => page.getByRole('button', { name: `Vào phòng ${name}`, exact: true });

test.describe('§3 PVP rooms', () => {
  test('a visitor sees them, logs in, lands in the room that he asked for and plays inside its stakes', async ({ page, context }) => {
    const username = await register(page);
    await logOut(page);
    await page.goto('/web/chess');
    await expect(list(page).getByRole('listitem')).toHaveCount(8);
    await expect(card(page, 'Cây Đa')).toContainText('Tiến Lên Miền Nam · KX');
    await expect(card(page, 'Cây Đa')).toContainText(/Mức cược.*5\.000 – .*50\.000/);
    await expect(card(page, 'Cây Đa')).toContainText(/\d+\/16 chỗ/);

    await enterButton(page, 'Cây Đa').click();
    await page.getByRole('dialog', { name: 'Vui lòng đăng nhập hoặc đăng ký' }).getByRole('button', { name: 'Đăng nhập' }).click();
    const asked = page.waitForRequest('**/api/games/pvp_launch?*');
    const opening = context.waitForEvent('page');
    await fillLogin(page, username);
    expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toMatchObject({
      roomId: 'cay-da',
      language: 'vi',
      confirmTrans: '0',
    });
    const room = await opening;
    await expect(room.getByText('Cây Đa: mỗi ván cược từ ₫ 5.000 đến ₫ 50.000.')).toBeVisible();
    await expect(room.getByRole('radio')).toHaveCount(3);
    await expect(room.getByRole('radio', { name: '₫ 1.000', exact: true })).toHaveCount(0);
    await expect(room.locator('#balance')).toHaveText('₫ 500.000');

    // What the page offers is not what holds: a bet that is put into the page by hand is refused, and moves nothing.
    await room.getByRole('radio', { name: '₫ 5.000', exact: true }).evaluate((choice: HTMLInputElement) => {
      choice.value = '1000';
    });
    await room.getByRole('button', { name: 'Quay' }).click();
    await expect(room.getByRole('status')).toHaveText('Mức cược này nằm ngoài giới hạn của phòng. Hãy chọn mức khác.');
    await expect(room.locator('#balance')).toHaveText('₫ 500.000');

    await room.getByRole('radio', { name: '₫ 10.000', exact: true }).check();
    await room.getByRole('button', { name: 'Quay' }).click();
    await expect(room.locator('#balance')).toHaveText('₫ 490.000');
    await room.getByRole('button', { name: 'Lật nốt' }).click();
    await expect(room.getByRole('button', { name: 'Quay' })).toBeEnabled();

    await page.bringToFront();
    await expect(card(page, 'Cây Đa')).toContainText('Chỗ của bạn');
    await expect.poll(() => balanceOf(page)).toBe(await moneyIn(room));
  });

  test('a full and a closed one say so, and let nobody in', async ({ page, context }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/games/pvp_launch')) asked.push(request.url());
    });
    await register(page, '/web/chess');
    for (const [name, seats, state] of [
      ['Chợ Nổi', '4/4 chỗ', 'Đã đủ người'],
      ['Long Biên', '0/12 chỗ', 'Tạm đóng'],
    ] as const) {
      await expect(card(page, name), name).toContainText(seats);
      await expect(card(page, name), name).toContainText(state);
      await expect(enterButton(page, name), name).toBeDisabled();
      await enterButton(page, name).click({ force: true });
    }
    // A room that takes players is entered: nothing of the clicks before it is still on its way.
    const opening = context.waitForEvent('page');
    await enterButton(page, 'Bến Nước').click();
    await expect((await opening).locator('#play')).toBeEnabled();
    expect(asked.map((address) => new URL(address).searchParams.get('roomId'))).toEqual(['ben-nuoc']);
    expect(context.pages()).toHaveLength(2);
  });

  test('§4 §8 a session that ended meanwhile: after logging in again the room that was asked for opens', async ({ page, context }) => {
    const username = await register(page, '/web/chess');
    await page.route('**/api/games/pvp_launch?*', refuseToken);
    await enterButton(page, 'Cây Đa').click();
    const ended = page.getByRole('alertdialog');
    await expect(ended).toContainText('Bạn đã bị đăng xuất, vui lòng đăng nhập lại');
    await expect.poll(() => context.pages().length, 'its window is closed').toBe(1);
    await page.unroute('**/api/games/pvp_launch?*');
    await ended.getByRole('button', { name: 'Đồng ý' }).click();
    const opening = context.waitForEvent('page');
    await fillLogin(page, username);
    await expect((await opening).getByText('Cây Đa: mỗi ván cược từ ₫ 5.000 đến ₫ 50.000.')).toBeVisible();
    await expect(page).toHaveURL(/\/web\/chess$/);
    await expect(card(page, 'Cây Đa')).toContainText('Chỗ của bạn');
  });

  test('two rooms of one game in one tab play each on its own session', async ({ page, context }) => {
    await register(page, '/web/chess');
    const enter = async (name: string): Promise<string> => {
      const launched = page.waitForResponse('**/api/games/pvp_launch?*');
      const opening = context.waitForEvent('page');
      await enterButton(page, name).click();
      const { value } = (await (await launched).json()) as { value: { content: string } };
      await expect((await opening).locator('#balance')).toHaveText('₫ 500.000');
      await page.bringToFront();
      return value.content;
    };
    const sessionIn = (address: string) => new URLSearchParams(new URL(address, page.url()).hash.slice(1)).get('s') ?? '';
    const [first, second] = [await enter('Bến Nước'), await enter('Cây Đa')];
    const tab = await context.newPage();
    for (const address of [first, second]) {
      await tab.goto(address);
      await expect(tab.getByRole('button', { name: 'Quay' })).toBeVisible();
    }
    for (const address of [first, second]) {
      const asked = tab.waitForRequest('**/sandbox/games/api/balance');
      await tab.goto(address.split('#')[0] ?? '');
      expect((await asked).postDataJSON()).toEqual({ session: sessionIn(address) });
    }
  });

  test('by keyboard: each room is reached, comes into view, and Enter goes in', async ({ page, context }) => {
    await register(page, '/web/chess');
    await expect(list(page).getByRole('listitem')).toHaveCount(8);
    await list(page).focus();
    for (const name of ['Bến Nước', 'Cây Đa', 'Chợ Nổi', 'Phố Cổ', 'Hồ Tây', 'Vườn Tre']) {
      await page.keyboard.press('Tab');
      await expect(enterButton(page, name)).toBeFocused();
      await expect(enterButton(page, name)).toBeInViewport({ ratio: 1 });
    }
    const opening = context.waitForEvent('page');
    await page.keyboard.press('Enter');
    const room = await opening;
    await expect(room.getByRole('radio')).toHaveCount(1);
    await expect(room.getByRole('radio', { name: '₫ 1.000', exact: true })).toBeChecked();
  });

  test('a room that asks for more than the balance says so, and no window stays', async ({ page, context }) => {
    await register(page, '/web/chess');
    await enterButton(page, 'Lầu Son').click();
    const dialog = page.getByRole('dialog', { name: 'Mậu Binh Đại Gia' });
    await expect(dialog).toContainText('Số dư của bạn chưa đạt mức tối thiểu để vào phòng này.');
    await expect.poll(() => context.pages().length).toBe(1);
    await dialog.getByRole('button', { name: 'Đồng ý' }).click();
    await expect(dialog).toBeHidden();
    await expect(enterButton(page, 'Lầu Son')).toBeEnabled();
  });

  test('§6 a trial account is asked for a formal one', async ({ page }) => {
    await logIn(page, 'trial01', '/web/chess');
    await enterButton(page, 'Bến Nước').click();
    await expect(page.getByRole('dialog', { name: 'Tiến Lên Miền Nam' })).toContainText('tài khoản chính thức');
  });

  test('one vendor’s alone where the address names it; other pages of games have none', async ({ page }) => {
    await page.goto('/web/chess?page=KX');
    await expect(list(page).getByRole('listitem')).toHaveCount(2);
    await page.goto('/web/chess?page=SEN');
    await expect(page.getByText('Ở đây chưa có phòng nào')).toBeVisible();
    await page.goto('/web/egame');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Phòng đối kháng' })).toHaveCount(0);
  });

  for (const [state, answer] of [
    ['rooms', undefined],
    ['no rooms', { json: { success: true, value: { rooms: [] } } }],
    ['a failure', { status: 503, json: { success: false, errorCode: 'service_unavailable', message: 'x', requestId: 'r' } }],
  ] as const) {
    test(`${state}, and what stands below them stays where it is (layout shift ≤ 0.02)`, async ({ page }) => {
      const shifts = await watchShifts(page);
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/api/games/pvp_rooms', async (route) => {
        await held;
        await (answer ? route.fulfill(answer) : route.continue());
      });
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/web/chess');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('list', { name: 'Đang tải' })).toBeVisible();
      const top = async (): Promise<number> => (await page.getByRole('main').getByRole('article').first().boundingBox())?.y ?? Number.NaN;
      const before = await top();
      release();
      const shown = {
        rooms: enterButton(page, 'Bến Nước'),
        'no rooms': page.getByText('Ở đây chưa có phòng nào'),
        'a failure': page.getByRole('alert').getByRole('button', { name: 'Thử lại' }),
      };
      await expect(shown[state]).toBeVisible();
      expect(await shifts()).toBeLessThanOrEqual(0.02);
      if (state !== 'a failure') expect(Math.abs((await top()) - before), 'where the games begin').toBeLessThanOrEqual(1);
    });
  }
});

const moneyIn = async (room: Page): Promise<number> => Number((await room.locator('#balance').textContent())?.replace(/\D/g, ''));
