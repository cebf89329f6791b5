import type { Page } from '@playwright/test';
import { callsOfPage } from '../../packages/features/src/core/testing/faultedCalls.ts';
import { type Place, walks } from './faultPlaces.ts';
import { expectShell, expectStanding, isCall, type Refusals, refuseAll, retryIn, test } from './faultWalk.ts';
import { type Fault, type FaultName, faults, systemError } from './metFaults.ts';
import { expect, fillLogin, logIn, refuseToken, watchRest } from './support.ts';

/** Where a session begins without a page of it: what is asked for once a session, such as the lanes, is still to be asked for. */
const outsideThePortal = '/readyz';

/** Tries again what has failed, part by part, until nothing is left of it. */
async function mend(page: Page): Promise<void> {
  await page.unroute(isCall);
  const alerts = page.getByRole('alert');
  await expect(async () => {
    for (const retry of await retryIn(alerts).all()) await retry.click({ timeout: 1_000 });
    await expect(alerts).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}

/**
 * Goes from place to place, each of whose calls meet the fault, and sees that the page stands.
 * @param goOn what else has to happen until all of its parts have failed
 * @param leave what is done with the place then
 */
async function walk(
  page: Page,
  places: readonly Place[],
  fault: Fault,
  goOn?: () => Promise<void>,
  leave?: () => Promise<void>,
): Promise<void> {
  const met = new Map<string, Refusals['faulted'][]>();
  for (const place of places) {
    await test.step(`${place.address} to ${place.last}`, async () => {
      const { asked, faulted } = await refuseAll(page, fault, place.answered);
      await page.goto(place.address);
      await expectStanding(page, place, asked, goOn);
      met.set(place.address, [...(met.get(place.address) ?? []), faulted]);
      // Some fail without a word, a moment after the parts that have one.
      if (places.findLast(({ address }) => address === place.address) === place)
        await expect
          .poll(() => met.get(place.address)?.flatMap((calls) => [...calls]), `what faultedCalls says of ${place.address}`)
          .toEqual(expect.arrayContaining(callsOfPage(place.address)));
      await page.unroute(isCall);
      await leave?.();
    });
  }
}

/** The home meets all. On the pages beside it one fault of each kind is enough: each of their calls meets all nine in the units of a hook. */
const ofOtherPages: readonly string[] = ['an offline network', 'a 502', 'malformed JSON'] satisfies FaultName[];

for (const [where, places] of Object.entries(walks)) {
  test.describe(`§8 every call that a page makes by itself: ${where}`, () => {
    for (const [what, fault] of Object.entries(faults)) {
      if (where === 'the pages beside it' && !ofOtherPages.includes(what)) continue;
      test(`meets ${what}: the page stands, and each part that failed can be tried again`, async ({ page }) => {
        await logIn(page, 'member01', outsideThePortal);
        await walk(page, places, fault);
      });
    }

    test('§9 meets no reply for 120 s: the page stands, and each part that failed can be tried again', async ({ page }) => {
      await logIn(page, 'member01', outsideThePortal);
      const rest = watchRest(page, (request) => request.resourceType() === 'script');
      await page.clock.install();
      const never: Fault = () => new Promise(() => undefined);
      const reload = page.getByRole('button', { name: 'Tải lại trang' });
      await walk(page, places, never, async () => {
        // A module that is on its way would be out of time as well; where the page had not asked for it yet, it is, and the page says so.
        await rest();
        if (await reload.isVisible()) await reload.click();
        else await page.clock.fastForward(120_000);
      });
    });

    test('meets a 401: one dialog, the page stands below it, and the login leads on', async ({ page }) => {
      const rest = watchRest(page);
      await logIn(page, 'member01');
      for (const { address, isBare } of new Map(places.map((place) => [place.address, place])).values()) {
        await test.step(address, async () => {
          // What the last page asks for is not the refused one: its dialog would go with it.
          await rest();
          // A visitor's calls carry no token that could be refused.
          await refuseAll(page, (route) => (route.request().headers()['x-session-token'] ? refuseToken(route) : route.continue()));
          await page.goto(address);
          const ended = page.getByRole('alertdialog');
          await expect(ended).toContainText('Bạn đã bị đăng xuất, vui lòng đăng nhập lại');
          await expect(ended).toHaveCount(1);
          await expectShell(page, isBare);
          await page.unroute(isCall);
          await ended.getByRole('button', { name: 'Đồng ý' }).click();
          await fillLogin(page, 'member01');
          if (!isBare) await expect(page.getByRole('button', { name: /^Số dư/, includeHidden: true })).toBeAttached();
          await expect(page.getByRole('dialog', { name: 'Đăng nhập' })).toBeHidden();
        });
      }
    });

    test('fails once: each part comes when it is tried again', async ({ page }) => {
      await logIn(page, 'member01', outsideThePortal);
      const silent = places.filter(({ failures }) => failures > 0);
      await walk(page, silent, systemError, undefined, () => mend(page));
    });
  });
}
