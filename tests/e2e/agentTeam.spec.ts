import type { Locator, Page } from '@playwright/test';
import { expect, logIn, test } from './support.ts';

const centre = (page: Page, entry: string): Locator => page.getByRole('dialog', { name: entry });
/** đồng in a text, with its sign. */
const amountIn = (text: string): number => Number(text.replaceAll(/[^\d−-]/g, '').replace('−', '-'));

/** The figures of a column of the statement: of its lines, and their total. */
async function columnOf(statement: Locator, name: string): Promise<{ lines: number[]; total: number }> {
  const table = statement.getByRole('table', { name: 'Từng tuyến dưới' });
  // Its lines come behind its totals.
  await expect(table.getByRole('row').last()).toContainText(/\d{3}/);
  const heads = await table.getByRole('columnheader').allTextContents();
  const place = heads.findIndex((head) => head.startsWith(name));
  const cells = await table
    .getByRole('row')
    .evaluateAll((rows, at) => rows.slice(1).map((row) => row.children[at]?.textContent ?? ''), place);
  const amounts = cells.map(amountIn);
  return { lines: amounts.slice(0, -1), total: amounts.at(-1) ?? Number.NaN };
}
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const figureOf = (sheet: Locator, name: string): Locator =>
  sheet
    .locator('dl')
    .filter({ has: sheet.page().getByText(name, { exact: true }) })
    .locator('dd')
    .first();

test('§2 an agent opens his team’s overview, goes down to a downline and back, and reads the statement, whose totals are the sum of its lines', async ({
  page,
}) => {
  await logIn(page, 'agent01', '/web/?agent=teamOverview');
  const overview = centre(page, 'Tổng quan đội nhóm');
  await overview.getByRole('button', { name: '7 ngày' }).click();
  await expect(overview.getByRole('button', { name: '7 ngày' })).toHaveAttribute('aria-pressed', 'true');
  await expect(figureOf(overview, 'Tổng cược')).toContainText(/\d{3}\.\d{3}/);
  const bets = amountIn(await figureOf(overview, 'Tổng cược').innerText());
  expect(bets).toBeGreaterThan(0);
  await overview.getByRole('group', { name: 'Biểu đồ hiển thị' }).getByRole('button', { name: 'Tiền nạp' }).click();
  await expect(overview.getByRole('figure', { name: 'Tiền nạp' })).toBeVisible();

  // Down to the best downline's team, in the same days, and back by the browser.
  await overview.getByRole('table', { name: 'Tuyến dưới hàng đầu' }).getByRole('link').first().click();
  const statement = centre(page, 'Báo cáo lãi lỗ');
  const path = statement.getByRole('navigation', { name: 'Đường đi trong đội nhóm' });
  await expect(path.getByRole('link')).toHaveText(['Quốc Bảo (bạn)']);
  const below = await columnOf(statement, 'Tổng cược');
  expect(sum(below.lines)).toBe(below.total);
  expect(below.total).toBeLessThan(bets);
  await page.reload();
  await expect(path.getByRole('link')).toHaveText(['Quốc Bảo (bạn)']);
  await path.getByRole('link').click();
  await expect(path.getByRole('link')).toHaveCount(0);
  await expect(page).toHaveURL(/agent=profitAndLoss&from=.*&to=/);
  await expect(statement.getByRole('row').filter({ hasText: 'Phần riêng' })).toContainText('Quốc Bảo');
  for (const name of ['Tổng cược', 'Tiền nạp', 'Thắng ròng', 'Còn lại']) {
    const { lines, total } = await columnOf(statement, name);
    expect(lines.length).toBeGreaterThan(25);
    expect([name, sum(lines)]).toEqual([name, total]);
  }
  expect((await columnOf(statement, 'Tổng cược')).total).toBe(bets);
});

test('§2 downline management: an agent goes down his tree, finds somebody by name, and comes to a transfer', async ({ page }) => {
  await logIn(page, 'agent01', '/web/?agent=downlineManagement');
  const sheet = centre(page, 'Quản lý tuyến dưới');
  await sheet.getByRole('combobox', { name: 'Loại' }).selectOption('agent');
  const table = sheet.getByRole('table', { name: 'Tuyến dưới' });
  await expect(table.getByRole('row')).toHaveCount(6);
  const first = table.getByRole('row').nth(1).getByRole('link');
  const nickname = await first.innerText();
  await first.click();
  const path = sheet.getByRole('navigation', { name: 'Đường đi trong đội nhóm' });
  await expect(path.getByText(nickname)).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(17);
  await sheet.getByRole('button', { name: 'Người khác' }).click();
  await expect(page.getByRole('menuitem')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(path.getByRole('link')).toHaveCount(0);
  await sheet.getByRole('searchbox').fill('CONTRACT');
  await expect(table.getByRole('row')).toHaveCount(2);
  await table.getByRole('button', { name: 'Thao tác' }).click();
  await page.getByRole('menuitem', { name: 'Chuyển tiền' }).click();
  await expect(sheet.getByRole('button', { name: 'Chuyển tiền cho contract01' })).toBeVisible();
  await sheet.getByRole('link', { name: '‹ Quản lý tuyến dưới' }).click();
  await expect(table).toBeVisible();
});
