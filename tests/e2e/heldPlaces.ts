import type { Page } from '@playwright/test';
import { demoPassword, expect } from './support.ts';

/** What stands at no address of its own: the portal shows it in place of another, by what the gateway answers. */
export interface HeldPlace {
  name: string;
  /** Goes there, whatever the page was at, and waits until it stands. */
  open(page: Page): Promise<void>;
}

/** §4 "System status". */
const closed = (name: string, heading: string, value: object): HeldPlace => ({
  name,
  open: async (page) => {
    await page.unrouteAll();
    await page.route('**/api/system/status*', (route) => route.fulfill({ json: { success: true, value } }));
    await page.goto('/web/');
    // The pages speak both languages at once.
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  },
});

const secondFactor: HeldPlace = {
  name: 'the second factor',
  open: async (page) => {
    const challenge = {
      challengeId: 'c1',
      ways: [
        { way: 'sms', hint: '*******001' },
        { way: 'email', hint: 'n***@baize.example' },
        { way: 'bankName' },
        { way: 'authenticator' },
      ],
      expiresInSeconds: 600,
    };
    const refusal = { success: false, errorCode: 'second_factor_required', message: 'x', requestId: 'r' };
    await page.unrouteAll();
    await page.route('**/api/session/login', (route) =>
      route.fulfill({ status: 403, json: { ...refusal, details: { secondFactor: challenge } } }),
    );
    await page.goto('/web/?dialog=login');
    // By their order: the page may speak either language.
    const fields = page.getByRole('dialog').getByRole('textbox');
    await fields.nth(0).fill('newip01');
    await fields.nth(1).fill(demoPassword);
    await fields.nth(1).press('Enter');
    await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(challenge.ways.length);
  },
};

/** §4: of a visitor. */
export const heldPlaces: HeldPlace[] = [
  secondFactor,
  closed('the maintenance page', 'Under maintenance', {
    status: 1,
    maintenance: { maintainTime: '2026-11-22T02:00:00+07:00', endTime: '2026-11-22T03:00:00+07:00' },
  }),
  closed('the region page', 'Your location is not served', { status: 2, location: 'FR' }),
];

/** §2: of whoever is logged in. The account whose password has expired has tests of its own, which change it. */
export const forcedChange: HeldPlace = {
  name: 'the forced change of the password',
  open: async (page) => {
    await page.unrouteAll();
    await page.route('**/api/member/info', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      await route.fulfill({ response, json: { ...body, value: { ...body.value, passwordExpired: true, oldPasswordKnown: false } } });
    });
    // The rule comes after the modal: what stands there until then must not jump.
    await page.route('**/api/system/setting/register*', async (route) => {
      await page.getByRole('dialog').waitFor();
      await route.continue();
    });
    await page.goto('/web/');
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(4);
  },
};
