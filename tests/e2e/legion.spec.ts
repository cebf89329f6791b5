import { test } from './ownGateway/test.ts';
import { anyDialog, expect, logIn, playRound } from './support.ts';

test('§2 the legion: a member joins by code, plays, sees his rank, and gets his share when the week ends', async ({ page, gateway }) => {
  const { username } = await gateway.openAccount();
  await gateway.operator('credit', username, '1000000', '--reason', 'test');
  await logIn(page, username, '/web/?center=legion');
  const centre = anyDialog(page);
  await centre.getByRole('textbox', { name: /Mã mời/ }).fill(' rd7k-2q ');
  await centre.getByRole('button', { name: 'Vào quân đoàn' }).click();
  await expect(centre.getByRole('heading', { name: 'Rồng Đỏ' })).toBeVisible();
  await expect(centre.getByRole('tab')).toHaveText(['Xếp hạng', 'Ghi chép', 'Quy tắc', /^Thành viên/]);

  await page.goto('/web/');
  await playRound(page);
  // The ranks follow a round within some seconds.
  await expect(async () => {
    await page.goto('/web/?center=legion');
    await expect(anyDialog(page).getByText('bạn', { exact: true }).first()).toBeVisible({ timeout: 3_000 });
  }).toPass();

  await gateway.operator('periods', 'close', 'legion');
  await page.goto('/web/?center=legion&page=records');
  await expect(async () => {
    await page.reload();
    await expect(
      anyDialog(page)
        .getByRole('table')
        .getByText(/Thưởng cá nhân/)
        .first(),
    ).toBeVisible({ timeout: 3_000 });
  }).toPass();
});

test('§2 setup: Back asks before it leaves unsaved changes, and what was typed stays where it is refused', async ({ page }) => {
  await logIn(page, 'master01', '/web/?center=account');
  await anyDialog(page).getByRole('link', { name: 'Quân đoàn' }).click();
  await anyDialog(page).getByRole('tab', { name: 'Thiết lập' }).click();
  const name = page.getByRole('textbox', { name: /^Tên/ });
  await name.fill('Rồng X');
  await page.evaluate(() => globalThis.history.back());
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(name).toHaveValue('Rồng X');
});
