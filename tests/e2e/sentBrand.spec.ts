import { sendBrand } from './sendBrand.ts';
import { expect, test } from './support.ts';

test('§7 whitelabel: a brand that the gateway sends is there with the first of the portal', async ({ page }) => {
  const isShownInBrand = await sendBrand(page);
  await page.goto('/web/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isShownInBrand()).toBe(true);
});
