import type { FeatureFlags } from '@baize/contract';
import { test } from './ownGateway/test.ts';
import { anyDialog, balancePill, expect, fillLogin, logIn } from './support.ts';

const defaultPassword = 'Welcome00';

// A brand with another default password, and so few games that its menu of live games has room for all.
test.use({ gatewayFor: { name: 'another brand', options: { DEFAULT_PASSWORD: defaultPassword, CATALOGUE_SIZE: '60' } } });

/** §2 "Member center modal menu", in its order; behind it what other paragraphs bring (§3 "Feedback"). */
const entries = [
  'Bảo mật tài khoản',
  'Ví & chuyển quỹ',
  'Nạp tiền',
  'Rút tiền',
  'Lịch sử cược',
  'Lịch sử giao dịch',
  'Trung tâm thưởng',
  'Giới thiệu bạn',
  'Bảng nhiệm vụ',
  'Tin nhắn',
  'Hoàn trả',
  'Quân đoàn',
  'Chuyển tuyến trên',
  'Chơi có trách nhiệm',
  'Hợp đồng của tôi',
  'Góp ý của tôi',
];
/** The state of a flag that takes an entry away. */
const taking: [flag: keyof FeatureFlags, state: 'on' | 'off', entry: string][] = [
  ['deposit', 'off', 'Nạp tiền'],
  ['withdraw', 'off', 'Rút tiền'],
  ['rewardCenter', 'off', 'Trung tâm thưởng'],
  ['manualRebate', 'off', 'Hoàn trả'],
  ['guild', 'off', 'Quân đoàn'],
  ['referral', 'off', 'Giới thiệu bạn'],
  ['missionLeaderboard', 'off', 'Bảng nhiệm vụ'],
  ['transferUpline', 'off', 'Chuyển tuyến trên'],
  ['merchantWallet', 'on', 'Ví & chuyển quỹ'],
];

test('§2 "Entries depend on whitelabel module flags": each that the gateway switches, and each of promo, takes its own away', async ({
  page,
  gateway,
}) => {
  const menu = page.getByRole('navigation', { name: 'Trung tâm cá nhân' }).getByRole('link');
  await page.setViewportSize({ width: 1360, height: 900 });
  await logIn(page, 'contract01', '/web/?center=account');
  // A badge follows the name of an entry that has something to claim.
  const named = (names: string[]) => names.map((name) => new RegExp(`^${name}(?!\\p{L})`, 'u'));
  await expect(menu).toHaveText(named(entries));
  for (const [flag, state, entry] of taking) {
    await gateway.operator('flag', flag, state);
    await page.reload();
    await expect(menu, flag).toHaveText(named(entries.filter((name) => name !== entry)));
    await gateway.operator('flag', flag, state === 'on' ? 'off' : 'on');
  }
  await gateway.operator('to-upline', 'contract01', 'off');
  await page.reload();
  await expect(menu).toHaveText(named(entries.filter((name) => name !== 'Chuyển tuyến trên')));
});

test('§2 the live menu has no "More" where there are not more than 13 games', async ({ page }) => {
  await page.setViewportSize({ width: 1360, height: 900 });
  await page.goto('/web/');
  const navigation = page.getByRole('navigation', { name: 'Điều hướng chính' });
  const button = page.getByRole('button', { name: 'Casino: danh sách', exact: true });
  const opener = navigation.getByRole('button', { name: 'Casino: danh sách', exact: true });
  await expect(opener).toBeAttached();
  await navigation.getByText('Casino', { exact: true }).hover();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  const item = navigation.getByRole('listitem').filter({ has: button });
  await expect(item.getByRole('list').getByRole('button')).toHaveCount(11);
  await expect(navigation.getByRole('link', { name: 'Xem thêm' })).toHaveCount(0);
});

test('§2 §9 "first-login forced password change": who comes by the default password chooses his own before anything else', async ({
  page,
  gateway,
}) => {
  const { username } = await gateway.openAccount();
  await gateway.operator('reset-password', username);
  const modal = page.getByRole('dialog', { name: 'Đổi mật khẩu' });
  await page.goto('/web/?dialog=login');
  await fillLogin(page, username, defaultPassword);
  await expect(modal.getByRole('textbox', { name: 'Tên đăng nhập' })).toHaveValue(username);
  await page.keyboard.press('Escape');
  await page.goto('/web/?center=deposit');
  await expect(modal, 'no address leads past it').toBeVisible();
  await expect(anyDialog(page)).toHaveCount(1);
  await expect(modal.getByLabel(/^Mật khẩu cũ/), 'the gateway knows it by the session').toHaveCount(0);
  const chooseOwn = async (password: string): Promise<void> => {
    await modal.getByLabel(/^Mật khẩu mới/).fill(password);
    await modal.getByLabel(/^Xác nhận mật khẩu mới/).fill(password);
    await modal.getByRole('button', { name: 'Lưu mật khẩu mới' }).click();
  };
  await chooseOwn(defaultPassword);
  await expect(modal.getByLabel(/^Mật khẩu mới/), 'the default one is nobody’s own').toHaveAccessibleDescription(
    /Không dùng được mật khẩu này/,
  );
  await chooseOwn('Fresh123');
  await expect(modal).toHaveCount(0);
  await expect(balancePill(page)).toContainText('₫');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/web/?dialog=login');
  await fillLogin(page, username, 'Fresh123');
  await expect(balancePill(page)).toContainText('₫');
  await expect(anyDialog(page)).toHaveCount(0);
});
