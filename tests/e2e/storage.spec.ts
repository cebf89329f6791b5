import type { Page } from '@playwright/test';
import { balancePill, clickTile, expect, fillLogin, logInByForm, test, watchRest } from './support.ts';

/** Looks, begins a form, logs in and plays: what keeps something does so here. */
async function useThePortal(page: Page): Promise<void> {
  await page.goto('/web/?referralCode=AGENT01');
  await page.getByRole('radio', { name: 'English' }).click({ force: true });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('radio', { name: 'Tiếng Việt' }).click({ force: true });
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await page.goto('/web/workCenter?form=feedback');
  await page.getByRole('textbox').first().fill('Nguyễn An');
  await logInByForm(page, 'member01');
  await expect(balancePill(page)).toBeVisible();
  const opened = page.context().waitForEvent('page');
  await clickTile(page, 'Chơi ngay');
  const played = await opened;
  await expect(played.getByRole('heading', { level: 1 })).toBeVisible();
  await played.close();
}

test('a browser that blocks both storages still logs in and plays', async ({ page }) => {
  await page.context().addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await useThePortal(page);
});

test('a full storage stops nothing', async ({ page }) => {
  await page.context().addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await useThePortal(page);
});

test('whatever stands in the storages, the portal opens, and a player is still in', async ({ page }) => {
  await useThePortal(page);
  await page.goto('/web/helpmc');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const garbage of ['{', '[]', 'null', '7', '{"account":{},"forms":[],"fields":null,"codes":"x","items":{}}', 'x'.repeat(100_000)]) {
    const spoilt = await page.evaluate((text) => {
      // A window of its own was opened for this one.
      sessionStorage.setItem('baize-played-game', text);
      const names: string[] = [];
      for (const storage of [localStorage, sessionStorage]) {
        for (const key of Object.keys(storage)) {
          // Who is logged in is asked of the gateway.
          if (key === 'token' || key === 'account') continue;
          storage.setItem(key, text);
          names.push(key);
        }
      }
      return names;
    }, garbage);
    expect(spoilt).toEqual(expect.arrayContaining(['hisLang', 'baize-session-drafts', 'baize-referral', 'baize-played-game']));
    for (const address of [
      '/web/',
      '/web/games',
      '/web/helpmc',
      '/web/?center=account',
      '/web/workCenter?form=feedback',
      '/web/play/none',
    ]) {
      await page.goto(address);
      await expect(
        page.getByRole('heading', { level: 1, includeHidden: true }).first(),
        `${address} ${garbage.slice(0, 40)}`,
      ).toBeAttached();
    }
    await page.goto('/web/');
    await expect(balancePill(page)).toBeVisible();
  }
});

test('what an older build has kept for after the login is no game: the login goes on without it', async ({ page }) => {
  await page.goto('/web/?dialog=login');
  await page.evaluate(() => sessionStorage.setItem('baize-pending-launch', '{"game":{}}'));
  const rest = watchRest(page);
  await fillLogin(page, 'member01');
  await expect(balancePill(page)).toBeVisible();
  await rest();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
});
