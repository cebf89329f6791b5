import { expectStanding, isCall, type Place, refuseAll, test } from './faultWalk.ts';
import { faults } from './metFaults.ts';
import { expect, logIn } from './support.ts';

/** Where faultMatrix.spec.ts does not go. What fails without a word of its own has no alert: the rest stands. */
const places: readonly Place[] = [
  { address: '/web/chess', last: 'games/pvp_rooms', answered: 'permission', failures: 2 },
  { address: '/web/egame', last: 'games/catalogue', answered: 'permission', failures: 1 },
  { address: '/web/helpmc', last: 'system/helpCenter', answered: 'permission', failures: 1 },
  { address: '/web/?dialog=notices', last: 'notice', failures: 1 },
  { address: '/web/?dialog=terms', last: 'system/helpCenter', failures: 1 },
  { address: '/web/?dialog=menu', last: 'games/game_menus', failures: 0 },
  { address: '/web/download', last: 'permission', failures: 0 },
  { address: '/web/workCenter', last: 'captcha', failures: 0, isBare: true },
  { address: '/web/play/none', last: 'member/info', failures: 0, isBare: true },
];

test.describe('§8 every call that a page makes by itself', () => {
  for (const [what, fault] of Object.entries(faults)) {
    test(`meets ${what} on the pages beside the home`, async ({ page }) => {
      await logIn(page, 'member01');
      for (const place of places) {
        await test.step(`${place.address} to ${place.last}`, async () => {
          const asked = await refuseAll(page, fault, place.answered);
          await page.goto(place.address);
          await expect.poll(() => [...asked]).toContain(place.last);
          await expectStanding(page, place);
          await page.unroute(isCall);
        });
      }
    });
  }
});
