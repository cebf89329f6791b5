import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { EntryNames, PageNames } from '../../apps/portal/src/surfaces/EntryNames.ts';
import { memberEntryNames, pageNames } from '../../apps/portal/src/surfaces/surfaceNames.ts';
import type { PageSurface } from '../../packages/features/src/core/surfaces/surfaces.ts';
import { forcedChange, type HeldPlace, heldPlaces, transferUpline } from './heldPlaces.ts';
import { enter } from './keyboardWalk.ts';
import { anyDialog, expect, fillLogin, game, logIn, openLayer, popularTile, test, watchRest, watchShifts } from './support.ts';

type Theme = 'dark' | 'light';
type Language = 'vi' | 'en';
/** An address, or what stands at none. */
type Place = string | HeldPlace;
const nameOf = (place: Place): string => (typeof place === 'string' ? place : place.name);

const places: Place[] = [
  '/web/',
  '/web/games',
  '/web/register',
  '/web/reset-password?token=of-a-mail',
  '/web/?dialog=login',
  '/web/?dialog=forgot',
  '/web/?dialog=terms',
  '/web/?dialog=notices',
  '/web/?group=sports',
  '/web/nowhere',
  ...heldPlaces,
];
/** Pages that domains bring. */
const pathsFor = (audience: PageSurface['audience']): string[] =>
  Object.entries<PageNames[string]>(pageNames).flatMap(([path, page]) => (page.audience === audience ? [`/web${path}`] : []));
/** The pages beside those, as a visitor has them. */
const otherPages: Place[] = [
  ...['casino', 'egame', 'fish', 'competitive', 'chess', 'jackpots', 'promo', 'helpmc', 'download', 'workCenter'].map(
    (page) => `/web/${page}`,
  ),
  '/web/workCenter?form=feedback',
  '/web/play/no-such-game',
  '/web/?dialog=menu',
  ...pathsFor('everyone'),
];
/** Pages that a visitor is kept from (§2 "Guard"): they have games, or say that they come later. */
const guardedPages = ['/web/sports', '/web/lottery', '/web/pointMall', ...pathsFor('members')];
/** What only a member sees; `transferUpline` is for some of them alone, and comes with its own account. */
const ownPlaces: Place[] = [
  'dialog=welcome',
  'center=menu',
  ...Object.entries<EntryNames[string]>(memberEntryNames)
    .filter(([name]) => name !== 'transferUpline')
    .flatMap(([name, { parts }]) => [`center=${name}`, ...Object.keys(parts ?? {}).map((part) => `center=${name}&page=${part}`)]),
].map((search) => `/web/?${search}`);
ownPlaces.push(transferUpline, forcedChange);
/** Parts of the account entry: they are made of the same form. */
const isOfAccount = (place: Place): boolean => typeof place === 'string' && place.includes('center=account&page=');

/** What opens over the home, which need not be drawn anew for each. */
const isLayer = (place: Place): boolean => typeof place === 'string' && /^\/web\/\?(?:dialog|center)=/.test(place);

/**
 * Opens a place and waits until it has all that it shows. A member's stream of live events stays open: his network is never idle.
 * @param isCold whether a layer comes with its page, as by a link from elsewhere or a reload
 */
async function open(page: Page, place: Place, isCold = false): Promise<void> {
  if (typeof place !== 'string') return place.open(page);
  const rest = watchRest(page);
  const isHome = new URL(page.url()).pathname === '/web/';
  await (isHome && isLayer(place) && !isCold ? openLayer(page, place) : page.goto(place));
  if (isLayer(place)) await expect(anyDialog(page)).toBeVisible();
  // The first paint has one for each look that a visitor may have.
  await expect(page.getByRole('main', { includeHidden: true })).toHaveCount(1);
  if (guardedPages.includes(place))
    return expect(page.getByRole('main').locator('article, h2, p').filter({ visible: true }).first()).toBeVisible();
  if (!ownPlaces.includes(place)) {
    await rest();
    // React lets a page wait a moment whose skeleton has just been shown: nothing is on its way then.
    return expect(page.locator('h1:not([inert] *)').first()).toBeAttached();
  }
  await expect(page.getByRole('dialog').locator('[aria-busy=true]')).toHaveCount(0);
}

/** DESIGN §6 "layout shift on any page". */
const mostShift = 0.02;

/** Each answer comes when what waits for it stands, as it does on a phone's line. A route would have every file fetched anew for each page. */
const answerLate = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { fetch } = globalThis;
    const held = { calls: 0 };
    Object.assign(globalThis, { held });
    globalThis.fetch = async (...asked) => {
      held.calls += 1;
      try {
        const reply = await fetch(...asked);
        await new Promise((resolve) => setTimeout(resolve, 300));
        return reply;
      } finally {
        held.calls -= 1;
      }
    };
  });

