import { centre } from './memberCentre.ts';
import { test } from './ownGateway/test.ts';
import { balancePill, expect, fillLogin } from './support.ts';

test.use({ userAgent: 'Mozilla/5.0 (X11; <b id=hostile>Linux</b>) <script>alert(1)</script>' });

test('attack: HTML as a nickname and as a browser’s name is shown as letters', async ({ page, gateway }) => {
  const nickname = '<img src=x>';
  const { username } = await gateway.openAccount({ nickname });
  let alerted = 0;
  page.on('dialog', () => {
    alerted += 1;
  });
  await page.goto('/web/?dialog=login');
  await fillLogin(page, username);
  await expect(balancePill(page)).toContainText('500.000');
  await page.goto('/web/?dialog=account');
  await expect(page.getByRole('dialog').getByText(nickname)).toBeVisible();
  await page.goto('/web/?center=account&page=sessions');
  await expect(centre(page).getByRole('list', { name: 'Các lần đăng nhập' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.locator('img[src=x], #hostile')).toHaveCount(0);
  expect(alerted).toBe(0);
});
