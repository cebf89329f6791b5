import type { RegistrationFieldName } from '@baize/contract';
import { test } from './ownGateway/test.ts';
import {
  balancePill,
  closeWelcome,
  codeSentTo,
  demoPassword,
  expect,
  fillRegistration,
  logOut,
  newUsername,
  sendRegistration,
} from './support.ts';

test.describe('with the captcha listed', () => {
  test.beforeEach(({ gateway }) => gateway.operator('captcha-registration', 'on'));
  test.afterEach(({ gateway }) => gateway.operator('captcha-registration', 'off'));

  test('§4 a wrong captcha is refused at its field and brings another picture', async ({ page, gateway }) => {
    await page.goto('/web/register');
    const main = page.getByRole('main');
    const captcha = main.getByRole('textbox', { name: /^Captcha/ });
    const picture = main.getByRole('img', { name: 'Hình chứa mã cần nhập' });
    await expect(picture).toBeVisible();
    await gateway.answerCaptchas('K7QP');
    await fillRegistration(page, newUsername());
    await captcha.fill('XXXX');
    const first = (await picture.getAttribute('src')) ?? '';
    await sendRegistration(page);
    await expect(picture).not.toHaveAttribute('src', first);
    await expect(captcha, 'what was read belongs to the picture that is gone').toHaveValue('');
    await expect(captcha, 'what was wrong is still said beside the new one').toHaveAccessibleDescription(/Mã captcha không đúng/);
    await gateway.answerCaptchas('K7QP');
    await captcha.fill('k7qp');
    await sendRegistration(page);
    await closeWelcome(page);
    await expect(balancePill(page)).toContainText('500.000');
  });
});

