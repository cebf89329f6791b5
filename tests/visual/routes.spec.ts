import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { type ChromaticMode, looks } from '../../.storybook/modes.ts';
import type { PageNames } from '../../apps/portal/src/surfaces/EntryNames.ts';
import { pageNames } from '../../apps/portal/src/surfaces/surfaceNames.ts';

const routes = {
  home: '/web/',
  games: '/web/games',
  login: '/web/?dialog=login',
  'forgot password': '/web/?dialog=forgot',
  register: '/web/register',
  terms: '/web/?dialog=terms',
  'no such page': '/web/nowhere',
  'reset password': '/web/reset-password?token=of-a-mail',
};

/** Two pictures of each say what eight would: their parts are pictured in all looks as stories. */
const inTwoLooks = {
  slots: '/web/egame',
  fish: '/web/fish',
  'card games': '/web/chess',
  'help centre': '/web/helpmc',
  'help on deposits': '/web/helpmc#deposit',
  download: '/web/download',
  'agent recruitment': '/web/workCenter',
  feedback: '/web/workCenter?form=feedback',
  'no game in the player page': '/web/play/none',
  promotions: '/web/promo',
  notices: '/web/?dialog=notices',
  menu: '/web/?dialog=menu',
  ...Object.fromEntries(
    Object.entries<PageNames[string]>(pageNames).flatMap(([path, { audience }]) =>
      audience === 'everyone' ? [[path, `/web${path}`]] : [],
    ),
  ),
};
const looksOfScreens = ['dark phone vi', 'light desktop en'] as const;

/** The home, also below a dialog, the finder and the pages of games: their tiles come after the network's first rest. */
const hasTiles = (address: string): boolean => /^\/web\/(games|egame|fish|chess)?(\?|$)/.test(address);

/** The page as it is pictured: at one time, in one theme, language and size. */
async function dress(page: Page, { theme, language, viewport }: ChromaticMode): Promise<void> {
  await page.clock.setFixedTime('2026-01-15T05:00:00Z');
  await page.emulateMedia({ colorScheme: theme });
  await page.addInitScript((chosen) => localStorage.setItem('hisLang', chosen), language);
  await page.setViewportSize({ width: viewport, height: 800 });
}

async function picture(page: Page, name: string, part?: Locator): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expect(part ?? page).toHaveScreenshot(`route ${name}.png`);
}

for (const [route, address] of Object.entries({ ...routes, ...inTwoLooks })) {
  for (const [name, look] of Object.entries(looks)) {
    if (route in inTwoLooks && !looksOfScreens.some((shown) => shown === name)) continue;
    test(`${route} ${name}`, async ({ page }) => {
      await dress(page, look);
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      if (hasTiles(address)) await expect(page.getByRole('article', { includeHidden: true }).first()).toBeVisible();
      await picture(page, `${route} ${name}`);
    });
  }
}

const words = {
  vi: {
    logIn: 'Đăng nhập',
    username: 'Tên đăng nhập',
    password: 'Mật khẩu',
    factor: 'Xác minh đăng nhập',
    sendCode: 'Gửi mã',
    changed: 'Đổi mật khẩu',
    choice: 'Còn một bước nữa',
    welcome: /^Chào mừng/,
  },
  en: {
    logIn: 'Log in',
    username: 'Username',
    password: 'Password',
    factor: 'Verify your login',
    sendCode: 'Send code',
    changed: 'Change your password',
    choice: 'One more step',
    welcome: /^Welcome/,
  },
} as const;
type Words = (typeof words)[keyof typeof words];

const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Logs in on the way to an address; what lies over it afterwards is the picture's. */
async function logIn(page: Page, text: Words, account: string): Promise<void> {
  await page.goto('/web/?dialog=login');
  const dialog = dialogOf(page, text.logIn);
  await dialog.getByRole('textbox', { name: text.username }).fill(account);
  await dialog.getByRole('textbox', { name: text.password }).fill('Baize123');
  await dialog.getByRole('button', { name: text.logIn }).click();
}

