import type { Locator, Page, Request } from '@playwright/test';
import type { CallName } from '../../packages/contract/src/calls.ts';
import { calls } from '../../packages/contract/src/calls.ts';
import type { Place } from './faultPlaces.ts';
import type { Fault } from './metFaults.ts';
import { test as base, expect } from './support.ts';

/** Chromium itself logs a network that is lost, and the portal what breaks its contract; nothing may be left uncaught. */
export const test = base.extend<{ nothingUncaught: undefined }>({
  consoleMayComplain: true,
  nothingUncaught: [
    async ({ context }, use) => {
      const uncaught: string[] = [];
      context.on('weberror', (error) => uncaught.push(error.error().message));
      await use(undefined);
      expect(uncaught).toEqual([]);
    },
    { auto: true },
  ],
});

export const isCall = (url: URL): boolean => url.pathname.startsWith('/api/');
export const retryIn = (part: Page | Locator): Locator => part.getByRole('button', { name: /^(Thử lại|Tải lại hũ)$/ });

/** Reads a page down to its end: its parts come as the reader comes near. */
export const readDown = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });

/** The header and the content, below a dialog too. */
export async function expectShell(page: Page, isBare = false): Promise<void> {
  if (!isBare) await expect(page.getByRole('banner', { includeHidden: true }).first()).not.toBeEmpty();
  await expect(page.getByRole('main', { includeHidden: true })).not.toBeEmpty();
}

/**
 * Never a white screen: the shell stands, and each part that failed says so and can be tried again.
 * @param asked what the page has asked for: its last call is among it in the end
 * @param goOn what else has to happen until they all do
 */
export async function expectStanding(
  page: Page,
  { failures, isBare, last }: Place,
  asked: ReadonlySet<string>,
  goOn: () => Promise<void> = async () => undefined,
): Promise<void> {
  const alerts = page.getByRole('alert');
  await expect(async () => {
    await goOn();
    await readDown(page);
    expect([...asked]).toContain(last);
    expect(await alerts.count()).toBe(failures);
  }).toPass({ intervals: [250] });
  await expect(alerts.filter({ has: retryIn(page) })).toHaveCount(failures);
  await expectShell(page, isBare);
}

const pathOf = (request: Request): string => new URL(request.url()).pathname.replace('/api/', '');
const nameOf = (request: Request): CallName | undefined =>
  (Object.keys(calls) as CallName[]).find((name) => calls[name].method === request.method() && calls[name].path === pathOf(request));

/** What a page has asked for since its calls were refused. */
export interface Refusals {
  /** Paths of all that it asked for. */
  asked: ReadonlySet<string>;
  /** The calls that met the fault. */
  faulted: ReadonlySet<CallName>;
}

/**
 * Refuses each reading call from here on.
 * @param answered the path of one that is not
 */
export async function refuseAll(page: Page, fault: Fault, answered?: string): Promise<Refusals> {
  const asked = new Set<string>();
  const faulted = new Set<CallName>();
  await page.route(isCall, async (route) => {
    const path = pathOf(route.request());
    asked.add(path);
    if (route.request().method() !== 'GET' || path === answered) return await route.continue();
    const name = nameOf(route.request());
    if (name) faulted.add(name);
    await fault(route);
  });
  return { asked, faulted };
}
