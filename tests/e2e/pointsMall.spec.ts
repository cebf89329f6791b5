import { test } from './ownGateway/test.ts';
import { expect, logIn, playRound } from './support.ts';

test('§2 the points mall: play brings points, a gift is redeemed by the fund password, and its status follows customer service', async ({
  page,
  gateway,
}) => {
  await logIn(page, 'member01', '/web/');
  await playRound(page);
  // The figures follow a round within some seconds.
  await expect(async () => {
    await page.goto('/web/pointMall?menu=details');
    await expect(
      page
        .getByRole('dialog', { name: 'Chi tiết điểm' })
        .getByText(/^Cược: /)
        .first(),
    ).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Quà tặng' }).click();
  await expect(page).toHaveURL(/category=gifts/);
  await page.getByRole('link', { name: 'Đổi Đèn lồng Hội An' }).click();
  const gift = page.getByRole('dialog', { name: 'Đèn lồng Hội An' });
  await gift.getByRole('textbox', { name: /Tên người nhận/ }).fill('Nguyễn Minh Anh');
  await gift.getByRole('textbox', { name: /Số điện thoại/ }).fill('0912 345 678');
  await gift.getByRole('textbox', { name: /Địa chỉ/ }).fill('12 Lý Thường Kiệt, Hà Nội');
  await gift
    .getByLabel(/Mật khẩu quỹ/)
    .first()
    .fill('Fund1234');
  await gift.getByRole('button', { name: 'Đổi 12.500 điểm' }).click();
  await expect(gift.getByText('Đã gửi đơn của bạn')).toBeVisible();
  await gift.getByRole('link', { name: 'Lịch sử đổi' }).click();

  const history = page.getByRole('dialog', { name: 'Lịch sử đổi' });
  const request = history.getByRole('listitem').filter({ hasText: 'Đèn lồng Hội An' });
  await expect(request.getByText('Đang xét')).toBeVisible();
  const [id = ''] = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec((await request.textContent()) ?? '') ?? [];
  await gateway.operator('mall', 'approve', id, 'VN-2211');
  await expect(request.getByText('Đã duyệt'), 'without a reload').toBeVisible();
  await expect(request.getByText('Ghi chú: VN-2211')).toBeVisible();
});
