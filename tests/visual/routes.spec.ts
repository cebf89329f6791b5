import { expect, test } from '@playwright/test';
import { looks } from '../../.storybook/modes.ts';

const routes = {
  home: '/web/',
  games: '/web/games',
  login: '/web/?dialog=login',
  'forgot password': '/web/?dialog=forgot',
  register: '/web/register',
  terms: '/web/?dialog=terms',
  'no such page': '/web/nowhere',
};

/** The home, also below a dialog, and the finder: their tiles come after the network's first rest. */
const hasTiles = (address: string): boolean => /^\/web\/(games)?(\?|$)/.test(address);

for (const [route, address] of Object.entries(routes)) {
  for (const [name, { theme, language, viewport }] of Object.entries(looks)) {
    test(`${route} ${name}`, async ({ page }) => {
      await page.clock.setFixedTime('2026-01-15T05:00:00Z');
      await page.emulateMedia({ colorScheme: theme });
      await page.addInitScript((chosen) => localStorage.setItem('hisLang', chosen), language);
      await page.setViewportSize({ width: viewport, height: 800 });
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      if (hasTiles(address)) await expect(page.getByRole('article', { includeHidden: true }).first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(`route ${route} ${name}.png`);
    });
  }
}
