import type { Page } from '@playwright/test';
import { balanceOf, balancePill, expect, logIn, test } from './support.ts';

const centre = (page: Page) => page.getByRole('dialog', { name: /Chuyển tuyến trên|Quản lý tuyến dưới/ });
const amount = 12_345;

/** Fills in what is asked of a transfer, and sends it. */
async function send(page: Page): Promise<void> {
  await centre(page)
    .getByRole('textbox', { name: /^Số tiền chuyển/ })
    .fill(String(amount));
  await centre(page).getByRole('button', { name: 'Tiếp tục' }).click();
  await centre(page)
    .getByLabel(/^Mật khẩu quỹ/)
    .fill('Fund1234');
  await centre(page)
    .getByRole('button', { name: /^Chuyển .*12.345$/ })
    .click();
}

test('§2 §3 §6 a member sends to his upline, who sends back: both balances move live, and each is told', async ({ page, browser }) => {
  const agent = await browser.newPage();
  await Promise.all([logIn(page, 'contract01'), logIn(agent, 'agent01')]);
  // The contracts that he has been offered open over the home.
  await page.goto('/web/helpmc');
  for (const one of [page, agent]) await expect(balancePill(one)).toContainText(/\d/);
  const [below, above] = [await balanceOf(page), await balanceOf(agent)];
  await page.goto('/web/helpmc?center=transferUpline');
  await expect(centre(page).getByText('Quốc Bảo')).toBeVisible();
  await send(page);
  // An agent loads no messages (§6): a toast tells him, and leads on.
  const told = agent.getByRole('listitem').filter({ hasText: 'Bạn nhận được tiền chuyển' });
  await expect(told).toContainText(/contract01.*12\.345/);
  await told.getByRole('button', { name: 'Xem các lần chuyển tiền' }).click();
  await expect(agent).toHaveURL(/agent=downlineManagement&page=transfer$/);
  const latest = centre(agent).getByRole('table', { name: 'Chuyển tiền gần đây' });
  await expect(latest.getByRole('row').filter({ hasText: 'contract01' }).first()).toContainText('12.345');
  await expect(centre(page).getByRole('status').filter({ hasText: 'agent01' })).toContainText('12.345');
  // What lies below a dialog is not there to be read.
  await centre(page).getByRole('button', { name: 'Đóng' }).click();
  await expect.poll(() => balanceOf(page)).toBe(below - amount);
  await centre(agent).getByRole('button', { name: 'Đóng' }).click();
  await expect.poll(() => balanceOf(agent)).toBe(above + amount);

  await agent.goto('/web/?agent=downlineManagement');
  await centre(agent).getByRole('link', { name: 'Chuyển tiền' }).first().click();
  // An agent has no security centre (§6): the password that his transfers ask for has its page here.
  await centre(agent).getByRole('link', { name: 'Đổi mật khẩu quỹ' }).click();
  await expect(centre(agent).getByLabel(/^Mật khẩu quỹ hiện tại/)).toBeVisible();
  await centre(agent).getByRole('link', { name: '‹ Chuyển tiền' }).click();
  await centre(agent).getByRole('searchbox').fill('CONTR');
  await centre(agent).getByRole('button', { name: 'Chuyển tiền cho contract01' }).click();
  await send(agent);
  await expect(centre(agent).getByRole('status').filter({ hasText: 'contract01' })).toContainText('12.345');
  await expect.poll(() => balanceOf(page)).toBe(below);
  await centre(agent).getByRole('button', { name: 'Đóng' }).click();
  await expect.poll(() => balanceOf(agent)).toBe(above);

  await page.goto('/web/helpmc?center=messages');
  const headings = page.getByRole('dialog', { name: 'Tin nhắn' }).getByRole('heading', { level: 3 });
  await expect(headings.first()).toContainText('Chuyển tiền cho tuyến dưới');
  await expect(headings.nth(1)).toContainText('Chuyển tiền cho tuyến trên');
  await agent.close();
});
