import { test } from './ownGateway/test.ts';
import { expect, fillLogin } from './support.ts';

test.use({ gatewayFor: { name: 'Hải', options: { BRAND_DIR: 'brands/hai', CATALOGUE_SIZE: '60' } } });

test('§1 a brand that is a folder of data: its name, mark, colours and language are there before the script, and behind it', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const canvas = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.route('**/assets/portal-*.js', (route) => route.abort(), { times: 0 });
  await page.goto('/web/', { waitUntil: 'commit' });
  await expect(page.locator('header').first()).toContainText('Hải');
  expect(await canvas()).toBe('rgb(7, 19, 28)');
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect(page).toHaveTitle(/· Hải$/);
  const mark = page.getByRole('banner').locator('img').first();
  expect(await mark.evaluate((image: HTMLImageElement) => [image.naturalWidth > 0, new URL(image.src).pathname])).toEqual([
    true,
    '/web/brand/mark.svg',
  ]);
  await expect(page.getByText('Baize')).toHaveCount(0);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await expect.poll(canvas).toBe('rgb(242, 248, 251)');
  await page.goto('/web/?dialog=login');
  await fillLogin(page, 'member01', 'Baize123');
  await expect(page.getByRole('banner')).not.toContainText('Baize');
});
