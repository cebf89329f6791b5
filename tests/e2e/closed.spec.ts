import { test } from './ownGateway/test.ts';
import { expect } from './support.ts';

const french = '80.10.246.2';
const vietnamese = '113.161.20.7';

test('§4 §8 the domain check: at a name that is not the brand’s, the page says so and asks for no password', async ({ page, gateway }) => {
  await page.goto('/web/?dialog=login');
  await expect(page.getByRole('dialog', { name: 'Đăng nhập' })).toBeVisible();

  const stranger = new URL(gateway.url);
  stranger.hostname = 'localhost';
  await page.goto(new URL('/web/?dialog=login', stranger).href);
  await expect(page.getByRole('heading', { name: 'Địa chỉ không hợp lệ' })).toBeVisible();
  await expect(page.getByText('Đừng nhập mật khẩu tại đây', { exact: false })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

// Of both names that §2 has for it (016): the other one is "region-restricted page".
test('§2 §4 "access restricted": the region page meets who comes from a country that is not served, and nobody else', async ({
  page,
  context,
  gateway,
}) => {
  await gateway.operator('region', 'block', 'FR');
  try {
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': french });
    await page.goto('/web/');
    await expect(page.getByRole('heading', { name: 'Khu vực của bạn chưa được phục vụ' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your location is not served' })).toBeVisible();
    await expect(page.locator('[lang=vi]').getByText(/^Dịch vụ không được cung cấp tại vị trí của bạn\./)).toBeVisible();
    await expect(page.locator('[lang=en]').getByText(/^This service is not offered at your location\./)).toBeVisible();
    await expect(page.getByText('Baize', { exact: true }), 'whose page it is').toBeVisible();
    await expect(page.getByRole('link', { name: /^Liên hệ hỗ trợ.*Contact support/ })).toHaveAttribute('href', /^https:/);
    await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expect(page.getByRole('link', { name: 'Đăng nhập' })).toHaveCount(0);

    await context.setExtraHTTPHeaders({ 'x-forwarded-for': vietnamese });
    await page.goto('/web/');
    await expect(page.getByRole('link', { name: 'Đăng nhập' }).first()).toBeVisible();
  } finally {
    await gateway.operator('region', 'allow');
  }
});

test('§2 §4 "maintenance": a gateway that is closed has its page: logo, both languages, and the way to support', async ({
  page,
  gateway,
}) => {
  await gateway.operator('status', 'maintenance', '--until', '2099-01-01T03:30:00Z');
  try {
    await page.goto('/web/');
    await expect(page.getByRole('heading', { name: 'Hệ thống đang bảo trì' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Under maintenance' })).toBeVisible();
    await expect(page.locator('[lang=vi]').getByText(/^Chúng tôi đang bảo trì để phục vụ bạn tốt hơn\./)).toBeVisible();
    await expect(page.locator('[lang=en]').getByText(/^Maintenance work is under way\./)).toBeVisible();
    await expect(page.getByText('Baize', { exact: true }), 'whose page it is').toBeVisible();
    await expect(page.getByRole('link', { name: /^Liên hệ hỗ trợ.*Contact support/ })).toHaveAttribute('href', /^https:/);
    await expect(page.getByText('2099-01-01 10:30')).toHaveCount(2);
  } finally {
    await gateway.operator('status', 'normal');
  }
});
