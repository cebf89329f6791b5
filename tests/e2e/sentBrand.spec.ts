import { sen } from '../../packages/design-system/src/theme/brands/sen.ts';
import { expect, test } from './support.ts';

test('§7 whitelabel: a brand that the gateway sends is there with the first of the portal', async ({ page }) => {
  const { color, radius, font } = sen;
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/api/system/whitelabel*', (route) =>
    route.fulfill({ json: { success: true, value: { brand: { color, radius, font } } } }),
  );
  await page.route('**/web/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('data-brand="baize"', 'data-brand="baize" data-whitelabel') });
  });
  await page.goto('/web/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const canvas = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--baize-color-canvas'));
  expect(canvas.toUpperCase()).toBe(color.dark.canvas.toUpperCase());
});
