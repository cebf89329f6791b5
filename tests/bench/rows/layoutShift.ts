import type { Browser, BrowserContextOptions } from '@playwright/test';
import { slowNetwork } from '../../support/slowNetwork.ts';
import { cumulativeShift, settle, watchLayoutShifts } from '../browser/layoutShifts.ts';
import { logIn } from '../browser/logIn.ts';
import { openBrowser } from '../browser/openBrowser.ts';
import { startPortal } from '../gateway/startPortal.ts';
import type { Row } from '../Row.ts';

const bar = 0.02;
const addresses = ['/web/', '/web/register', '/web/?dialog=login', '/web/?dialog=terms', '/web/no-such-page'];
const widths = [360, 1360];

interface Visit {
  name: string;
  address: string;
  width: number;
  isSlow: boolean;
  storageState: BrowserContextOptions['storageState'];
}

async function shiftOf(browser: Browser, origin: string, { name, address, width, isSlow, storageState }: Visit) {
  const context = await browser.newContext({ viewport: { width, height: 800 }, locale: 'vi-VN', ...(storageState && { storageState }) });
  const page = await context.newPage();
  if (isSlow) await slowNetwork(page, 'slow 4G');
  await watchLayoutShifts(page);
  await page.goto(origin + address, { waitUntil: 'load' });
  await settle(page);
  const shift = await cumulativeShift(page);
  await context.close();
  return { name, address, ...shift };
}

export const layoutShift: Row = {
  id: 'layout-shift',
  what: 'layout shift on any page',
  bar: `≤ ${bar}`,
  how: `worst of ${addresses.length} addresses × visitor, member × ${widths.join(', ')} px × fast, slow network`,
  limitMs: 420_000,
  measure: async (scope) => {
    const { origin } = await startPortal(scope);
    const browser = await openBrowser(scope);
    const member = await logIn(browser, origin);
    const visits: Visit[] = [undefined, member].flatMap((storageState) =>
      widths.flatMap((width) =>
        [false, true].flatMap((isSlow) =>
          addresses.map((address) => ({
            name: `${address} ${storageState ? 'member' : 'visitor'} ${width} px${isSlow ? ' slow' : ''}`,
            address,
            width,
            isSlow,
            storageState,
          })),
        ),
      ),
    );
    const found = [];
    for (const visit of visits) found.push(await shiftOf(browser, origin, visit));
    const worstFirst = found.sort((a, b) => b.value - a.value);
    const worst = worstFirst[0]?.value ?? Number.NaN;
    return {
      measured: worst.toFixed(4),
      isWithinBar: worst <= bar,
      notes: addresses.map((address) => {
        const at = worstFirst.find((shift) => shift.address === address);
        return at ? `${at.name}: ${at.value.toFixed(4)} by ${[...new Set(at.nodes)].slice(0, 3).join('; ') || 'nothing'}` : address;
      }),
    };
  },
};
