import type { Page } from '@playwright/test';
import { demoPassword, expect } from './support.ts';

/** What stands at no address of its own: the portal shows it in place of another, by what the gateway answers. */
export interface HeldPlace {
  name: string;
  /** Goes there, whatever the page was at, and waits until it stands. */
  open(page: Page): Promise<void>;
}

/** Gives up what another place has answered; what is still on its way belongs to a page that is left. */
const leaveOthers = (page: Page): Promise<void> => page.unrouteAll({ behavior: 'ignoreErrors' });

/** §4 "System status", §8 "Invalid URL". */
const closed = (name: string, heading: string, value: object): HeldPlace => ({
  name,
  open: async (page) => {
    await leaveOthers(page);
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
    await leaveOthers(page);
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

/** §4: what a browser comes back to whose identity is bound to nobody yet. */
const socialBinding: HeldPlace = {
  name: 'the choice of a social binding',
  open: async (page) => {
    const ticket = 't'.repeat(43);
    const social = { ticket, title: 'Lotus ID', email: 'nguyen.thi.minh.anh@mail.example', expiresInSeconds: 1_800 };
    const refusal = { success: false, errorCode: 'social_binding_required', message: 'x', requestId: 'r', details: { social } };
    await leaveOthers(page);
    await page.route('**/api/session/login/social/ticket', (route) => route.fulfill({ status: 403, json: refusal }));
    await page.goto(`/web/?social=${ticket}`);
    await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(2);
  },
};

/** §8: of a session that the gateway knows no more. */
const sessionEnd: HeldPlace = {
  name: 'the end of a session',
  open: async (page) => {
    await leaveOthers(page);
    await page.goto('/web/');
    await page.evaluate(() => {
      localStorage.setItem('account', 'member01');
      localStorage.setItem('token', 't'.repeat(65));
    });
    await page.reload();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
};

/** §4: of a visitor. */
export const heldPlaces: HeldPlace[] = [
  secondFactor,
  socialBinding,
  sessionEnd,
  closed('the maintenance page', 'Under maintenance', {
    status: 1,
    maintenance: { maintainTime: '2026-11-22T02:00:00+07:00', endTime: '2026-11-22T03:00:00+07:00' },
  }),
  closed('the region page', 'Your location is not served', { status: 2, location: 'FR' }),
  closed('the page of a wrong address', 'Invalid URL', { status: 0, isDomainInvalid: true }),
];

/** §2 "transfer upline": of a member whom customer service lets, and who has somebody above him. */
export const transferUpline: HeldPlace = {
  name: 'the transfer to an upline',
  open: async (page) => {
    await leaveOthers(page);
    const answer = (path: string, change: object) =>
      page.route(`**/api/${path}`, async (route) => {
        const response = await route.fetch();
        const body = await response.json();
        await route.fulfill({ response, json: { ...body, value: { ...body.value, ...change } } });
      });
    await answer('member/info', { toUpline: 1 });
    const upline = { account: 'agent01', nickname: 'Nguyễn Hoàng Phúc Quốc Bảo' };
    await answer('wallets/transfer/terms', { upline, hasFundPassword: true });
    await page.goto('/web/?center=transferUpline');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(upline.nickname)).toBeVisible();
    await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0);
  },
};

/** §2: of the player who is logged in. The account whose password has expired has tests of its own, which change it. */
export const forcedChange: HeldPlace = {
  name: 'the forced change of the password',
  open: async (page) => {
    await leaveOthers(page);
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
