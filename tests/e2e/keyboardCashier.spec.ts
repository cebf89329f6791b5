import type { Locator, Page } from '@playwright/test';
import { fundPassword, openAccountWithCard } from './cashierAccount.ts';
import { enter, tabTo, typeInto } from './keyboardWalk.ts';
import { test } from './ownGateway/test.ts';
import { balancePill, expect, logIn } from './support.ts';

const layer = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });
const button = (place: Locator, name: RegExp | string): Locator => place.getByRole('button', { name });

/** From the home to an entry of the member centre. */
async function openEntry(page: Page, username: string, entry: string): Promise<Locator> {
  await logIn(page, username);
  await expect(balancePill(page)).toContainText('500.000');
  await enter(page, page.getByRole('link', { name: /Trung tâm cá nhân/ }));
  await enter(page, page.getByRole('dialog').getByRole('navigation').getByRole('link', { name: entry }), { within: 20 });
  await expect(layer(page, entry)).toBeVisible();
  return layer(page, entry);
}

test.describe('money by keyboard alone', () => {
  // Some dozens of presses, each looked at.
  test.slow();

  test('§9 a member pays in, looks at the order and comes back to the form', async ({ page, gateway }) => {
    const { username } = await openAccountWithCard(gateway);
    const centre = await openEntry(page, username, 'Nạp tiền');
    await typeInto(page, centre.getByRole('textbox', { name: /Số tiền/ }), '2000', { within: 30 });
    await page.keyboard.press('Enter');
    await expect(centre.getByText('₫ 2.000 đã vào ví của bạn.')).toBeVisible();
    // The message that tells of it lies over the foot of the page, for as long as it takes to read.
    await expect(page.getByRole('listitem').filter({ hasText: 'Bạn có tin nhắn mới' })).toHaveCount(0);
    await enter(page, button(centre, 'Tạo lệnh khác'), { within: 12 });
    await tabTo(page, centre.getByRole('textbox', { name: /Số tiền/ }), { within: 30 });
    await enter(page, button(centre, /^Xem lệnh .*2\.000/), { within: 30 });
    await expect(centre.getByText('₫ 2.000 đã vào ví của bạn.')).toBeVisible();
  });

  test('§4 a member withdraws, and says what has arrived', async ({ page, gateway }) => {
    const { username } = await openAccountWithCard(gateway);
    const centre = await openEntry(page, username, 'Rút tiền');
    await typeInto(page, centre.getByRole('textbox', { name: /^Số tiền rút/ }), '10000', { within: 30 });
    await typeInto(page, centre.getByLabel(/^Mật khẩu quỹ/), fundPassword, { within: 10 });
    await page.keyboard.press('Enter');
    await expect(button(centre, 'Gửi xác nhận')).toBeVisible({ timeout: 20_000 });
    await tabTo(page, centre.getByRole('radio').first(), { within: 20 });
    await page.keyboard.press('ArrowDown');
    await typeInto(page, centre.getByRole('textbox', { name: /đã nhận/ }), '4000', { within: 4 });
    await enter(page, button(centre, 'Gửi xác nhận'), { within: 4 });
    await expect(centre.getByText(/6\.000/).first()).toBeVisible();
  });

  test('§2 §9 a member chooses records by days, and looks at the bonuses', async ({ page, gateway }) => {
    const { username } = await gateway.openAccount();
    const centre = await openEntry(page, username, 'Lịch sử giao dịch');
    const rows = centre.getByRole('row');
    await expect(rows.filter({ hasText: 'Tặng khi mở tài khoản' })).toHaveCount(1);
    await enter(page, button(centre, 'Hôm qua'), { within: 20 });
    await expect(centre.getByText(/^Không có/)).toBeVisible();
    await enter(page, button(centre, 'Hôm nay'), { key: 'Shift+Tab', within: 2 });
    await expect(rows.filter({ hasText: 'Tặng khi mở tài khoản' })).toHaveCount(1);
    await tabTo(page, centre.getByRole('tab', { name: 'Giao dịch' }), { key: 'Shift+Tab', within: 4 });
    await page.keyboard.press('ArrowRight');
    await expect(centre.getByRole('tab', { name: 'Thưởng' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(centre.getByRole('tab', { name: 'Thưởng', selected: true })).toBeFocused();
    await expect(rows.filter({ hasText: 'Tặng khi mở tài khoản' })).toHaveCount(1);
  });
});
