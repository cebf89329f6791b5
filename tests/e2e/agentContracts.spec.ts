import type { Locator, Page } from '@playwright/test';
import { test } from './ownGateway/test.ts';
import { expect, logIn, playRound } from './support.ts';

test.use({ gatewayFor: { name: 'agentContracts' } });

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });
const cell = (place: Locator, tier: number, name: string): Locator => place.getByRole('textbox', { name: `Bậc ${tier}: ${name}` });

async function writeTier(place: Locator, tier: number, figures: Record<string, string>): Promise<void> {
  for (const [name, figure] of Object.entries(figures)) await cell(place, tier, name).fill(figure);
}

test('§3 §4 an agent offers a dividend, his member reads and signs it, play happens, and both read the bill', async ({
  page,
  browser,
  gateway,
}) => {
  await logIn(page, 'agent01', '/web/?agent=dividend');
  const centre = dialog(page, 'Cổ tức');
  await centre.getByRole('button', { name: 'Xem hợp đồng với contract01' }).click();
  await expect(page).toHaveURL(/agent=dividend&downline=/);
  await centre.getByRole('combobox', { name: 'Loại sản phẩm' }).selectOption('slots và bàn');
  await centre.getByRole('button', { name: 'Đề nghị hợp đồng' }).click();
  await writeTier(centre, 1, {
    'Tiền cược tối thiểu': '50000000',
    'Thua ròng': '5000000',
    'Hội viên hoạt động': '3',
    'Tỷ lệ cổ tức': '10',
  });
  await centre.getByRole('button', { name: '+ Thêm bậc' }).click();
  await writeTier(centre, 2, {
    'Tiền cược tối thiểu': '200000000',
    'Thua ròng': '20000000',
    'Hội viên hoạt động': '8',
    'Tỷ lệ cổ tức': '25',
  });
  // 10,000,000 đồng of net loss at the first tier's 10 %.
  await expect(centre.getByText(/10\.000\.000 × 10%/)).toBeVisible();
  await centre.getByRole('button', { name: 'Gửi đề nghị' }).click();
  await expect(cell(centre, 2, 'Tỷ lệ cổ tức')).toHaveAccessibleDescription(/Cao hơn mức của tuyến trên/);
  await cell(centre, 2, 'Tỷ lệ cổ tức').fill('12,5');
  await centre.getByRole('button', { name: 'Gửi đề nghị' }).click();
  await expect(centre.getByRole('region', { name: 'Đề nghị của tuyến trên', exact: true }).getByText('Chờ tuyến dưới ký')).toBeVisible();

  const context = await browser.newContext({ baseURL: gateway.url, locale: 'vi-VN' });
  const member = await context.newPage();
  await logIn(member, 'contract01', '/web/helpmc?center=contracts');
  const mine = dialog(member, 'Hợp đồng của tôi');
  const offer = mine.getByRole('region', { name: 'Đề nghị của tuyến trên', exact: true });
  await mine.getByRole('combobox', { name: 'Loại sản phẩm' }).selectOption('slots và bàn');
  await expect(offer.getByText('12,5%')).toBeVisible();
  await offer.getByRole('button', { name: 'Ký hợp đồng' }).click();
  await member.getByRole('alertdialog').getByRole('button', { name: 'Ký hợp đồng' }).click();
  const signed = { name: 'Hợp đồng hiệu lực', exact: true };
  await expect(mine.getByRole('region', signed).getByText('12,5%')).toBeVisible();
  // A live event tells the agent, whose page reads the contract again.
  await expect(centre.getByRole('region', signed).getByText('Đã ký', { exact: true })).toBeVisible();

  await member.goto('/web/');
  // The sandbox's other requests wait: their panel opens by itself.
  await dialog(member, 'Yêu cầu hợp đồng').getByRole('button', { name: 'Đóng' }).click();
  await playRound(member);
  await gateway.operator('periods', 'close', 'semimonthly');
  // Both read why the round alone pays nothing yet.
  const sides: [Page, string][] = [
    [member, '/web/helpmc?center=contracts&page=bills'],
    [page, '/web/?agent=revenueReport&page=owed'],
  ];
  for (const [reader, address] of sides) {
    await expect(async () => {
      await reader.goto(address);
      await expect(reader.getByRole('button', { name: /^Cổ tức: slots và bàn.*Chưa đạt/ })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await reader.getByRole('button', { name: /^Cổ tức: slots và bàn/ }).click();
    await expect(reader.getByText('Chưa đạt bậc nào.')).toBeVisible();
    await expect(reader.getByRole('listitem').filter({ hasText: 'Cược hợp lệ của đội' })).toContainText(/[1-9]/);
  }
  await context.close();
});
