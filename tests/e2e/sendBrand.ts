import type { Page } from '@playwright/test';
import { sen } from '../../packages/design-system/src/theme/brands/sen.ts';

/** Lets the gateway send the page a brand of its own (§7 whitelabel). @returns whether the page is shown in it */
export async function sendBrand(page: Page): Promise<() => Promise<boolean>> {
  const { color, radius, font } = sen;
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/api/system/whitelabel*', (route) =>
    route.fulfill({ json: { success: true, value: { brand: { color, radius, font } } } }),
  );
  await page.route('**/web/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('data-brand="baize"', 'data-brand="baize" data-whitelabel') });
  });
  return async () => {
    const canvas = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--baize-color-canvas'));
    return canvas.toUpperCase() === color.dark.canvas.toUpperCase();
  };
}
