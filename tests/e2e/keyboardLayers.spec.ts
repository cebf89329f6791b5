import type { Locator, Page } from '@playwright/test';
import { enter, seeFocusAt, seeFocusKept, tabTo, textbox, walkThrough } from './keyboardWalk.ts';
import { test } from './ownGateway/test.ts';
import { expect, logIn } from './support.ts';

const near = { within: 6 };
const layer = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** Opens a layer by a link, goes through it, and finds the focus on the link again once Escape has closed it. */
async function walkLayer(page: Page, link: Locator, name: string, goThere?: { key: 'Shift+Tab' }): Promise<void> {
  await enter(page, link, goThere);
  await expect(layer(page, name)).toBeVisible();
  await expect(layer(page, name).locator('[aria-busy=true]')).toHaveCount(0);
  expect(await walkThrough(page, layer(page, name)), name).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(layer(page, name)).toHaveCount(0);
  await seeFocusAt(page, link, 'where he was');
}

test.describe('by keyboard alone', () => {
  // Some dozens of presses, each looked at.
  test.slow();

  test('§2 the sheet of all sections of a phone, the terms of a form, and feedback', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/web/download');
    const bar = page.getByRole('navigation', { name: 'Thanh điều hướng' });
    const menu = bar.getByRole('link', { name: 'Menu' });
    await page.waitForLoadState('networkidle');
    await walkLayer(page, menu, 'Menu', { key: 'Shift+Tab' });
    await page.keyboard.press('Enter');
    const group = layer(page, 'Menu').getByRole('button', { name: 'Bắn cá' });
    await tabTo(page, group, { within: 20 });
    await page.keyboard.press('Space');
    const vendor = layer(page, 'Menu').getByRole('link', { name: 'JDB' });
    await enter(page, vendor, near);
    await expect(page).toHaveURL(/\/web\/fish\?page=JDB$/);
    await seeFocusKept(page);

    // A phone has the terms at the end of its steps.
    await page.setViewportSize({ width: 1360, height: 900 });
    await page.goto('/web/register');
    await walkLayer(page, page.getByRole('main').getByRole('link', { name: 'điều khoản dịch vụ' }), 'Điều khoản dịch vụ');

    await page.goto('/web/workCenter?form=feedback');
    const main = page.getByRole('main');
    const type = main.getByRole('combobox', { name: /^Loại/ });
    await tabTo(page, type);
    await page.keyboard.press('ArrowDown');
    await expect(type).not.toHaveValue('');
    const words = textbox(page, /^Nội dung/);
    await tabTo(page, words, near);
    await page.keyboard.type('Ngắn');
    const send = main.getByRole('button', { name: 'Gửi góp ý' });
    await enter(page, send, near);
    await seeFocusAt(page, words, 'what is wrong');
    await page.keyboard.type(', nhưng rồi cũng đủ dài.');
    await enter(page, send, near);
    await expect(main.getByText('Chúng tôi đã nhận được góp ý.')).toBeVisible();
    await seeFocusKept(page);
    await enter(page, main.getByRole('button'));
    await tabTo(page, type);
  });

  test('§2 §7 the chooser of lines, and the panel of contracts with its question', async ({ page, gateway }) => {
    await page.setViewportSize({ width: 1360, height: 900 });
    // Both are where the page is: it may measure no other.
    const domainList = ['A', 'B'].map((name) => ({ name, url: name === 'A' ? '' : gateway.url }));
    await page.route('**/api/routers*', (route) => route.fulfill({ json: { success: true, value: { domainList } } }));
    const { username } = await gateway.openAccount();
    await logIn(page, username, '/web/helpmc');
    const chooser = page.getByRole('banner').getByRole('button', { name: /^Đường truyền/ });
    await tabTo(page, chooser);
    await page.keyboard.press('Enter');
    await seeFocusAt(page, page.getByRole('menuitemcheckbox', { name: /^Đường truyền A/ }));
    await page.keyboard.press('ArrowDown');
    await seeFocusAt(page, page.getByRole('menuitemcheckbox', { name: /^Đường truyền B/ }));
    await page.keyboard.press('Escape');
    await seeFocusAt(page, chooser, 'where he was');

    await gateway.offerContract('agent01', username, {
      type: 'realTimeSalary',
      profitRate: 20,
      lossRate: 120,
      singlePeriodBetAmount: 1_000_000,
    });
    await page.goto('/web/helpmc?dialog=contracts');
    const panel = layer(page, 'Yêu cầu hợp đồng');
    const question = page.getByRole('alertdialog');
    const refuse = panel.getByRole('button', { name: 'Từ chối' });
    await expect(refuse).toBeVisible();
    expect(await walkThrough(page, panel)).toEqual([]);
    await enter(page, refuse, near);
    await expect(question).toBeVisible();
    expect(await walkThrough(page, question), 'the question').toEqual([]);
    await page.keyboard.press('Escape');
    await seeFocusAt(page, refuse, 'thought better of it');
    await enter(page, panel.getByRole('button', { name: 'Ký hợp đồng' }), { key: 'Shift+Tab', within: 2 });
    await enter(page, question.getByRole('button', { name: 'Ký hợp đồng' }), near);
    await expect(panel.getByText(/^Bạn đã ký hợp đồng/)).toBeVisible();
    await expect(refuse).toHaveCount(0);
    await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement)), 'the focus stays in it').toBe(true);
    await enter(page, panel.getByRole('button', { name: 'Đóng' }), near);
    await seeFocusKept(page);
  });
});
