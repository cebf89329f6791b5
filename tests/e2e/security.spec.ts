import { authenticatorCode } from './authenticatorCode.ts';
import { centre, openEnrolment, sendEnrolmentCode } from './memberCentre.ts';
import { balancePill, codeSentTo, demoPassword, expect, fillLogin, register, test } from './support.ts';

const newPassword = 'Baize456';
/** What the dialog says whose session has been ended so. */
const endedElsewhere = 'Phiên này đã được kết thúc từ thiết bị khác, hoặc mật khẩu vừa được đổi.';

test('§2 the address of the centre asks a visitor to log in, then opens there; agents are refused', async ({ page }) => {
  await page.goto('/web/?center=account&page=phone');
  await fillLogin(page, 'member01');
  await expect(centre(page).getByRole('heading', { name: /số điện thoại/ })).toBeVisible();
  await expect(page).toHaveURL(/center=account&page=phone/);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/web/?center=account');
  await fillLogin(page, 'agent01');
  await expect(page.getByRole('alertdialog', { name: 'Chưa mở được' })).toBeVisible();
  await expect(centre(page)).toHaveCount(0);
});

test('§3 the change of the password ends the other session, which says so', async ({ page, browser }) => {
  const username = await register(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto('/web/?dialog=login');
  await fillLogin(other, username);
  await expect(balancePill(other)).toContainText('500.000');
  await page.getByRole('link', { name: /Trung tâm cá nhân/ }).click();
  await centre(page).getByRole('link', { name: 'Thay đổi Mật khẩu đăng nhập' }).click();
  await centre(page)
    .getByLabel(/^Mật khẩu cũ/)
    .fill('Wrong123');
  await centre(page)
    .getByLabel(/^Mật khẩu mới/)
    .fill(newPassword);
  await centre(page)
    .getByLabel(/^Xác nhận mật khẩu mới/)
    .fill(newPassword);
  const save = centre(page).getByRole('button', { name: 'Lưu mật khẩu mới' });
  await save.click();
  await expect(centre(page).getByLabel(/^Mật khẩu cũ/)).toHaveAccessibleDescription('Mật khẩu cũ không đúng.');
  await expect(centre(page).getByLabel(/^Mật khẩu cũ/)).toBeFocused();
  await centre(page)
    .getByLabel(/^Mật khẩu cũ/)
    .fill(demoPassword);
  await save.click();
  await expect(centre(page).getByText('Đã đổi mật khẩu.', { exact: false })).toBeVisible();
  await expect(other.getByRole('alertdialog')).toContainText(endedElsewhere);
  await expect(balancePill(other)).toHaveCount(0);
  await page.reload();
  await expect(centre(page).getByText(/500\.000/), 'this one goes on').toBeVisible();
  await page.goBack();
  await expect(centre(page).getByRole('list', { name: 'Các mục bảo mật' })).toBeVisible();
  // §9: another name and picture are everywhere at once.
  await centre(page).getByRole('link', { name: 'Thay đổi Tên hiển thị & ảnh đại diện' }).click();
  await centre(page)
    .getByLabel(/^Tên hiển thị/)
    .fill('Rồng Đỏ');
  await centre(page).getByRole('radio', { name: 'Lửa' }).check();
  await centre(page).getByRole('button', { name: 'Lưu hồ sơ' }).click();
  await expect(centre(page).getByText('Từ giờ bạn được hiển thị là Rồng Đỏ.', { exact: false })).toBeVisible();
  const pictures = page.getByRole('img', { name: 'Rồng Đỏ', includeHidden: true });
  await expect(pictures, 'in the bar and at the head of the centre').toHaveCount(2);
  await page.reload();
  await expect(pictures).toHaveCount(2);
  await context.close();
});

test('§2 another session is seen with its device and ended from the list', async ({ page, browser }) => {
  const username = await register(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto('/web/?dialog=login');
  await fillLogin(other, username);
  await expect(balancePill(other)).toContainText('500.000');
  await page.goto('/web/?center=account&page=sessions');
  const list = centre(page).getByRole('list', { name: 'Các lần đăng nhập' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByText('Chrome · Linux')).toHaveCount(2);
  await list.getByRole('button', { name: /^Kết thúc phiên Chrome · Linux/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kết thúc' }).click();
  await expect(centre(page).getByText('Đã kết thúc 1 phiên đăng nhập.')).toBeVisible();
  await expect(list.getByText(/kết thúc từ thiết bị khác/)).toBeVisible();
  await expect(other.getByRole('alertdialog')).toContainText(endedElsewhere);
  await context.close();
});

test('§4 an authenticator is enrolled by its own code, and stays bound', async ({ page }) => {
  await register(page);
  const secret = await openEnrolment(page);
  await sendEnrolmentCode(page, authenticatorCode(secret, Date.now() - 3_600_000));
  await expect(centre(page).getByLabel(/^Mã trong ứng dụng/)).toHaveAccessibleDescription('Mã xác minh không đúng.');
  await sendEnrolmentCode(page, authenticatorCode(secret));
  await expect(centre(page).getByText('Đã liên kết ứng dụng xác thực.', { exact: false })).toBeVisible();
  await page.goto('/web/?center=account');
  await expect(centre(page).getByRole('link', { name: 'Thay đổi Ứng dụng xác thực' })).toBeVisible();
});

test('§5 a phone is bound by the code that came to it; a phone’s screen goes from list to page and back', async ({ page }) => {
  await register(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('navigation', { name: 'Thanh điều hướng' }).getByRole('link', { name: 'Tôi' }).click();
  await page.getByRole('dialog', { name: 'Tôi' }).getByRole('link', { name: 'Trung tâm cá nhân' }).click();
  await centre(page).getByRole('link', { name: 'Bảo mật tài khoản' }).click();
  await centre(page).getByRole('link', { name: 'Thiết lập Số điện thoại' }).click();
  const national = `0987${String(Date.now()).slice(-6)}`;
  await centre(page)
    .getByLabel(/^Số điện thoại/)
    .fill(national);
  await centre(page).getByRole('button', { name: 'Gửi mã' }).click();
  const sentCode = await codeSentTo(page, `+84${national.slice(1)}`);
  await centre(page)
    .getByLabel(/^Mã xác minh/)
    .fill(sentCode);
  await centre(page)
    .getByLabel(/^Mật khẩu đăng nhập/)
    .fill(demoPassword);
  await centre(page).getByRole('button', { name: 'Liên kết' }).click();
  await expect(centre(page).getByText(`Đã liên kết số điện thoại ${national}.`)).toBeVisible();
  await centre(page)
    .getByRole('link', { name: /Bảo mật tài khoản/ })
    .click();
  await expect(centre(page).getByText(`*******${national.slice(-3)}`)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/page=phone/);
});
