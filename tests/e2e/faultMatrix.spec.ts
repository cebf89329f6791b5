import type { Locator, Page, Route } from '@playwright/test';
import { expect, fillLogin, logIn, refuseToken, test, watchRest } from './support.ts';

const refuse =
  (status: number, errorCode: string) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, json: { success: false, errorCode, message: 'x', requestId: 'r' } });
const answer =
  (status: number, contentType: string, body: string) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, contentType, body });

/** What each call that a page makes by itself meets (§8). */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'an offline network': (route) => route.abort('internetdisconnected'),
  'a 403': refuse(403, 'function.not.available'),
  'a 429': refuse(429, 'TOO_MANY_REQUEST'),
  'a 500': refuse(500, 'system_error'),
  'a 502': answer(502, 'text/html', '<h1>Bad gateway</h1>'),
  'malformed JSON': answer(200, 'application/json', '{"success":tru'),
  'another shape': answer(200, 'application/json', '{"success":true,"value":42}'),
};

interface Place {
  address: string;
  /** The call that the page makes last. */
  last: string;
  /** What is answered all the same, where a part is asked for only then. */
  answered?: string;
  /** The parts that say that they failed, by and by. */
  failures: number;
}

/** The walk: a page whose calls all fail, and the parts that need one of them. */
const places: readonly Place[] = [
  { address: '/web/', last: 'games/vendor_lanes', failures: 10 },
  { address: '/web/games', last: 'permission', failures: 1 },
  { address: '/web/games', last: 'games/catalogue', answered: 'permission', failures: 1 },
  { address: '/web/?center=account', last: 'member/info', failures: 1 },
  { address: '/web/?center=account', last: 'member/security', answered: 'member/info', failures: 1 },
];

const isCall = (url: URL): boolean => url.pathname.startsWith('/api/');
const retryIn = (part: Page | Locator): Locator => part.getByRole('button', { name: /^(Thử lại|Tải lại hũ)$/ });

/** Reads a page down to its end: its parts come as the reader comes near. */
const readDown = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });

/** The header and the content, below a dialog too. */
async function expectShell(page: Page): Promise<void> {
  await expect(page.getByRole('banner', { includeHidden: true }).first()).not.toBeEmpty();
  await expect(page.getByRole('main', { includeHidden: true })).not.toBeEmpty();
}

/**
 * Never a white screen: the shell stands, and each part that failed says so and can be tried again.
 * @param goOn what else has to happen until they all do
 */
async function expectStanding(page: Page, { failures }: Place, goOn: () => Promise<void> = async () => undefined): Promise<void> {
  const alerts = page.getByRole('alert');
  await expect(async () => {
    await goOn();
    await readDown(page);
    expect(await alerts.count()).toBe(failures);
  }).toPass({ intervals: [100] });
  await expect(alerts.filter({ has: retryIn(page) })).toHaveCount(failures);
  await expectShell(page);
}

/**
 * Refuses each reading call from here on.
 * @param answered the path of one that is not
 * @returns the paths that were asked for
 */
async function refuseAll(page: Page, fault: (route: Route) => Promise<void>, answered?: string): Promise<Set<string>> {
  const asked = new Set<string>();
  await page.route(isCall, async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/api/', '');
    asked.add(path);
    if (route.request().method() !== 'GET' || path === answered) return await route.continue();
    await fault(route);
  });
  return asked;
}

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
  // Chromium itself logs a network that is lost, and the portal what breaks its contract.
  test.use({ consoleMayComplain: true });
  const uncaught: string[] = [];
  test.beforeEach(({ context }) => {
    uncaught.splice(0);
    context.on('weberror', (error) => uncaught.push(error.error().message));
  });
  test.afterEach(() => expect(uncaught).toEqual([]));

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
        await refuseAll(page, refuse(500, 'system_error'), place.answered);
        await page.goto(place.address);
        await expectStanding(page, place);
        await mend(page);
      });
    }
  });
});
