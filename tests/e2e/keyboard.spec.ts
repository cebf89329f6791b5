import type { Page } from '@playwright/test';
import { readDown } from './faultWalk.ts';
import { forcedChange, heldPlaces } from './heldPlaces.ts';
import { seeFocus, walkThrough } from './keyboardWalk.ts';
import { expect, hold, logIn, test, watchRest } from './support.ts';

/** So many presses of Tab: past the header, the navigation and a page's first parts. */
const presses = 30;

async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const faults: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key);
    const { name, fault } = await seeFocus(page);
    if (fault) faults.push(`${fault}: ${name}`);
  }
  return faults;
}

const places = [
  '/web/',
  '/web/games',
  '/web/register',
  '/web/reset-password?token=of-a-mail',
  '/web/egame',
  '/web/helpmc',
  '/web/download',
  '/web/workCenter',
  '/web/?dialog=login',
  '/web/?dialog=forgot',
];

for (const [device, viewport] of Object.entries({ phone: { width: 360, height: 740 }, desktop: { width: 1360, height: 900 } })) {
  test(`what the keyboard reaches is seen, on a ${device} (WCAG 2.4.7, 2.4.11)`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const walkThere = async (place: string): Promise<void> => {
      expect.soft(await walk(page, 'Tab'), place).toEqual([]);
      // Backwards, what is reached comes from under the header; a phone's is the narrower way.
      if (device === 'phone') expect.soft(await walk(page, 'Shift+Tab'), `back on ${place}`).toEqual([]);
    };
    for (const place of places) {
      await page.goto(place);
      await page.waitForLoadState('networkidle');
      await walkThere(place);
    }
    for (const place of heldPlaces) {
      await place.open(page);
      await walkThere(place.name);
    }
  });
}

test('the keyboard goes down the whole home and round its foot, in the order in which they stand', async ({ page }) => {
  test.slow();
  const rest = watchRest(page);
  await page.goto('/web/');
  // Its parts come as the reader comes near.
  await readDown(page);
  await rest();
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('link', { name: 'Đến nội dung chính' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  expect(await walkThrough(page, page.getByRole('main'), 600)).toEqual([]);
  await page.keyboard.press('Shift+Tab');
  expect(await walkThrough(page, page.getByRole('contentinfo'), 60), 'the foot').toEqual([]);
});

test('what the keyboard reaches is seen in the member centre (§2), the welcome and the forced change of a password', async ({ page }) => {
  await logIn(page, 'member01', '/web/?center=account');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Bảo mật tài khoản' })).toBeVisible();
  expect(await walk(page, 'Tab')).toEqual([]);
  // While it loads its body has the focus.
  const held = await hold(page, '**/api/member/security');
  await page.reload();
  await expect(page.getByRole('dialog').locator('[data-part=body]')).toBeFocused();
  expect(await walk(page, 'Tab'), 'while it loads').toEqual([]);
  await page.reload();
  await expect(page.getByRole('dialog').locator('[data-part=body]')).toBeFocused();
  held.release();
  // What comes has it then, as if it had been there; the way back to the list of pages stands on a phone alone.
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Thay đổi' }).first()).toBeFocused();
  await page.goto('/web/?dialog=welcome');
  await expect(page.getByRole('dialog', { name: /^Chào mừng/ })).toBeVisible();
  expect(await walk(page, 'Tab'), 'the welcome').toEqual([]);
  await forcedChange.open(page);
  expect(await walk(page, 'Tab'), forcedChange.name).toEqual([]);
});