async function expectItFits(page: Page, place: Place, language: Language, shifts: () => Promise<number>): Promise<void> {
  // On a phone each comes by itself; elsewhere it opens over the home.
  await open(page, place, (page.viewportSize()?.width ?? 0) < 400);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  // They are counted anew every few seconds, in a place that must be wide enough.
  if (place === '/web/') await page.waitForResponse('**/api/games/jackpots');
  // Below an open dialog the page is hidden from readers, not from sight.
  await expect(page.getByRole('main', { includeHidden: true })).toBeVisible();
  const over = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll(':is([role=dialog], [role=alertdialog]) [data-part=body]')].map(
      (part) => part.scrollWidth - part.clientWidth,
    ),
  );
  expect.soft(Math.max(...over), nameOf(place)).toBeLessThanOrEqual(0);
  expect.soft(await shifts(), `what moves by itself on ${nameOf(place)}`).toBeLessThanOrEqual(mostShift);
}

/** What a visit of before has left, and what the device prefers. */
async function prefer(page: Page, theme: Theme, language: Language): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.addInitScript((lang) => localStorage.setItem('hisLang', lang), language);
}

/** @param part what of it; of a layer, itself: the page below it is a place of its own */
async function expectNoViolation(
  page: Page,
  place: Place,
  theme: Theme,
  part = isLayer(place) ? ':is([role=dialog], [role=alertdialog])' : 'html',
): Promise<void> {
  await open(page, place);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  expect(violations.map(({ id, nodes }) => `${nameOf(place)} ${id} ${nodes[0]?.html}`)).toEqual([]);
}

/** Every width once: where a line has the least room, and where the header has all of its parts, in the longer words of each. */
const walks: [width: number, language: Language, theme: Theme][] = [
  [320, 'vi', 'dark'],
  [768, 'en', 'light'],
  [1360, 'en', 'dark'],
  [1920, 'vi', 'light'],
];

for (const [width, language, theme] of walks) {
  test(`nothing runs over the edge or jumps at ${width} px: ${theme}, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await prefer(page, theme, language);
    const shifts = await watchShifts(page);
    await answerLate(page);
    for (const place of places) await expectItFits(page, place, language, shifts);
  });

  // These are made of the same parts: the narrowest and the fullest look are enough.
  if ((width === 320 && language === 'vi') || (width === 1360 && language === 'en')) {
    test(`nothing of the other pages runs over the edge or jumps at ${width} px: ${theme}, ${language}`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      await prefer(page, theme, language);
      const shifts = await watchShifts(page);
      await answerLate(page);
      for (const place of otherPages) await expectItFits(page, place, language, shifts);
    });

    test(`nothing of the guarded pages runs over the edge or jumps at ${width} px: ${theme}, ${language}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await prefer(page, theme, language);
      const shifts = await watchShifts(page);
      await answerLate(page);
      await logIn(page, 'member01');
      for (const place of guardedPages) await expectItFits(page, place, language, shifts);
    });
  }

  // What stands in dialogs is as wide from 1360 px on, and a phone's sheet as narrow at 320 px as anywhere.
  if (width !== 320 && width !== 1360) continue;
  for (const [what, members] of [
    ["a member's own", ownPlaces.filter((place) => !isOfAccount(place))],
    ["a member's account", ownPlaces.filter(isOfAccount)],
  ] as const) {
    test(`nothing of ${what} runs over the edge or jumps at ${width} px: ${theme}, ${language}`, async ({ page }) => {
      // A dozen pages, each as slow as its calls.
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      await prefer(page, theme, language);
      const shifts = await watchShifts(page);
      await answerLate(page);
      await logIn(page, 'member01');
      for (const place of members) await expectItFits(page, place, language, shifts);
    });
  }
}

