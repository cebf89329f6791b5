import type { Page } from '@playwright/test';
import { type OwnGateway, test } from './ownGateway/test.ts';
import { expect, fillLogin, hold, watchShifts } from './support.ts';

const popup = (page: Page) => page.getByRole('dialog', { name: 'Tin dành cho bạn' });
const list = (page: Page) => page.getByRole('dialog', { name: 'Thông báo' });
const ticker = (page: Page) => page.getByRole('region', { name: 'Thông báo', exact: true });

async function addNotice(gateway: OwnGateway, type: 'popup' | 'player', title: string, ...rest: string[]): Promise<string> {
  const texts = [
    '--vi',
    title,
    '--vi-text',
    `Nội dung của ${title}.\\nĐoạn hai.`,
    '--en',
    `en ${title}`,
    '--en-text',
    `Content of ${title}.`,
  ];
  return /\d+/.exec(await gateway.operator('notice', 'add', type, ...texts, ...rest))?.[0] ?? '';
}

/** The page has come to rest: what waits for a quiet moment has had it. */
async function expectSettled(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

test.describe('with ten pop-up notices', () => {
  const ids: string[] = [];
  test.beforeAll(async ({ gateway }) => {
    for (let number = 1; number <= 10; number += 1) {
      ids.push(await addNotice(gateway, 'popup', `Tin số ${number}`, '--from', `2026-01-${String(number).padStart(2, '0')}T00:00:00Z`));
    }
  });
  test.afterAll(async ({ gateway }) => {
    for (const id of ids.splice(0)) await gateway.operator('notice', 'remove', id);
  });

  test('§2 §4 once per session per state: as visitor, again as member, not a third time; §9 nine a page', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/notice/login') && asked.push(request.url()));
    await page.goto('/web/');
    const titles = popup(page).getByRole('heading', { level: 3 });
    await expect(titles).toHaveCount(9);
    const query = Object.fromEntries(new URL(asked[0] ?? '').searchParams);
    expect(query, '§7 "GET login notice"').toEqual({ types: 'B,PL,PU', execution: 'A', platform: 'W' });
    await expect(titles.first()).toContainText('Tin số 10');
    await expect(titles.first()).toContainText('2026-01-10');
    await titles.first().getByRole('button').click();
    await expect(popup(page).getByText('Nội dung của Tin số 10.')).toBeVisible();
    await expect(popup(page).getByText('Đoạn hai.')).toBeVisible();
    await popup(page).getByRole('button', { name: 'Trang 2' }).click();
    await expect(titles).toHaveCount(1);
    await expect(titles).toContainText('Tin số 1');
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();

    const asVisitor = asked.length;
    await page.reload();
    await expectSettled(page);
    await expect(popup(page), 'a reload as visitor').toHaveCount(0);
    expect(asked.length, 'it is not even asked for').toBe(asVisitor);

    await page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' }).click();
    await fillLogin(page, 'member01');
    await expect(popup(page), 'after the login').toBeVisible();
    await popup(page).getByRole('button', { name: 'Đóng', exact: true }).click();
    await expect(popup(page)).toBeHidden();

    const asMember = asked.length;
    await page.reload();
    await expect(page.getByRole('button', { name: /^Số dư/ })).toBeVisible();
    await expectSettled(page);
    await expect(popup(page), 'a reload as member').toHaveCount(0);
    expect(asked.length, 'it is not even asked for').toBe(asMember);

    const next = await page.context().newPage();
    await next.goto('/web/');
    await expect(popup(next), 'the session of another tab').toBeVisible();
  });

  test('never over a dialog that the address opens: it waits until that is closed', async ({ page }) => {
    await page.goto('/web/?dialog=terms');
    const terms = page.getByRole('dialog', { name: 'Điều khoản dịch vụ' });
    await expect(terms).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeVisible();
  });

  test('nobody waits for the popup: that its chunk is late is not shown', async ({ page }) => {
    const held = await hold(page, '**/assets/noticeParts-*.js');
    await page.goto('/web/');
    await expect.poll(held.calls).toBe(1);
    // Twice as long as a dialog that was asked for is waited for without a word.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
    await expect(page.getByRole('status', { name: 'Đang tải' })).toHaveCount(0);
    held.release();
    await expect(popup(page)).toBeVisible();
  });

  test('§2 the login-stage popup disturbs nobody who fills a form; who looks around in the finder has it', async ({ page }) => {
    await page.goto('/web/register');
    await page.waitForLoadState('networkidle');
    await expectSettled(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/web/games');
    await expect(popup(page)).toBeVisible();
  });
});

test('§2 a notice list modal (date, title, expandable content): it opens by its address, a reload reopens it, Back closes it', async ({
  page,
}) => {
  await page.goto('/web/');
  await page.getByRole('banner').getByRole('link', { name: 'Thông báo' }).click();
  await expect(page).toHaveURL(/\?dialog=notices$/);
  const title = list(page).getByRole('button', { name: /^Đây là bản thử.*\d{4}-\d\d-\d\d/ });
  await expect(title).toHaveAttribute('aria-expanded', 'false');
  await title.click();
  await expect(list(page).getByText('Cổng này chạy thử trên máy của bạn.')).toBeVisible();
  await page.reload();
  await expect(list(page)).toBeVisible();
  await page.goBack();
  await expect(list(page)).toBeHidden();
  await expect(page).toHaveURL(/\/web\/$/);
});

test('a phone reaches the list by the footer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/web/games');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Thông báo' }).click();
  await expect(list(page).getByRole('button', { name: /^Đây là bản thử/ })).toBeVisible();
});

test('the newest titles run by, and each opens the list at its notice; nothing moves when they come', async ({ page, gateway }) => {
  const shifts = await watchShifts(page);
  const id = await addNotice(gateway, 'player', 'Bảo trì sảnh AG', '--from', '2026-01-01T00:00:00Z');
  await page.goto('/web/');
  await expect(ticker(page)).toBeVisible();
  // The header's words may find their letters meanwhile; a line that pushed the page down would be ten times as much.
  expect(await shifts()).toBeLessThan(0.005);
  await ticker(page).getByRole('button', { name: 'Tạm dừng' }).click();
  await ticker(page).getByRole('link', { name: 'Bảo trì sảnh AG' }).click();
  await expect(page).toHaveURL(new RegExp(`dialog=notices&notice=${id}$`));
  await expect(list(page).getByText('Nội dung của Bảo trì sảnh AG.')).toBeVisible();
  await page.goBack();
  await expect(list(page)).toBeHidden();
  await gateway.operator('notice', 'remove', id);
});
