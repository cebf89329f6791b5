import {
  closeWelcome,
  demoPassword,
  expect,
  fillRegistration,
  logInByForm,
  logOut,
  newUsername,
  sendRegistration,
  test,
} from './support.ts';

test('§5 every refused field says so at its place and in the summary, which leads to it', async ({ page }) => {
  await page.goto('/web/register');
  await sendRegistration(page);
  const summary = page.getByRole('alert').filter({ hasText: 'Vui lòng kiểm tra các ô sau' });
  await expect(summary).toBeFocused();
  const said = [
    { name: 'Tên đăng nhập', sentence: 'Không được để trống.', input: page.getByRole('textbox', { name: /^Tên đăng nhập/ }) },
    { name: 'Mật khẩu', sentence: 'Không được để trống.', input: page.getByRole('textbox', { name: /^Mật khẩu(?! quỹ)/ }) },
    { name: 'Xác nhận mật khẩu', sentence: 'Không được để trống.', input: page.getByRole('textbox', { name: /^Xác nhận mật khẩu/ }) },
    { name: 'Độ tuổi', sentence: 'Vui lòng xác nhận bạn đã đủ 18 tuổi.', input: page.getByRole('checkbox', { name: /đủ 18 tuổi/ }) },
    { name: 'Điều khoản', sentence: 'Vui lòng đồng ý với điều khoản dịch vụ.', input: page.getByRole('checkbox', { name: /Tôi đồng ý/ }) },
  ];
  await expect(summary.getByRole('link')).toHaveText(said.map(({ name, sentence }) => `${name}: ${sentence}`));
  for (const { name, sentence, input } of said) {
    await expect(input, name).toHaveAccessibleDescription(new RegExp(sentence));
    await expect(input, name).toHaveAttribute('aria-invalid', 'true');
  }
  await summary.getByRole('link', { name: /^Tên đăng nhập/ }).click();
  const username = page.getByRole('textbox', { name: /^Tên đăng nhập/ });
  await expect(username).toBeFocused();
});

test('§8 a name that is taken says so at its field, and nothing typed is lost', async ({ page }) => {
  await page.goto('/web/register');
  await fillRegistration(page, 'member01');
  await sendRegistration(page);
  await expect(page.getByRole('textbox', { name: /^Tên đăng nhập/ })).toHaveAccessibleDescription(/Tên đăng nhập đã có người dùng/);
  await expect(page.getByRole('textbox', { name: /^Xác nhận mật khẩu/ })).toHaveValue('Baize123');
});

test('§3 codes of the address fill the form, and a wrong one is refused at its field', async ({ page }) => {
  await page.goto('/web/register?affiliateCode=NOSUCH');
  await fillRegistration(page, newUsername());
  const code = page.getByRole('textbox', { name: /^Mã giới thiệu/ });
  await expect(code).toHaveValue('NOSUCH');
  await sendRegistration(page);
  await expect(code).toHaveAccessibleDescription(/không hợp lệ/);
});

test('hostile and huge input gets a clear error, and the page stands', async ({ page }) => {
  await page.goto('/web/register');
  await fillRegistration(page, '<script>alert()');
  await sendRegistration(page);
  await expect(page.getByRole('textbox', { name: /^Tên đăng nhập/ })).toHaveAccessibleDescription(/Tài khoản sai định dạng/);
  await page.getByRole('textbox', { name: /^Biệt danh/ }).fill('漢'.repeat(10_000));
  await sendRegistration(page);
  await expect(page.getByRole('textbox', { name: /^Biệt danh/ })).toHaveAccessibleDescription(/Vui lòng nhập .* ký tự/);
});

test('§5 a pasted nickname is kept whole, whatever its marks, and a password says what did not fit', async ({ page }) => {
  await page.goto('/web/register');
  const nickname = page.getByRole('textbox', { name: /^Biệt danh/ });
  await nickname.fill('Nguyễn Thị Thu Hường'.normalize('NFD'));
  await expect(nickname).toHaveValue('Nguyễn Thị Thu Hường'.normalize('NFD'));
  const password = page.getByRole('textbox', { name: /^Mật khẩu(?! quỹ)/ });
  await password.fill('Abcdefgh123456789012');
  await expect(password).toHaveValue('Abcdefgh12345678');
  await expect(password).toHaveAccessibleDescription(/Chỉ nhận tối đa 16 ký tự; phần thừa đã bị bỏ/);
  await sendRegistration(page);
  await expect(page.getByRole('textbox', { name: /^Tên đăng nhập/ })).toHaveAttribute('aria-invalid', 'true');
  await expect(nickname).not.toHaveAttribute('aria-invalid');
});

test('§2 "terms of service": they open over the form; Back closes them, and the form keeps what was typed', async ({ page }) => {
  await page.goto('/web/register');
  const username = page.getByRole('textbox', { name: /^Tên đăng nhập/ });
  await username.fill('kept12');
  await page.getByRole('main').getByRole('link', { name: 'điều khoản dịch vụ' }).click();
  await expect(page.getByRole('dialog', { name: 'Điều khoản dịch vụ' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(username).toHaveValue('kept12');
});

test('a reload brings back what was typed, but no password and no consent; no storage has ever held the password', async ({ page }) => {
  const username = newUsername();
  await page.goto('/web/register');
  await fillRegistration(page, username);
  await page.getByRole('textbox', { name: /^Biệt danh/ }).fill('Minh Anh');
  const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  await expect.poll(stored).toContain('Minh Anh');
  expect(await stored()).not.toContain(demoPassword);

  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox', { name: /^Tên đăng nhập/ })).toHaveValue(username);
  await expect(main.getByRole('textbox', { name: /^Biệt danh/ })).toHaveValue('Minh Anh');
  await expect(main.getByRole('textbox', { name: /^Mật khẩu(?! quỹ)/ })).toHaveValue('');
  await expect(main.getByRole('textbox', { name: /^Xác nhận mật khẩu/ })).toHaveValue('');
  await expect(main.getByRole('checkbox', { name: /Tôi đồng ý/ })).not.toBeChecked();

  await fillRegistration(page, username);
  await sendRegistration(page);
  await closeWelcome(page);
  expect(await stored(), 'a form that is sent is forgotten').not.toContain('Minh Anh');
});

test('who logs in in another tab is told so, and the form is there again for who logs out', async ({ page, context }) => {
  await page.goto('/web/register');
  await fillRegistration(page, newUsername());
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: 'Đăng ký', exact: true });
  const other = await context.newPage();
  await logInByForm(other, 'member01');
  await expect(main.getByRole('status').filter({ hasText: 'member01' })).toContainText('ở một thẻ khác');
  await expect(send).toBeHidden();
  await expect(main).toBeFocused();

  await logOut(other);
  await expect(send).toBeVisible();
  await expect(main.getByRole('textbox', { name: /^Xác nhận mật khẩu/ })).toHaveValue(demoPassword);

  await logInByForm(other, 'member01');
  await main.getByRole('link', { name: 'Về trang chủ' }).click();
  await expect(page).toHaveURL(/\/web\/?$/);
});
