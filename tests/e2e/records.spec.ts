import { readFile } from 'node:fs/promises';
import { expect, game, playRound, register, test } from './support.ts';

const figureIn = (text: string | null): number => Number((text ?? '').replace(/[^\d−]/g, '').replace('−', '-'));

test('§2 "betting record", "profit and loss", "account record", "bonus details": a round that was played stands in all of its own', async ({
  page,
}) => {
  await register(page);
  await playRound(page);

  await page.goto('/web/?center=debtHistory');
  const centre = page.getByRole('dialog', { name: 'Lịch sử cược' });
  const round = centre.getByRole('row').filter({ hasText: game });
  await expect(round).toHaveCount(1);
  const [bet, win] = [
    figureIn(await round.getByRole('cell').nth(2).textContent()),
    figureIn(await round.getByRole('cell').nth(3).textContent()),
  ];
  expect(bet).toBeGreaterThan(0);
  await round.getByRole('button', { name: `Xem ván ${game}` }).click();
  const detail = page.getByRole('dialog', { name: game });
  await expect(detail.getByRole('textbox', { name: 'Mã ván' })).not.toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
  await centre.getByRole('button', { name: 'Hôm qua' }).click();
  await expect(centre.getByText('Không có ván cược nào')).toBeVisible();

  // A tab has an address, which a reload opens again; the day comes to what its one round has.
  await centre.getByRole('tab', { name: 'Lãi lỗ' }).click();
  await expect(page).toHaveURL(/center=debtHistory&page=profitAndLoss$/);
  await page.reload();
  await expect(centre.getByRole('figure', { name: 'Lãi/lỗ theo ngày' }).locator('canvas')).toBeVisible();
  const today = centre.getByRole('table', { name: 'Lãi/lỗ theo ngày' }).getByRole('row').nth(1).getByRole('cell');
  await expect(today.nth(2)).toHaveText('1');
  expect(figureIn(await today.nth(1).textContent())).toBe(win - bet);
  await expect(today.nth(1)).toHaveText(win > bet ? /^Lãi \+/ : win < bet ? /^Lỗ −/ : /^Hòa/);

  await page.goto('/web/?center=transactionHistory');
  const moves = page.getByRole('dialog', { name: 'Lịch sử giao dịch' }).getByRole('row');
  await expect(moves.filter({ hasText: 'Tặng khi mở tài khoản' })).toHaveCount(1);
  await expect(moves.filter({ hasText: 'Đặt cược' }).getByRole('cell').nth(2)).toHaveText(new RegExp(`^−.*${bet.toLocaleString('vi')}$`));
  // A lost round moves nothing more.
  await expect(moves.filter({ hasText: 'Thắng cược' })).toHaveCount(win > 0 ? 1 : 0);
  expect(figureIn(await moves.nth(1).getByRole('cell').nth(3).textContent())).toBe(500_000 - bet + win);

  await page.getByRole('tab', { name: 'Thưởng' }).click();
  await expect(moves.filter({ hasText: 'Tặng khi mở tài khoản' })).toHaveCount(1);
  await expect(moves.filter({ hasText: 'Đặt cược' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Nạp ròng' }).click();
  await expect(page.getByText('Không có lần nạp hay rút nào trong khoảng này')).toBeVisible();
  await page.getByRole('tab', { name: 'Giao dịch' }).click();
  // A tab takes the place of another: one step back leaves all three.
  await expect(page).toHaveURL(/center=transactionHistory$/);
  await page.goBack();
  await expect(page).toHaveURL(/center=debtHistory&page=profitAndLoss$/);
  await page.goForward();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Tải CSV/ }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file.slice(0, 11)).toBe('\uFEFFThời gian,');
  expect(file).toContain(`,Đặt cược,-${bet},`);
});
