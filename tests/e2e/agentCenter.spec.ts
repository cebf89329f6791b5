import type { Locator, Page } from '@playwright/test';
import { test } from './ownGateway/test.ts';
import { expect, fillLogin, logIn, logInByForm, logOut, watchRest, watchShifts } from './support.ts';

const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Trung tâm đại lý' });
const centre = (page: Page, entry: string): Locator => page.getByRole('dialog', { name: entry });
const rain = 'Mưa lì xì cho tuyến dưới';
const protection = 'Chơi có trách nhiệm';
const always = [
  'Thông báo',
  'Tổng quan đội nhóm',
  'Trung tâm đăng ký',
  'Quản lý tuyến dưới',
  'Lịch sử công nợ',
  'Báo cáo lãi lỗ',
  'Báo cáo doanh thu',
  'Chi tiết giao dịch tuyến dưới',
  'Mưa lì xì',
];

test('§2 the agent centre opens by its address, for a visitor after the login; a reload reopens it, Back goes back', async ({ page }) => {
  await page.goto('/web/');
  await page.goto('/web/?agent=menu');
  await fillLogin(page, 'agent01');
  await expect(menu(page)).toBeVisible();
  await menu(page).getByRole('link', { name: 'Mưa lì xì' }).click();
  await expect(page).toHaveURL(/\?agent=redRain$/);
  await expect(centre(page, 'Mưa lì xì').getByText(rain)).toBeVisible();
  await page.reload();
  await expect(centre(page, 'Mưa lì xì').getByText(rain)).toBeVisible();
  await page.goBack();
  await expect(centre(page, 'Thông báo')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/web\/?$/);
});

test('§2 its announcements are the notices of the gateway', async ({ page }) => {
  await logIn(page, 'agent01', '/web/?agent=announcement');
  await centre(page, 'Thông báo')
    .getByRole('button', { name: /^Đây là bản thử/ })
    .click();
  await expect(centre(page, 'Thông báo').getByText('Cổng này chạy thử trên máy của bạn.')).toBeVisible();
});

test('§2, §4 its entries, and those that contracts bring', async ({ page }) => {
  await logIn(page, 'agent01', '/web/?agent=menu');
  // The house's own contracts with him are of each type.
  await expect(menu(page).getByRole('link')).toHaveText([
    ...always,
    'Cổ tức',
    'Lương ngày',
    'Lương giờ',
    'Lương thời gian thực',
    protection,
  ]);
});

test('§6 who is no agent reads that it is not for him', async ({ page }) => {
  await logIn(page, 'member01', '/web/?agent=menu');
  const warning = page.getByRole('alertdialog', { name: 'Chưa mở được' });
  await expect(warning).toContainText('Bạn không dùng được chức năng này.');
  await warning.getByRole('button', { name: 'Đồng ý' }).click();
  await expect(page).toHaveURL(/\/web\/?$/);
});

test('a phone begins with the list, which leads into a page and back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page, 'agent01');
  const shifts = await watchShifts(page);
  await page.goto('/web/?agent=menu');
  await expect(menu(page).getByRole('link', { name: 'Lương giờ' })).toBeVisible();
  await menu(page).getByRole('link', { name: 'Mưa lì xì' }).click();
  const sheet = centre(page, 'Mưa lì xì');
  await expect(sheet.getByText(rain)).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await sheet.getByRole('link', { name: '‹ Trung tâm đại lý' }).click();
  await expect(menu(page)).toBeVisible();
  expect(await shifts()).toBeLessThanOrEqual(0.02);
  // What lies deeper has one way back: to its entry.
  await page.goto('/web/?agent=downlineManagement&page=fund');
  await expect(centre(page, 'Quản lý tuyến dưới').getByRole('link', { name: /^‹/ })).toHaveText(['‹ Chuyển tiền']);
});

test('contract types that can’t be read are said, with a way to try again', async ({ page }) => {
  await logIn(page, 'agent01');
  const path = '**/api/member/info/funds/consolidated';
  await page.route(path, (route) =>
    route.fulfill({ status: 500, json: { success: false, errorCode: 'system_error', message: 'x', requestId: 'r' } }),
  );
  await page.goto('/web/?agent=menu');
  const note = page.getByRole('dialog').getByText('Chưa tải được các loại hợp đồng của bạn.');
  await expect(note).toBeVisible();
  await expect(menu(page).getByRole('link')).toHaveText([...always, protection]);
  await page.unroute(path);
  await page.getByRole('dialog').getByRole('button', { name: 'Thử lại' }).click();
  await expect(menu(page).getByRole('link', { name: 'Lương ngày' })).toBeVisible();
  await expect(note).toBeHidden();
});

test('§2 the agent center of the navigation is visible only to agents, and opens the agent modal', async ({ page }) => {
  await page.setViewportSize({ width: 1360, height: 900 });
  const rest = watchRest(page);
  const navigation = page.getByRole('navigation', { name: 'Điều hướng chính' });
  const link = navigation.getByRole('link', { name: 'Trung tâm đại lý' });
  const expectNone = async (person: string): Promise<void> => {
    await expect(navigation.getByRole('link', { name: 'Tải app' })).toBeVisible();
    await rest();
    await expect(link, person).toHaveCount(0);
  };
  await page.goto('/web/');
  await expectNone('a visitor');
  await logInByForm(page, 'member01');
  await expectNone('a member');
  await logOut(page);
  await logInByForm(page, 'agent01');
  await expect(link).toBeVisible();
  await expect(navigation.getByRole('listitem').last(), 'behind all other words').toHaveText('Trung tâm đại lý');
  await link.click();
  await expect(page).toHaveURL(/[?]agent=menu$/);
  await expect(menu(page)).toBeVisible();
});

test('§2 an agent gets to his centre from the menu and from his account', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page, 'agent01');
  for (const place of ['menu', 'account']) {
    await page.goto(`/web/?dialog=${place}`);
    await page.getByRole('dialog').getByRole('link', { name: 'Trung tâm đại lý' }).click();
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Trung tâm đại lý');
  }
});