const answer = (page: Page, path: string, reply: Parameters<Route['fulfill']>[0]): Promise<unknown> =>
  page.route(`**/api/${path}*`, (route) => route.fulfill(reply));
const value = (json: object) => ({ json: { success: true, value: json } });

/** A page of the security centre, of a member who has logged in. */
const security =
  (page: string) =>
  async (shown: Page, text: Words): Promise<void> => {
    await logIn(shown, text, 'member01');
    await expect(shown.getByRole('dialog')).toHaveCount(0);
    await shown.goto(`/web/?center=account${page && `&page=${page}`}`);
    await expect(shown.getByRole('dialog').getByRole('heading').first()).toBeVisible();
  };

/** What no address alone leads to: each is brought about first. */
const screens: Record<string, (page: Page, text: Words) => Promise<void>> = {
  'second factor': async (page, text) => {
    await logIn(page, text, 'newip01');
    await expect(dialogOf(page, text.factor).getByRole('radio')).toHaveCount(3);
  },
  'second factor with a code on its way': async (page, text) => {
    // None is sent: while one is good, a phone gets no other.
    await answer(page, 'session/factor/code', value({ expiredMinutes: 2 }));
    await logIn(page, text, 'newip01');
    await dialogOf(page, text.factor).getByRole('button', { name: text.sendCode }).click();
    await expect(dialogOf(page, text.factor).getByRole('button', { name: text.sendCode, exact: true })).toHaveCount(0);
  },
  'forced change': async (page, text) => {
    await logIn(page, text, 'expired01');
    await expect(dialogOf(page, text.changed).getByRole('textbox')).toHaveCount(3);
  },
  'social choice': async (page, text) => {
    const ticket = 't'.repeat(43);
    const social = { ticket, title: 'Google', email: 'minh@mail.example', expiresInSeconds: 1_800 };
    const refusal = { success: false, errorCode: 'social_binding_required', message: 'x', requestId: 'r', details: { social } };
    await answer(page, 'session/login/social/ticket', { status: 403, json: refusal });
    await page.goto(`/web/?social=${ticket}`);
    await expect(dialogOf(page, text.choice).getByRole('radio')).toHaveCount(2);
  },
  security: security(''),
  'security password': security('password'),
  'security fund password': security('fund'),
  'security phone': security('phone'),
  'security e-mail': security('email'),
  'security authenticator': security('authenticator'),
  'security new address': security('newAddress'),
  'security real name': security('realName'),
  'security bank cards': security('bankCards'),
  'security profile': security('profile'),
  welcome: async (page, text) => {
    await logIn(page, text, 'member01');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/web/?dialog=welcome');
    await expect(dialogOf(page, text.welcome)).toBeVisible();
  },
  maintenance: async (page) => {
    const maintenance = { maintainTime: '2026-01-15T12:00:00+07:00', endTime: '2026-01-15T13:00:00+07:00' };
    await answer(page, 'system/status', value({ status: 1, maintenance }));
    await page.goto('/web/');
    await expect(page.getByRole('heading', { name: 'Under maintenance' })).toBeVisible();
  },
  region: async (page) => {
    await answer(page, 'system/status', value({ status: 2, location: 'FR' }));
    await page.goto('/web/');
    await expect(page.getByRole('heading', { name: 'Your location is not served' })).toBeVisible();
  },
};
/** Nothing lies below these. */
const isClosed = (screen: string): boolean => screen === 'maintenance' || screen === 'region';

for (const [screen, open] of Object.entries(screens)) {
  for (const name of looksOfScreens) {
    test(`${screen} ${name}`, async ({ page }) => {
      const look = looks[name];
      if (!look) throw new Error(`there is no look ${name}`);
      await dress(page, look);
      await open(page, words[look.language]);
      // The home below it goes on with the times: its wins, its line.
      await picture(page, `${screen} ${name}`, isClosed(screen) ? undefined : page.getByRole('dialog'));
    });
  }
}
