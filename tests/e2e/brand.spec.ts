import { test } from './ownGateway/test.ts';
import { expect, hold } from './support.ts';

test.use({ gatewayFor: { name: 'Hải', options: { BRAND_DIR: 'brands/hai', CATALOGUE_SIZE: '60' } } });

test('§1 a brand that is a folder of data: its name, colours, language and money are there before the script, and behind it', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const canvas = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--baize-color-canvas'));
  const script = await hold(page, '**/assets/portal-*.js');
  await page.goto('/web/', { waitUntil: 'commit' });
  await expect(page.locator('#root header').filter({ visible: true })).toContainText('Hải');
  expect(await canvas()).toBe('#07131C');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  script.release();
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(header).toContainText('Hải');
  await expect(page).toHaveTitle(/· Hải$/);
  const mark = header.locator('img').first();
  expect(await mark.evaluate((image: HTMLImageElement) => [image.naturalWidth > 0, new URL(image.src).pathname])).toEqual([
    true,
    '/web/brand/mark.svg',
  ]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await expect.poll(canvas).toBe('#F2F8FB');
  await expect(page.getByRole('main')).toContainText('₱');
  await expect(header).not.toContainText('Baize');
});
