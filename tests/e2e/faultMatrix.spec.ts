import type { Page } from '@playwright/test';
import { expectShell, expectStanding, isCall, type Place, refuseAll, retryIn, test } from './faultWalk.ts';
import { faults, systemError } from './metFaults.ts';
import { expect, fillLogin, logIn, refuseToken, watchRest } from './support.ts';

/** The walk: a page whose calls all fail, and the parts that need one of them. */
const places: readonly Place[] = [
  { address: '/web/', last: 'games/vendor_lanes', failures: 10 },
  { address: '/web/games', last: 'permission', failures: 1 },
  { address: '/web/games', last: 'games/catalogue', answered: 'permission', failures: 1 },
  { address: '/web/?center=account', last: 'member/info', failures: 1 },
  { address: '/web/?center=account', last: 'member/security', answered: 'member/info', failures: 1 },
];

/** Tries again what has failed, part by part, until nothing is left of it. */
async function mend(page: Page): Promise<void> {
  await page.unroute(isCall);
  const alerts = page.getByRole('alert');
  await expect(async () => {
    for (const retry of await retryIn(alerts).all()) await retry.click({ timeout: 1_000 });
    await expect(alerts).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}

test.describe('§8 every call that a page makes by itself', () => {
  for (const [what, fault] of Object.entries(faults)) {
    test(`meets ${what}: the page stands, and each part that failed can be tried again`, async ({ page }) => {
      await logIn(page, 'member01');
      for (const place of places) {
        await test.step(`${place.address} to ${place.last}`, async () => {
          const asked = await refuseAll(page, fault, place.answered);
          await page.goto(place.address);
          await expectStanding(page, place);
          expect([...asked]).toContain(place.last);
          await page.unroute(isCall);
        });
      }
    });
  }

  test('§9 meets no reply for 120 s: the page stands, and each part that failed can be tried again', async ({ page }) => {
    await logIn(page, 'member01');
    const rest = watchRest(page, (request) => request.resourceType() === 'script');
    await page.clock.install();
    for (const place of places) {
      await test.step(`${place.address} to ${place.last}`, async () => {
        const asked = await refuseAll(page, () => new Promise(() => undefined), place.answered);
        await page.goto(place.address);
        await expectStanding(page, place, async () => {
          // A module that is on its way would be out of time as well.
          await rest();
          await page.clock.fastForward(120_000);
        });
        expect([...asked]).toContain(place.last);
        await page.unroute(isCall);
      });
    }
  });

  test('meets a 401: one dialog, the page stands below it, and the login leads on', async ({ page }) => {
    const rest = watchRest(page);
    await logIn(page, 'member01');
    for (const address of new Set(places.map((place) => place.address))) {
      await test.step(address, async () => {
        // What the last page asks for is not the refused one: its dialog would go with it.
        await rest();
        // A visitor's calls carry no token that could be refused.
        await refuseAll(page, (route) => (route.request().headers()['x-session-token'] ? refuseToken(route) : route.continue()));
        await page.goto(address);
        const ended = page.getByRole('alertdialog');
        await expect(ended).toContainText('Bạn đã bị đăng xuất, vui lòng đăng nhập lại');
        await expect(ended).toHaveCount(1);
        await expectShell(page);
        await page.unroute(isCall);
        await ended.getByRole('button', { name: 'Đồng ý' }).click();
        await fillLogin(page, 'member01');
        await expect(page.getByRole('button', { name: /^Số dư/, includeHidden: true })).toBeAttached();
      });
    }
  });

  test('fails once: each part comes when it is tried again', async ({ page }) => {
    await logIn(page, 'member01');
    for (const place of places) {
      await test.step(`${place.address} to ${place.last}`, async () => {
        await refuseAll(page, systemError, place.answered);
        await page.goto(place.address);
        await expectStanding(page, place);
        await mend(page);
      });
    }
  });
});
