import { openAccountWithPhone } from './boundPhone.ts';
import { test } from './ownGateway/test.ts';
import { balancePill, codeSentTo, demoPassword, expect, fillLogin } from './support.ts';

test('§2 a forgotten password: the code of an SMS sets a new one, ends every session and is good once', async ({ page, gateway }) => {
  const { username, token, mobileNum, recipient, known } = await openAccountWithPhone(page, gateway);

  await page.goto('/web/?dialog=login');
  await page.getByRole('dialog', { name: 'Đăng nhập' }).getByRole('link', { name: 'Quên mật khẩu?' }).click();
  const forgot = page.getByRole('dialog', { name: 'Quên mật khẩu' });
  const field = (name: RegExp) => forgot.getByRole('textbox', { name });
  const save = forgot.getByRole('button', { name: 'Lưu mật khẩu mới' });
  await forgot.getByRole('tab', { name: 'Tin nhắn SMS' }).click();
  await field(/^Số điện thoại/).fill(`${mobileNum.slice(0, 4)} ${mobileNum.slice(4)}`);
  await forgot.getByRole('button', { name: 'Gửi mã' }).click();
  await expect(forgot.getByRole('button', { name: /^Gửi lại sau \d:\d\d$/ })).toBeVisible();
  const code = await codeSentTo(page, recipient, known);

  await field(/^Mã xác minh/).fill(code === '000000' ? '000001' : '000000');
  await field(/^Mật khẩu mới/).fill('Fresh123');
  await save.click();
  await expect(field(/^Mã xác minh/)).toHaveAccessibleDescription('Mã xác minh không đúng.');
  await field(/^Mã xác minh/).fill(code);
  await save.click();
  await expect(forgot.getByText(/^Đã đặt mật khẩu mới\./)).toBeVisible();
  expect((await gateway.call('getMemberInfo', {}, { token })).status, 'the session from before').toBe(401);
  const again = { mobileNum, verificationCode: code, newPassword: 'Fresh456' };
  expect((await gateway.call('resetPasswordBySms', again)).body.errorCode).toBe('verification_code_expired');

  await forgot.getByRole('link', { name: 'Về trang đăng nhập' }).click();
  await fillLogin(page, username, demoPassword);
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Sai tài khoản hoặc mật khẩu.');
  await fillLogin(page, username, 'Fresh123');
  await expect(balancePill(page)).toContainText('500.000');
});
