import { expect, test } from './support.ts';

const line = /^Đường truyền \d+ ms$/;

test('§7 routers: the header shows the speed of the line, measured after the page has settled, and no chooser for one domain', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1360, height: 900 });
  let measured = 0;
  let startedAt = 0;
  let tookMs: number | undefined;
  page.on('request', (request) => {
    if (!request.url().endsWith('/healthz')) return;
    measured += 1;
    startedAt = Date.now();
  });
  // Chromium calls a reply to HEAD that nobody reads a failed one.
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    page.on(event as 'requestfinished', (request) => {
      if (request.url().endsWith('/healthz')) tookMs = Date.now() - startedAt;
    });
  }
  await page.goto('/web/');
  await expect(page.getByRole('banner').getByText(line)).toBeVisible();
  await expect.poll(() => tookMs).toBeDefined();
  expect(tookMs, 'a request that is done, not one that stays open until it is given up').toBeLessThan(5_000);
  await expect(page.getByRole('banner').getByRole('button', { name: /Đường truyền/ })).toHaveCount(0);
  // Another page of the portal measures nothing anew: once a minute is enough.
  await page.getByRole('banner').getByRole('link', { name: 'Tải app' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByText(line)).toBeVisible();
  expect(measured).toBe(1);
});

for (const [width, where] of [
  [1360, 'in the header'],
  [360, 'in the sheet of a phone, where one of several is chosen even when the page is at none of them'],
] as const) {
  test(`§7 routers: another domain is chosen with its speed ${where}, and opens at the same place`, async ({ page }) => {
    const isPhone = width < 640;
    await page.setViewportSize({ width, height: 900 });
    const other = 'https://b.example';
    const third = 'https://c.example';
    // The page of this test may measure the other domain: its policy names it, as the gateway’s does for its routers.
    await page.route('**/web/download*', async (route) => {
      const response = await route.fetch();
      const policy =
        response.headers()['content-security-policy']?.replace("connect-src 'self'", `connect-src 'self' ${other} ${third}`) ?? '';
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
    });
    const domainList = isPhone
      ? [
          { name: 'B', url: other },
          { name: 'C', url: third },
        ]
      : [
          { name: 'A', url: '' },
          { name: 'B', url: other },
        ];
    await page.route('**/api/routers*', (route) => route.fulfill({ json: { success: true, value: { domainList } } }));
    for (const origin of [other, third]) {
      await page.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>B</title>' }));
    }
    await page.goto('/web/download?from=a#ios');
    if (isPhone) await page.getByRole('navigation', { name: 'Thanh điều hướng' }).getByRole('link', { name: 'Menu' }).click();
    const place = isPhone ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner');
    await place.getByRole('button', { name: isPhone ? 'Chọn đường truyền' : line }).click();
    if (!isPhone) await expect(page.getByRole('menuitemcheckbox', { name: /^Đường truyền A · \d+ ms$/ })).toBeChecked();
    await page.getByRole('menuitem', { name: /^Đường truyền B · \d+ ms$/ }).click();
    await expect(page).toHaveURL(`${other}/web/download?from=a#ios`);
  });
}

test.describe('without a network', () => {
  test.use({ consoleMayComplain: true });
  test('a line that can’t be reached is said to be so', async ({ page }) => {
    await page.setViewportSize({ width: 1360, height: 900 });
    await page.route('**/healthz', (route) => route.abort());
    await page.goto('/web/');
    await expect(page.getByRole('banner').getByText('Đường truyền không kết nối được')).toBeVisible();
  });
});
