import { test as base, type ConsoleMessage, expect, type Locator, type Page, type Request, type Route } from '@playwright/test';
import { type CallOptions, call } from '../../apps/gateway/src/testingClient.ts';
import { filesOf } from './loseChunk.ts';

export const demoPassword = 'Baize123';
export const game = 'Rồng Vàng Megaways';

/** Chromium's own note on a refused reply; what the portal makes of it is what a test asserts. */
const isRefusedReply = (message: ConsoleMessage): boolean =>
  /^Failed to load resource: the server responded with a status of/.test(message.text());

/** Playwright's own note where a test allows no worker. */
const isBlockedWorker = (message: ConsoleMessage): boolean => message.text() === 'Service Worker registration blocked by Playwright';

/** A page whose console must stay clean: an error or a warning in any of its windows fails the test. */
export const test = base.extend<{ cleanConsole: undefined; consoleMayComplain: boolean }>({
  /** Set where the fault itself makes the browser complain: aborted requests, an offline network. */
  consoleMayComplain: [false, { option: true }],
  cleanConsole: [
    async ({ context, consoleMayComplain }, use) => {
      const noise: string[] = [];
      context.on('console', (message) => {
        const isNoise = ['error', 'warning'].includes(message.type()) && !isRefusedReply(message) && !isBlockedWorker(message);
        if (isNoise) noise.push(`${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => noise.push(`uncaught: ${error.error().message}`));
      await use(undefined);
      if (!consoleMayComplain) expect(noise, 'the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

let made = 0;
/** A username that no other test of this run has. */
export function newUsername(): string {
  made += 1;
  return `u${process.pid.toString(36)}${Date.now().toString(36).slice(-5)}${made}`.slice(0, 16);
}

/** Fills the open login dialog and sends it. */
export async function fillLogin(page: Page, account: string, password = demoPassword): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Đăng nhập' });
  await dialog.getByRole('textbox', { name: 'Tên đăng nhập' }).fill(account);
  await dialog.getByRole('textbox', { name: 'Mật khẩu' }).fill(password);
  await dialog.getByRole('button', { name: 'Đăng nhập' }).click();
}

/** Logs in by the form, in a browser that has been in use, and goes on at an address where one is given. */
export async function logInByForm(page: Page, account: string, at?: string): Promise<void> {
  await page.goto('/web/?dialog=login');
  await fillLogin(page, account);
  await expect(page.getByRole('dialog')).toBeHidden();
  if (at) await page.goto(at);
}

/** The gateway that a fresh browser's page will speak to, its test's own or the one for all, and the headers that it sends. */
async function gatewayOf(page: Page): Promise<{ origin: string; options: CallOptions }> {
  expect(
    page
      .context()
      .pages()
      .map((opened) => opened.url()),
    'a browser in use logs in by a form',
  ).toEqual(['about:blank']);
  const { origin } = new URL((await page.request.get('/readyz')).url());
  return { origin, options: { headers: { 'user-agent': await page.evaluate(() => navigator.userAgent) } } };
}

/** Leaves a session in a browser as a login in it does (§3): the pages that are opened from now on are its. */
const keepSession = (page: Page, origin: string, { token, account }: { token: string; account: string }): Promise<void> =>
  page.context().setStorageState({
    cookies: [],
    origins: [{ origin, localStorage: Object.entries({ merchant: 'baize', account, token }).map(([name, value]) => ({ name, value })) }],
  });

/**
 * Begins a session in a fresh browser without the login's own page, which has tests of its own, and opens the portal with it.
 * @param at where it opens
 */
export async function logIn(page: Page, account: string, at = '/web/'): Promise<void> {
  const { origin, options } = await gatewayOf(page);
  const { body } = await call(origin, 'login', { type: 'username', username: account, password: demoPassword }, options);
  await keepSession(page, origin, body.value);
  await page.goto(at);
}

/** Registers a member at a gateway, without a browser, with the demo password and what else is given. Nobody has asked him for a limit yet. */
export async function openUnaskedAccount(
  origin: string,
  fields: Record<string, string> = {},
  options?: CallOptions,
): Promise<{ username: string; token: string }> {
  const form = { username: newUsername(), password: demoPassword, confirmPassword: demoPassword, ageConfirmed: true, termsAccepted: true };
  const visit = { registerMethod: 'WEB', domain: '127.0.0.1', registerUrl: `${origin}/web/register` } as const;
  const { body } = await call(origin, 'registerMember', { ...form, ...visit, ...fields }, options);
  return { username: body.value.account, token: body.value.token };
}

/** As `openUnaskedAccount`, of a member who has said that he wants no limit: his deposits begin with their form. */
export async function openAccount(
  origin: string,
  fields: Record<string, string> = {},
  options?: CallOptions,
): Promise<{ username: string; token: string }> {
  const account = await openUnaskedAccount(origin, fields, options);
  await call(origin, 'keepLimits', {}, { ...options, token: account.token });
  return account;
}

/**
 * Registers a new member in a fresh browser without the registration's own page, which has tests of its own, and opens the portal as his.
 * @param at where it opens
 */
export async function register(page: Page, at = '/web/', open = openAccount): Promise<string> {
  const { origin, options } = await gatewayOf(page);
  const { username, token } = await open(origin, {}, options);
  await keepSession(page, origin, { token, account: username });
  await page.goto(at);
  return username;
}

export async function fillRegistration(page: Page, username: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: /^Tên đăng nhập/ }).fill(username);
  await main.getByRole('textbox', { name: /^Mật khẩu(?! quỹ)/ }).fill(demoPassword);
  await main.getByRole('textbox', { name: /^Xác nhận mật khẩu/ }).fill(demoPassword);
  await main.getByRole('checkbox', { name: /đủ 18 tuổi/ }).check();
  await main.getByRole('checkbox', { name: /Tôi đồng ý/ }).check();
}

export const sendRegistration = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('button', { name: 'Đăng ký', exact: true }).click();

export const balancePill = (page: Page) => page.getByRole('button', { name: /^Số dư/ });

/** The word that greets a new player; he decides later. */
export async function closeWelcome(page: Page): Promise<void> {
  const welcome = page.getByRole('dialog', { name: /^Chào mừng/ });
  await welcome.getByRole('button', { name: 'Để sau' }).click();
  await expect(welcome).toBeHidden();
}

/** Logs out by the header's button and its question. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Đăng xuất' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Đăng xuất' }).click();
}

/** The balance in the header, in đồng. */
export async function balanceOf(page: Page): Promise<number> {
  const text = (await balancePill(page).textContent()) ?? '';
  return Number(/₫\s*([\d.]+)/.exec(text)?.[1]?.replaceAll('.', '') ?? Number.NaN);
}

/** The game among the popular ones: a member who has opened it has it in a list of his own too. */
export const popularTile = (page: Page) => page.getByRole('list', { name: 'Phổ biến hôm nay' }).getByRole('article', { name: game });

/** A tile's button; the pointer brings it out. */
export async function clickTile(page: Page, button: 'Chơi ngay' | 'Chơi thử'): Promise<void> {
  const tile = popularTile(page);
  await tile.hover();
  await tile.getByRole('button', { name: `${button} ${game}` }).click();
}

/** Plays one round of the game in its own window, and closes it. */
export async function playRound(page: Page): Promise<void> {
  const opening = page.context().waitForEvent('page');
  await clickTile(page, 'Chơi ngay');
  const gamePage = await opening;
  const play = gamePage.locator('#play:enabled');
  await play.click();
  await expect(play).toBeVisible();
  await gamePage.close();
}

/** What a message is sent for. Others may come to the same phone or address between: a notice of a change (§2 security center). */
const holding = { code: /\b\d{6}\b/, link: /\/web\/reset-password\?token=\S+/ } as const;
type Holding = keyof typeof holding;

/** The newest message with a code or a link that the sandbox has sent to a phone or an address so far, with its time; to tell the next one from it. */
export async function lastSentTo(page: Page, recipient: string, what: Holding = 'code'): Promise<string | undefined> {
  const html = await (await page.request.get('/sandbox/outbox')).text();
  const articles = html.replaceAll('&amp;', '&').split('<article>');
  return articles.find((article) => article.includes(` · ${recipient} · `) && holding[what].test(article.split('</time>')[1] ?? ''));
}

/** Waits for one that is not `known`: it goes out beside the reply. */
async function newSentTo(page: Page, recipient: string, what: Holding, known: string | undefined): Promise<string> {
  let message: string | undefined;
  await expect
    .poll(async () => {
      message = await lastSentTo(page, recipient, what);
      return message !== undefined && message !== known;
    })
    .toBe(true);
  return holding[what].exec(message?.split('</time>')[1] ?? '')?.[0] ?? '';
}

/**
 * The six digits of the newest message there, once it is there.
 * @param known the message of `lastSentTo` before this one was asked for, where there may be one
 */
export const codeSentTo = (page: Page, recipient: string, known?: string): Promise<string> => newSentTo(page, recipient, 'code', known);

/** The address of the newest link to a new password there, in the same way. */
export const linkSentTo = (page: Page, recipient: string, known?: string): Promise<string> => newSentTo(page, recipient, 'link', known);

/** Answers a call as the gateway does whose session has ended. */
export const refuseToken = (route: Route): Promise<void> =>
  route.fulfill({ status: 401, json: { success: false, errorCode: 'login.not.session', message: 'x', requestId: 'r' } });

/**
 * The gateway refuses the token at a click on the balance, and the page says that the session has ended. A balance that the live stream
 * brings in that moment takes the place of the one that was asked for: then it is asked for again.
 */
export async function loseSession(page: Page): Promise<Locator> {
  const ended = page.getByRole('alertdialog');
  await page.route('**/api/wallets/balance/gcs', refuseToken);
  await expect(async () => {
    if (!(await ended.isVisible())) await balancePill(page).click({ timeout: 1_000 });
    await expect(ended).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.unroute('**/api/wallets/balance/gcs');
  return ended;
}

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}
interface Shifts {
  sum: number;
  /** What moved, from where to where. */
  moved: string[];
}

/** Adds up what moves by itself on each page that opens from now on, as the layout-shift score has it; over 0.02 (DESIGN §6) fails the test, and says what it was. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  // With the motion that most players have.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const shifts: Shifts = { sum: 0, moved: [] };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((seen) => {
      for (const { value, sources } of seen.getEntries() as Shift[]) {
        shifts.sum += value;
        for (const { node, previousRect: from, currentRect: to } of sources)
          shifts.moved.push(`${value}: ${node?.textContent?.slice(0, 40)} ${JSON.stringify([from, to])}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    // Since the last look: what opens over a page is blamed for itself.
    const { sum, moved } = await page.evaluate(() => {
      const { shifts } = globalThis as unknown as { shifts: Shifts };
      const seen = { ...shifts };
      Object.assign(shifts, { sum: 0, moved: [] });
      return seen;
    });
    expect.soft(sum, moved.join('\n')).toBeLessThanOrEqual(0.02);
    return sum;
  };
}

/** Calls that wait at the browser's edge. */
export interface Held {
  /** So many have come. */
  calls(): number;
  /** Lets those that wait go on, and all that come later. */
  release(): void;
}

/** Holds whatever a page asks for at an address (a glob of Playwright's). */
export async function hold(page: Page, address: string): Promise<Held> {
  const chunk = /\/assets\/(\w+)-\*\.js/.exec(address)?.[1];
  if (chunk) filesOf(chunk);
  let calls = 0;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    calls += 1;
    await released;
    await route.continue();
  });
  return { calls: () => calls, release };
}

/** What a page loads for itself once it stands; the stream of the live events stays open as long as the page does. */
const isLoading = (request: Request): boolean =>
  ['script', 'stylesheet', 'fetch', 'xhr'].includes(request.resourceType()) && !request.url().includes('/api/live/');

/**
 * Watches what each page loads from now on.
 * @param isAwaited which of the requests
 * @returns waits until the page has come to rest: what waits for a quiet moment has had it, and nothing is on its way any more, such
 * as the module of a dialog. Only then is a dialog that is not there one that does not open.
 */
export function watchRest(page: Page, isAwaited: (request: Request) => boolean = isLoading): () => Promise<void> {
  const coming = new Set<Request>();
  let begun = 0;
  page.on('request', (request) => {
    // Of a page that is left, not every request is told to have ended.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) coming.clear();
    if (!isAwaited(request)) return;
    begun += 1;
    coming.add(request);
  });
  page.on('requestfinished', (request) => coming.delete(request));
  page.on('requestfailed', (request) => coming.delete(request));
  /** @returns the answers that are held back in the page itself, which no network tells of */
  const quietMoment = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          requestIdleCallback(() => resolve((globalThis as { held?: { calls: number } }).held?.calls ?? 0));
        }),
    );
  const isAtRest = async (): Promise<boolean> => {
    const before = begun;
    const held = (await quietMoment()) + (await quietMoment());
    return held === 0 && coming.size === 0 && begun === before;
  };
  // Each look waits for a quiet moment itself.
  return () => expect.poll(isAtRest, { intervals: [50] }).toBe(true);
}

/** Goes to an address as a link does: the page stays, and its router shows what stands there. */
export const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((next) => {
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** The dialog or the question that is open. */
export const anyDialog = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** Opens a layer over the home as a link does: the page stays, its address changes, and no layer of before is still open. */
export async function openLayer(page: Page, address: string): Promise<void> {
  // The first paint stands before the router listens.
  await expect(page.getByRole('banner', { includeHidden: true })).toHaveCount(1);
  await follow(page, '/web/');
  await expect(anyDialog(page), `before ${address}`).toHaveCount(0);
  await follow(page, address);
}
