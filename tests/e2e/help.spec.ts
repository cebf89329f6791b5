import type { Page } from '@playwright/test';
import { expect, test } from './support.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const topic = (page: Page, name: string) => page.getByRole('navigation', { name: 'Chủ đề' }).getByRole('link', { name, exact: true });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Tìm trong trung tâm trợ giúp' });

test('§2 the help center has all its sections, "user agreement" too; each is at its anchor, with the focus on it', async ({ page }) => {
  await page.goto('/web/helpmc');
  await expect(page).toHaveTitle(/^Trung tâm trợ giúp/);
  const names = ['Tài khoản', 'Nạp tiền', 'Rút tiền', 'Hướng dẫn trò chơi', 'Câu hỏi thường gặp', 'Điều khoản dịch vụ'];
  const ourOwn = ['Khuyến mãi và phần thưởng', 'Về chúng tôi', 'Chơi có trách nhiệm', 'Thoả thuận người dùng'];
  await expect(page.getByRole('navigation', { name: 'Chủ đề' }).getByRole('link'), 'in the order of §2').toHaveText([...names, ...ourOwn]);
  for (const name of [...names, ...ourOwn]) {
    await topic(page, name).click();
    await expect(section(page, name), name).toBeFocused();
    await expect(section(page, name), name).toBeInViewport();
    await expect(topic(page, name), name).toHaveAttribute('aria-current', 'page');
  }
  await expect(page).toHaveURL(/\/helpmc#agreement$/);
});

test('§2 the side bar’s anchor: a link, a reload and Back lead to aboutus, and to what was before', async ({ page }) => {
  await page.goto('/web/helpmc#aboutus');
  await expect(section(page, 'Về chúng tôi')).toBeFocused();
  await page.reload();
  await expect(section(page, 'Về chúng tôi')).toBeFocused();
  await topic(page, 'Nạp tiền').click();
  await expect(section(page, 'Nạp tiền')).toBeFocused();
  await page.goBack();
  await expect(section(page, 'Về chúng tôi')).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: 'Baize' }).click();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('what opens over an article leaves it where it is, and its end leads back to it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/web/helpmc#deposit');
  await expect(section(page, 'Nạp tiền')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' }).click();
  await expect(page).toHaveURL(/\/helpmc\?dialog=login#deposit$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Đóng' }).click();
  await expect(page).toHaveURL(/\/helpmc#deposit$/);
  await expect(section(page, 'Nạp tiền')).toBeVisible();
});

test('§3 helpCenter: the next visit goes on with the section that was read last', async ({ page }) => {
  await page.goto('/web/helpmc#withdraw');
  await expect(section(page, 'Rút tiền')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('helpCenter'))).toBe('withdraw');
  await page.goto('/web/helpmc');
  await expect(section(page, 'Rút tiền')).toBeVisible();
});

test('the search takes words without accents, and leads to the article; without a find it says what to do', async ({ page }) => {
  await page.goto('/web/helpmc');
  await search(page).fill('rut tien');
  const hit = page.getByRole('main').getByRole('link', { name: 'Phí rút tiền' });
  await hit.click();
  await expect(page).toHaveURL(/#withdraw-fee$/);
  await expect(section(page, 'Phí rút tiền')).toBeFocused();
  await expect(section(page, 'Phí rút tiền')).toContainText('5 lần rút đầu tiên trong ngày miễn phí');
  await expect(search(page)).toHaveValue('');
  await search(page).fill('khủng long');
  await expect(page.getByText('Không tìm thấy gì cho “khủng long”')).toBeVisible();
  await expect(page.getByText('Hãy thử ít từ hơn hoặc từ khác, hoặc hỏi chúng tôi bên dưới.')).toBeVisible();
});

test('a phone begins with the list, which leads into a section and back; the footer leads there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/web/games');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Trung tâm trợ giúp' }).click();
  await expect(section(page, 'Nạp tiền')).toBeHidden();
  await topic(page, 'Nạp tiền').click();
  await expect(section(page, 'Nạp tiền')).toBeFocused();
  await expect(topic(page, 'Nạp tiền')).toBeHidden();
  await page.getByRole('link', { name: /Tất cả chủ đề/ }).click();
  await expect(topic(page, 'Nạp tiền')).toBeVisible();
  await expect(page).toHaveURL(/\/helpmc$/);
});

test('a change of the language brings its texts, and stays at the anchor', async ({ page }) => {
  await page.goto('/web/helpmc#deposit-limits');
  await expect(section(page, 'Nạp tối thiểu và tối đa bao nhiêu?')).toContainText('từ ₫\u00A0100 đến ₫\u00A050.000');
  await page.getByRole('radio', { name: 'English' }).click({ force: true });
  await expect(section(page, 'What is the least and the most that I can deposit?')).toContainText('From ₫\u00A0100 to ₫\u00A050,000');
  await expect(page).toHaveURL(/#deposit-limits$/);
});

test('§2 "terms of service": those of the registration are the help center’s, and come with their dialog alone', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/system/helpCenter') && asked.push(request.url()));
  await page.goto('/web/register');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.goto('/web/register?dialog=terms');
  const terms = page.getByRole('dialog', { name: 'Điều khoản dịch vụ' });
  await expect(terms.getByRole('heading', { level: 3, name: 'Thẻ ngân hàng' })).toBeVisible();
  await expect(terms).toContainText('Mỗi tài khoản gắn tối đa 5 thẻ');
  expect(asked).toHaveLength(1);
});
