import { centre, fillPassword } from './memberCentre.ts';
import { expect, register, test } from './support.ts';

const fundPassword = 'Fund4321';

test('§4 §9 a first withdrawal leads through what it needs: real name, fund password, card; the card is removed again', async ({
  page,
}) => {
  test.slow();
  await register(page, '/web/?center=withdraw');
  const withdrawal = page.getByRole('dialog', { name: 'Rút tiền' });
  const current = withdrawal.getByRole('list', { name: 'Trước lần rút tiền đầu tiên' }).locator('[aria-current=step]');
  const goOn = centre(page).getByRole('link', { name: 'Tiếp tục rút tiền', exact: true });
  const list = centre(page).getByRole('list', { name: /^Thẻ của bạn/ });
  const add = centre(page).getByRole('button', { name: 'Thêm thẻ' });
  await expect(current).toContainText('Họ tên thật');
  await withdrawal.getByRole('link', { name: 'Cập nhật họ tên thật' }).click();
  await centre(page)
    .getByLabel(/^Họ tên thật/)
    .fill('NGUYEN VAN AN');
  await fillPassword(page);
  await centre(page).getByRole('button', { name: 'Lưu họ tên' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lưu họ tên' }).click();
  await expect(centre(page).getByText('Đã lưu họ tên.')).toBeVisible();
  await goOn.click();
  await expect(current).toContainText('Mật khẩu quỹ');
  await withdrawal.getByRole('link', { name: 'Đặt mật khẩu quỹ' }).click();
  await fillPassword(page);
  await centre(page)
    .getByLabel(/^Mật khẩu quỹ mới/)
    .fill(fundPassword);
  await centre(page)
    .getByLabel(/^Xác nhận mật khẩu quỹ/)
    .fill(fundPassword);
  await centre(page).getByRole('button', { name: 'Lưu mật khẩu quỹ' }).click();
  await expect(centre(page).getByText('Đã lưu mật khẩu quỹ.')).toBeVisible();

  await goOn.click();
  await expect(current).toContainText('Thẻ ngân hàng');
  await withdrawal.getByRole('link', { name: 'Thêm thẻ ngân hàng' }).click();
  await add.click();
  const bank = centre(page).getByRole('combobox', { name: 'Ngân hàng' });
  await expect(bank).toBeFocused();
  await expect(centre(page).getByLabel(/^Chủ thẻ/)).toHaveValue('N***** V** A*');
  await page.keyboard.type('vietcom');
  // Keys go to what is listed: the banks may still be on their way.
  await expect(page.getByRole('option', { name: 'Vietcombank' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(bank).toHaveValue('Vietcombank');
  const number = String(Date.now());
  await centre(page)
    .getByLabel(/^Số tài khoản/)
    .fill(number);
  const fund = centre(page).getByLabel(/^Mật khẩu quỹ/);
  await fund.fill('Wrong123');
  await centre(page).getByRole('button', { name: 'Lưu thẻ' }).click();
  await expect(fund).toHaveAccessibleDescription(/Mật khẩu quỹ không đúng/);
  await expect(fund).toBeFocused();
  await fund.fill(fundPassword);
  await centre(page).getByRole('button', { name: 'Lưu thẻ' }).click();
  const shown = `Vietcombank •••• ${number.slice(-4)}`;
  await expect(centre(page).getByText(`Đã thêm thẻ ${shown}.`)).toBeVisible();
  await goOn.click();
  await expect(withdrawal.getByRole('radio', { name: /Vietcombank/ })).toBeChecked();

  await page.goto('/web/?center=account&page=bankCards');
  await expect(list.getByRole('listitem')).toContainText(shown);
  await expect(list).not.toContainText(number);
  await list.getByRole('button', { name: `Gỡ thẻ ${shown}` }).click();
  await expect(fund).toBeFocused();
  await fund.fill(fundPassword);
  await centre(page).getByRole('button', { name: 'Gỡ thẻ' }).click();
  await expect(centre(page).getByText(`Đã gỡ thẻ ${shown}.`)).toBeVisible();
  await expect(list).toHaveCount(0);
  await page.reload();
  await expect(centre(page).getByText('Chưa có thẻ ngân hàng')).toBeVisible();
});
