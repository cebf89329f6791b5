import type { Locator, Page } from '@playwright/test';
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

export interface Place {
  address: string;
  /** The call that the page makes last. */
  last: string;
  /** What is answered all the same, where a part is asked for only then. */
  answered?: string;
  /** The parts that say that they failed, by and by. */
  failures: number;
  /** §2: without header and footer. */
  isBare?: true;
}

export const isCall = (url: URL): boolean => url.pathname.startsWith('/api/');
export const retryIn = (part: Page | Locator): Locator => part.getByRole('button', { name: /^(Thử lại|Tải lại hũ)$/ });

/** Reads a page down to its end: its parts come as the reader comes near. */
const readDown = (page: Page): Promise<void> =>
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
 * @param goOn what else has to happen until they all do
 */
export async function expectStanding(
  page: Page,
  { failures, isBare }: Place,
  goOn: () => Promise<void> = async () => undefined,
): Promise<void> {
  const alerts = page.getByRole('alert');
  await expect(async () => {
    await goOn();
    await readDown(page);
    expect(await alerts.count()).toBe(failures);
  }).toPass({ intervals: [100] });
  await expect(alerts.filter({ has: retryIn(page) })).toHaveCount(failures);
  await expectShell(page, isBare);
}

/**
 * Refuses each reading call from here on.
 * @param answered the path of one that is not
 * @returns the paths that were asked for
 */
export async function refuseAll(page: Page, fault: Fault, answered?: string): Promise<Set<string>> {
  const asked = new Set<string>();
  await page.route(isCall, async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/api/', '');
    asked.add(path);
    if (route.request().method() !== 'GET' || path === answered) return await route.continue();
    await fault(route);
  });
  return asked;
}
