import { balancePill, expect, fillLogin, logIn, logOut, loseSession, register, test, watchRest } from './support.ts';

const warning = 'Vui lòng đăng nhập hoặc đăng ký.';

for (const route of ['sports', 'lottery', 'pointMall']) {
  test(`§2 guard: a visitor who goes to ${route} is warned, and OK leads back to the page before`, async ({ page }) => {
    await page.goto('/web/casino');
    await expect(page.getByRole('article').first()).toBeVisible();
    // A link of the portal's own, as a notice or a shared address has it.
    await page.evaluate((path) => history.pushState({ key: 'guarded', idx: 1, usr: null }, '', `/web/${path}`), route);
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: history.state })));
    const dialog = page.getByRole('alertdialog', { name: 'Dành cho hội viên' });
    await expect(dialog).toContainText(warning);
    await expect(page).toHaveTitle(/^Dành cho hội viên · /);
    await expect(page.locator('article')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Đồng ý' }).click();
    await expect(page).toHaveURL(/\/web\/casino$/);
    await expect(page).toHaveTitle(/^Casino trực tuyến · /);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test(`§2 guard: ${route} as the first page of a visit leads to the home`, async ({ page }) => {
    await page.goto(`/web/${route}`);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Đồng ý' }).click();
    await expect(page).toHaveURL(/\/web\/?$/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}

test('§2 a member passes the guards; sports and lottery have no footer, the other pages have', async ({ page }) => {
  const rest = watchRest(page);
  await logIn(page, 'member01');
  for (const route of ['sports', 'lottery']) {
    await page.goto(`/web/${route}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole(route === 'sports' ? 'article' : 'timer').first()).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    // The footer comes late.
    await rest();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  }
  await page.goto('/web/casino');
  await expect(page.getByRole('contentinfo')).toContainText('18+');
});

test('§2 §4 a logout in another tab leads a tab on a guarded page home', async ({ page, context }) => {
  await register(page);
  const second = await context.newPage();
  await second.goto('/web/sports');
  await expect(second.getByRole('article').first()).toBeVisible();
  await logOut(page);
  await expect(second).toHaveURL(/\/web\/?$/, { timeout: 2_000 });
  await expect(second.getByRole('alertdialog')).toHaveCount(0);
});

test('§8 401 on a guarded page: the dialog, the login, and then the same page again', async ({ page }) => {
  const username = await register(page, '/web/lottery');
  const lotteries = page.getByRole('navigation', { name: 'Các loại xổ số' });
  await expect(lotteries).toBeVisible();
  await expect(balancePill(page)).toContainText('₫');
  await (await loseSession(page)).getByRole('button', { name: 'Đồng ý' }).click();
  await expect(page).toHaveURL(/\?dialog=login$/);
  await fillLogin(page, username);
  await expect(page).toHaveURL(/\/web\/lottery$/);
  await expect(lotteries).toBeVisible();
});