for (const theme of ['dark', 'light'] as const) {
  for (const language of ['vi', 'en'] as const) {
    // The stories have what these pages are made of in every pair.
    if ((theme === 'dark') !== (language === 'vi')) continue;
    // One of them as a phone has it.
    const viewport = theme === 'light' ? { width: 360, height: 740 } : { width: 1280, height: 720 };
    test(`axe finds nothing: ${theme}, ${language}`, async ({ page }) => {
      // The home alone has some thousand nodes to look at.
      test.slow();
      await page.setViewportSize(viewport);
      await prefer(page, theme, language);
      for (const place of places) await expectNoViolation(page, place, theme);
    });

    // Made of the same parts as well: each of these is looked at once, as a phone has it or as a desk.
    if (theme === 'light') {
      test(`axe finds nothing on the other pages: ${theme}, ${language}`, async ({ page }) => {
        test.slow();
        await page.setViewportSize(viewport);
        await prefer(page, theme, language);
        for (const place of otherPages) await expectNoViolation(page, place, theme);
      });
    }

    for (const [part, members] of [ownPlaces.slice(0, 8), ownPlaces.slice(8, 16), ownPlaces.slice(16)].entries()) {
      if ((part === 1) !== (theme === 'light')) continue;
      test(`axe finds nothing in the member centre, part ${part + 1}: ${theme}, ${language}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        test.slow();
        await prefer(page, theme, language);
        await logIn(page, 'member01');
        for (const place of part === 0 ? [...guardedPages, ...members] : members) await expectNoViolation(page, place, theme);
      });
    }
  }
}

/** Where a player comes in, and what of it is not looked at elsewhere. */
const waysIn: [place: string, part?: string][] = [
  ['/web/register', 'main'],
  ['/web/reset-password?token=of-a-mail', 'main'],
  // With all that lies below it and around it.
  ['/web/?dialog=login', 'html'],
  ['/web/?dialog=forgot'],
];
/** Looks that the walks above have not had; the stories have what these places are made of in every pair. */
const otherLooks: [theme: Theme, language: Language, width: number][] = [
  ['light', 'vi', 360],
  ['dark', 'en', 1280],
];
for (const [theme, language, width] of otherLooks) {
  test(`axe finds nothing on the way in: ${theme}, ${language}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await prefer(page, theme, language);
    for (const [place, part] of waysIn) await expectNoViolation(page, place, theme, part);
  });
}

test('§1 the theme changes by its button; it and the language of the last visit are there before the first paint', async ({ page }) => {
  await page.goto('/web/');
  const before = (await page.locator('html').getAttribute('data-theme')) ?? '';
  await page.getByRole('button', { name: /Giao diện/ }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', before);
  const theme = (await page.locator('html').getAttribute('data-theme')) ?? '';
  await page.getByRole('radio', { name: 'English' }).click({ force: true });
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  // The bundle is held back: what the page shows now is what `boot.js` alone has set.
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/web/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a change of language loses nothing that was typed', async ({ page }) => {
  await page.goto('/web/register');
  await page.getByRole('textbox', { name: /^Tên đăng nhập/ }).fill('kept12');
  await page.getByRole('radio', { name: 'English' }).click({ force: true });
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Username/ })).toHaveValue('kept12');
});

test('the path to a game by keyboard alone', async ({ page, context }) => {
  await page.goto('/web/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Đến nội dung chính' })).toBeFocused();
  await enter(page, page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' }));
  const dialog = page.getByRole('dialog', { name: 'Đăng nhập' });
  await expect(dialog.getByRole('textbox', { name: 'Tên đăng nhập' })).toBeFocused();
  await page.keyboard.type('member01');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Baize123');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  // A member's list of games, with its hearts, takes the place of the visitor's.
  await expect(popularTile(page).getByRole('button', { name: `Yêu thích ${game}` })).toBeVisible();
  const opening = context.waitForEvent('page');
  await enter(page, popularTile(page).getByRole('button', { name: `Chơi ngay ${game}` }));
  await opening;
});

test('a phone: bottom bar, and the account sheet with the way out; Back closes it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await logIn(page, 'agent01');
  await page.getByRole('navigation', { name: 'Thanh điều hướng' }).getByRole('link', { name: 'Tôi' }).click();
  const sheet = page.getByRole('dialog', { name: 'Tôi' });
  await expect(sheet.getByRole('button', { name: 'Đăng xuất' })).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
});

test('the address of the account sheet asks a visitor to log in, then opens it; who logs out there is asked nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/web/?dialog=account');
  await fillLogin(page, 'agent01');
  const sheet = page.getByRole('dialog', { name: 'Tôi' });
  await expect(sheet.getByRole('button', { name: 'Đăng xuất' })).toBeVisible();
  const loginSeen = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const isLogin = (): boolean => [...document.querySelectorAll('[role=dialog]')].some((dialog) => dialog.querySelector('form'));
        new MutationObserver(() => isLogin() && resolve(true)).observe(document.body, { childList: true, subtree: true });
        const timer = setInterval(() => {
          if (location.search !== '' || document.querySelector('[role=dialog], [role=alertdialog]')) return;
          clearInterval(timer);
          resolve(false);
        }, 100);
      }),
  );
  await sheet.getByRole('button', { name: 'Đăng xuất' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Đăng xuất' }).click();
  await expect(page.getByRole('link', { name: 'Đăng nhập' }).first()).toBeVisible();
  expect(await loginSeen).toBe(false);
});