test.describe('with one account for each computer', () => {
  test.beforeEach(({ gateway }) => gateway.operator('one-per-computer', 'on'));
  test.afterEach(({ gateway }) => gateway.operator('one-per-computer', 'off'));

  test('§5 one account per shared computer: the second is told to log in with the first, and nothing typed is lost', async ({ page }) => {
    await page.goto('/web/register');
    await fillRegistration(page, newUsername());
    await sendRegistration(page);
    await closeWelcome(page);
    await logOut(page);
    await page.goto('/web/register');
    const username = newUsername();
    await fillRegistration(page, username);
    await sendRegistration(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText('Thiết bị này đã có một tài khoản.');
    await expect(main.getByRole('textbox', { name: /^Tên đăng nhập/ })).toHaveValue(username);
  });
});

/**
 * Everything that a form may ask for, in its order, but what `fillRegistration` fills and the two that are switched elsewhere (§3): the name that a
 * player reads, and what he answers.
 */
const everyField = {
  nickname: ['Biệt danh', 'Bông'],
  paymentPassword: ['Mật khẩu quỹ', 'Fund4321'],
  email: ['Email', 'every@example.vn'],
  mobileNum: ['Số điện thoại', '0987 000 001'],
  qq: ['QQ', '123456'],
  whatsApp: ['WhatsApp', '+84987000001'],
  facebook: ['Facebook', 'every.field'],
  telegram: ['Telegram', '@every_field'],
  zalo: ['Zalo', '0987000001'],
  line: ['Line', 'every-field'],
  weChat: ['WeChat', 'every_field'],
  payeeName: ['Họ tên thật', 'NGUYEN VAN A'],
  idNumber: ['Số giấy tờ tuỳ thân', '079123456789'],
  birthday: ['Ngày sinh', '1990-02-28'],
  permanentAddress: ['Địa chỉ thường trú', '1 Lê Lợi, Quận 1'],
  currentAddress: ['Địa chỉ hiện tại', '2 Hai Bà Trưng, Hà Nội'],
  nationality: ['Quốc tịch', 'Việt Nam'],
  occupation: ['Nghề nghiệp', 'Giáo viên'],
  sourceOfIncome: ['Nguồn thu nhập', 'Lương'],
  placeOfBirth: ['Nơi sinh', 'Đà Nẵng'],
  affiliateCode: ['Mã giới thiệu', 'AGENT01'],
  recommenderId: ['Người giới thiệu', 'member01'],
  bonusCode: ['Mã thưởng', 'BONUS01'],
  promoCode: ['Mã khuyến mãi', 'PROMO01'],
} satisfies Record<
  Exclude<RegistrationFieldName, 'username' | 'password' | 'confirmPassword' | 'verificationCode' | 'captcha'>,
  [name: string, value: string]
>;

test.describe('with every field required', () => {
  const fields = Object.keys(everyField);
  const usual = new Map<string, string>();
  test.beforeEach(async ({ gateway }) => {
    const { body } = await gateway.call('getRegistrationSetting', {});
    for (const { field, required } of body.value.fields) usual.set(field, required ? 'required' : 'optional');
    for (const field of fields) await gateway.operator('registration-field', field, 'required');
  });
  // The gateway is also that of the files that follow: without its e-mail a member could not be mailed a link.
  test.afterEach(async ({ gateway }) => {
    for (const field of fields) await gateway.operator('registration-field', field, usual.get(field) ?? 'off');
  });

  test('§3 every field is asked for, each that is missing is named, and with all of them a player is in', async ({ page }) => {
    await page.goto('/web/register');
    const main = page.getByRole('main');
    await fillRegistration(page, newUsername());
    await sendRegistration(page);
    const missing = Object.entries(everyField).map(([field, [name]]) =>
      field === 'paymentPassword' ? `${name}: Vui lòng nhập mật khẩu quỹ.` : `${name}: Không được để trống.`,
    );
    await expect(main.getByRole('alert').getByRole('link')).toHaveText(missing);
    const { nationality, ...typed } = everyField;
    for (const [field, [, value]] of Object.entries(typed)) await main.locator(`[name="fields.${field}"]`).fill(value);
    await main.getByRole('combobox', { name: new RegExp(`^${nationality[0]}`) }).fill(nationality[1]);
    await page.getByRole('option', { name: /Việt Nam/ }).click();
    await sendRegistration(page);
    await closeWelcome(page);
    await expect(balancePill(page)).toContainText('500.000');
  });
});

test.describe('with the phone proved at the registration', () => {
  test.beforeEach(({ gateway }) => gateway.operator('flag', 'smsVerificationAtRegistration', 'on'));
  test.afterEach(({ gateway }) => gateway.operator('flag', 'smsVerificationAtRegistration', 'off'));

  test('§6 SMS verification at registration: the form asks for the phone and the code that came to it', async ({ page }) => {
    const phone = `0986${String(Date.now()).slice(-6)}`;
    await page.goto('/web/register');
    await fillRegistration(page, newUsername());
    const main = page.getByRole('main');
    const code = main.getByRole('textbox', { name: /^Mã xác minh/ });
    await sendRegistration(page);
    await expect(code).toHaveAccessibleDescription(/.+/);
    await main.getByRole('textbox', { name: /^Số điện thoại/ }).fill(phone);
    await main.getByRole('button', { name: 'Gửi mã' }).click();
    const sentCode = await codeSentTo(page, `+84${phone.slice(1)}`);
    await code.fill('000000');
    await sendRegistration(page);
    await expect(code).toHaveAccessibleDescription(/Mã xác minh không đúng/);
    await code.fill(sentCode);
    await sendRegistration(page);
    await closeWelcome(page);
    await expect(balancePill(page)).toContainText('500.000');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 780 } });

    test('§3 expiredMinutes: the code is asked for in the last step, when all that takes its time is filled in', async ({ page }) => {
      const phone = `0986${String(Date.now()).slice(-6)}`;
      await page.goto('/web/register');
      const main = page.getByRole('main');
      const next = main.getByRole('button', { name: 'Tiếp tục' });
      const code = main.getByRole('textbox', { name: /^Mã xác minh/ });
      await main.getByRole('textbox', { name: /^Tên đăng nhập/ }).fill(newUsername());
      await main.getByRole('textbox', { name: /^Mật khẩu(?! quỹ)/ }).fill(demoPassword);
      await main.getByRole('textbox', { name: /^Xác nhận mật khẩu/ }).fill(demoPassword);
      await next.click();
      const number = main.getByRole('textbox', { name: /^Số điện thoại/ });
      await number.fill('0123');
      await expect(code).toBeHidden();
      await next.click();
      await main.getByRole('button', { name: 'Gửi mã' }).click();
      await expect(number, 'a phone of no such form leads back to its step').toHaveAccessibleDescription(/sai định dạng/);
      await number.fill(phone);
      await next.click();
      await main.getByRole('checkbox', { name: /đủ 18 tuổi/ }).check();
      await main.getByRole('checkbox', { name: /Tôi đồng ý/ }).check();
      await main.getByRole('button', { name: 'Gửi mã' }).click();
      await expect(code).toHaveAccessibleDescription(`Mã đã được gửi đến ${phone}.`);
      await code.fill(await codeSentTo(page, `+84${phone.slice(1)}`));
      await main.getByRole('button', { name: 'Đăng ký' }).click();
      await closeWelcome(page);
      await expect(balancePill(page)).toContainText('500.000');
    });
  });
});
