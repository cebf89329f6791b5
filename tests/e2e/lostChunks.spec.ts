import type { Locator, Page } from '@playwright/test';
import type * as dialogs from '../../apps/portal/src/routes/dialogs.ts';
import type * as pages from '../../apps/portal/src/routes/pages.ts';
import type * as parts from '../../apps/portal/src/routes/parts.ts';
import { readSurfaces } from '../../scripts/surfaces.mjs';
import { lose } from './loseChunk.ts';
import { sentences } from './metFaults.ts';
import { anyDialog, balancePill, clickTile, expect, fillLogin, logIn, test, watchShifts } from './support.ts';

const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));

/** Where the loss of a chunk is told (§8), by the button that asks for it again. */
const reports = {
  /** In place of the page. */
  page: (page) =>
    page.getByRole('main').getByRole('alert').filter({ hasText: 'Trang chưa tải được' }).getByRole('button', { name: 'Tải lại trang' }),
  /** In the room of a part of the home. */
  part: (page) => page.getByRole('alert').filter({ hasText: 'Phần này chưa tải được' }).getByRole('button', { name: 'Thử lại' }),
  /** In the tab of a dialog. */
  tab: (page) => page.getByRole('dialog').getByRole('tabpanel').getByRole('button', { name: 'Thử lại' }),
  /** By a dialog, wherever the page is being read. */
  layer: (page) => page.getByRole('alertdialog', { name: 'Chưa mở được cửa sổ này' }).getByRole('button', { name: 'Thử lại' }),
  notice: (page) => page.getByRole('alertdialog', { name: 'Thông báo' }).getByRole('button', { name: 'Thử lại' }),
  toast: (page) =>
    page.getByText('Chưa xem được yêu cầu hợp đồng của bạn').locator('xpath=ancestor::li').getByRole('button', { name: 'Thử lại' }),
  corner: (page) => page.getByRole('banner').getByRole('button', { name: 'Tải lại trang' }),
} satisfies Record<string, (page: Page) => Locator>;

interface Loss {
  /** How the file begins that is lost. */
  chunk: string;
  /** Default: a visitor. */
  as?: 'member01' | 'agent01' | 'trial01' | 'contract01';
  address: string;
  report: keyof typeof reports;
  /** What the retry brings. */
  brings: (page: Page) => Locator;
  /** What the gateway has to answer for it: a call, and its value; none refuses it. */
  answers?: [call: string, value?: object];
  /** What is clicked before it is wanted, and again once it can be had. */
  ask?: (page: Page) => Promise<void>;
}

const ofPage = (chunk: string, address: string, name: string): Loss => ({ chunk, address, report: 'page', brings: heading(name) });
const ofLayer = (chunk: string, layer: string, name: string | RegExp, as?: Loss['as']): Loss => ({
  chunk,
  address: `/web/?${layer}`,
  report: 'layer',
  brings: dialog(name),
  ...(as && { as }),
});
const ofHome = (chunk: string, brings: Loss['brings']): Loss => ({ chunk, address: '/web/', report: 'part', brings });
const notice = { id: '1', startDateStr: '2026-01-01T00:00:00Z', title: 'Tin mới', content: 'Nội dung.' };

/** What has a test of its own below: lost without a word in the page, or not to be done without. */
type Quiet =
  | 'loadNavigationMenus'
  | 'NavigationMenus'
  | 'PortalLines'
  | 'WaitingToast'
  | 'ForcedPasswordChange'
  | 'MemberBar'
  | 'ArrivalToast'
  | 'WindowGuard'
  | 'TransferToast';
/** What a form asks for by itself. */
type FormPart = 'SmsLogin' | 'PhoneInput' | 'CountryInput';

/** What others are asked for by, lost before one of those was asked for. */
type Before = 'LazyRoutes before a dialog' | 'what LazyRoutes shares with pages';

interface Surface {
  chunk?: string;
  parts?: Record<string, { chunk?: string }>;
}
/** A row for each part of a centre's entries that has a chunk. */
function ofEntries(address: string, as: NonNullable<Loss['as']>, entries: Record<string, Surface> = {}): [string, Loss][] {
  const all = Object.entries(entries).flatMap(([entry, { chunk, parts = {} }]) => [
    { place: `${address}${entry}`, chunk },
    ...Object.entries(parts).map(([name, part]) => ({ place: `${address}${entry}&page=${name}`, chunk: part.chunk })),
  ]);
  // A page stands once nothing of it is on its way.
  const brings = (page: Page): Locator => page.getByRole('dialog').filter({ hasNot: page.locator('[aria-busy=true]') });
  return all.flatMap(({ place, chunk }): [string, Loss][] =>
    chunk ? [[place, { chunk, address: place, as, report: 'part', brings }]] : [],
  );
}
/** Every entry of the centres that a domain brings. */
const entryLosses: Readonly<Record<string, Loss>> = Object.fromEntries(
  readSurfaces().surfaced.flatMap(({ memberEntries, agentEntries }) => [
    ...ofEntries('/web/?center=', 'contract01', memberEntries),
    ...ofEntries('/web/?agent=', 'agent01', agentEntries),
  ]),
);

/** Every part that comes by a chunk of its own: one without a row does not compile. */
const losses: Record<Exclude<keyof typeof parts | keyof typeof pages | keyof typeof dialogs, Quiet> | FormPart | Before, Loss> = {
  // The chunk that all others are asked for by.
  LazyRoutes: ofPage('lazyModules', '/web/games', 'Tất cả trò chơi'),
  PageSkeleton: ofPage('lazyModules', '/web/helpmc', 'Trung tâm trợ giúp'),
  'LazyRoutes before a dialog': ofLayer('lazyModules', 'dialog=login', 'Đăng nhập'),
  'what LazyRoutes shares with pages': ofPage('shared', '/web/register', 'Đăng ký tài khoản'),
  FinderPage: ofPage('FinderPage', '/web/games', 'Tất cả trò chơi'),
  GamesPage: ofPage('GamesPage', '/web/casino', 'Casino trực tuyến'),
  HelpPage: ofPage('HelpPage', '/web/helpmc', 'Trung tâm trợ giúp'),
  DownloadPage: ofPage('DownloadPage', '/web/download', 'Tải ứng dụng'),
  PlayerPage: ofPage('PlayerPage', '/web/play/none', 'Không có trò chơi nào đang mở ở đây'),
  RegisterPage: ofPage('RegisterPage', '/web/register', 'Đăng ký tài khoản'),
  ResetPasswordPage: ofPage('ResetPasswordPage', '/web/reset-password', 'Đặt mật khẩu mới'),
  WorkCenterPage: ofPage('WorkCenterPage', '/web/workCenter', 'Đăng ký làm đại lý'),
  LoginNeeded: { ...ofPage('refusalDialogs', '/web/sports', ''), brings: dialog('Dành cho hội viên') },
  HomeSections: ofHome('homeParts', (page) => page.getByRole('heading', { name: 'Chơi nhanh' })),
  HomeJackpots: ofHome('homeParts', (page) => page.getByRole('link', { name: /jackpot/i }).first()),
  HomeTicker: ofHome('homeParts', (page) => page.getByRole('region', { name: 'Thông báo', exact: true })),
  HomeWinners: ofHome('homeParts', (page) => page.getByText('Vừa thắng').first()),
  MemberGames: { ...ofHome('memberParts', (page) => page.getByRole('button', { name: /yêu thích/i }).first()), as: 'member01' },
  LazyParts: ofLayer('shellParts', 'dialog=terms', 'Điều khoản dịch vụ'),
  LoginModal: ofLayer('loginDialogs', 'dialog=login', 'Đăng nhập'),
  ForgotPassword: ofLayer('loginDialogs', 'dialog=forgot', 'Quên mật khẩu'),
  SocialBinding: ofLayer('loginDialogs', 'social=a-ticket-that-nobody-has', /./),
  SocialFailed: ofLayer('loginDialogs', 'socialError=social_login_cancelled', /./),
  NoticeList: ofLayer('noticeParts', 'dialog=notices', 'Thông báo'),
  TermsModal: ofLayer('termsDialog', 'dialog=terms', 'Điều khoản dịch vụ'),
  MenuSheet: ofLayer('PortalMenuSheet', 'dialog=menu', 'Menu'),
  LoginNoticeView: {
    chunk: 'noticeParts',
    address: '/web/',
    report: 'notice',
    brings: dialog('Tin dành cho bạn'),
    answers: ['notice/login', { player: [], banners: [], hot: [], popup: [notice] }],
  },
  AccountModal: ofLayer('AccountModal', 'dialog=account', 'Tôi', 'member01'),
  MemberCenter: ofLayer('PortalMemberCenter', 'center=account', 'Bảo mật tài khoản', 'member01'),
  ContractRequests: ofLayer('contractDialogs', 'dialog=contracts', 'Yêu cầu hợp đồng', 'member01'),
  Welcome: ofLayer('welcomeDialog', 'dialog=welcome', /^Chào mừng/, 'member01'),
  MemberMissing: {
    ...ofLayer('refusalDialogs', 'center=account', 'Chưa mở được', 'member01'),
    answers: ['member/info'],
  },
  ContractsPrompt: { chunk: 'arrivalParts', as: 'member01', address: '/web/', report: 'toast', brings: balancePill },
  CenterRefusal: ofLayer('refusalDialogs', 'center=menu', 'Chưa mở được', 'agent01'),
  AgentCenter: ofLayer('PortalAgentCenter', 'agent=menu', 'Thông báo', 'agent01'),
  TrialRefusal: ofLayer('refusalDialogs', 'center=menu', 'Chưa mở được', 'trial01'),
  SmsLogin: {
    chunk: 'SmsLogin',
    address: '/web/?dialog=login',
    report: 'tab',
    ask: (page) => page.getByRole('tab', { name: 'Mã SMS' }).click(),
    brings: (page) => page.getByRole('dialog').getByRole('textbox', { name: /^Số điện thoại/ }),
  },
  PhoneInput: {
    ...ofPage('PhoneInput', '/web/register', ''),
    ask: (page) => page.getByRole('tab', { name: 'Số điện thoại' }).click(),
    brings: (page) => page.getByRole('main').getByRole('textbox', { name: /^Số điện thoại/ }),
  },
  CountryInput: {
    ...ofPage('CountryInput', '/web/register', ''),
    answers: [
      'system/setting/register',
      { minimumAge: 21, fields: [{ field: 'nationality', required: false, acceptedPattern: '*', min: 2, max: 2 }] },
    ],
    brings: (page) => page.getByRole('main').getByRole('combobox', { name: /^Quốc tịch/ }),
  },
};

test.describe('§8 each lazy chunk failing', () => {
  // Chromium itself logs what could not be fetched, and the portal what its page does without.
  test.use({ consoleMayComplain: true });

  const groups = new Map<string, [name: string, loss: Loss][]>();
  for (const [name, loss] of Object.entries({ ...losses, ...entryLosses })) {
    const who = `${loss.report} for ${loss.as ?? 'a visitor'}`;
    groups.set(who, [...(groups.get(who) ?? []), [name, loss]]);
  }
  for (const [who, group] of groups) {
    test(`${who}: told where it is seen, and brought by a retry`, async ({ page }) => {
      const as = group[0]?.[1].as;
      if (as) await logIn(page, as);
      const shifts = await watchShifts(page);
      for (const [name, { chunk, address, report, brings, answers, ask }] of group) {
        await test.step(name, async () => {
          const [call, value] = answers ?? [];
          const refused = { status: 500, json: { success: false, errorCode: 'system_error', message: 'x', requestId: 'r' } };
          if (call) await page.route(`**/api/${call}?*`, (route) => route.fulfill(value ? { json: { success: true, value } } : refused));
          if (call) await page.route(`**/api/${call}`, (route) => route.fulfill(value ? { json: { success: true, value } } : refused));
          const lost = await lose(page, chunk);
          await page.goto(address);
          await ask?.(page);
          const retry = reports[report](page);
          await expect(retry.first()).toBeVisible();
          if (report === 'layer') await expect(retry, 'a dialog is seen wherever the page stands').toBeInViewport();
          await expect(page.getByRole('main', { includeHidden: true })).not.toBeEmpty();
          expect(lost.count()).toBeGreaterThan(0);
          if (report === 'part') await shifts();
          await lost.find();
          // Parts of the home that come by one chunk are lost together, and each is asked for in its own room.
          await expect(async () => {
            if ((await retry.count()) > 0) await retry.first().click();
            await expect(retry).toHaveCount(0, { timeout: 500 });
          }).toPass();
          await ask?.(page);
          await expect(brings(page)).toBeVisible();
          await expect(retry).toHaveCount(0);
          await page.unrouteAll();
        });
      }
    });
  }

  test('a browser that keeps what failed: the chunk that all others are asked for by is not needed by its first address', async ({
    page,
  }) => {
    let lost = 0;
    await page.route(/\/assets\/lazyModules-[\w-]{8}\.js$/, (route) => {
      lost += 1;
      return route.abort();
    });
    for (const [name, loss] of Object.entries(losses)) {
      if (loss.as || loss.ask || loss.answers || loss.report === 'part') continue;
      await test.step(name, async () => {
        const before = lost;
        await page.goto(loss.address);
        await expect(loss.brings(page)).toBeVisible();
        expect(lost).toBeGreaterThan(before);
      });
    }
  });

  test('a dialog that was asked for by a click: closing leaves its address, and the focus goes back to the link', async ({ page }) => {
    await page.goto('/web/');
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await lose(page, 'loginDialogs');
    const link = page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' });
    await link.click();
    const told = page.getByRole('alertdialog', { name: 'Chưa mở được cửa sổ này' });
    await expect(told.getByRole('button', { name: 'Thử lại' })).toBeInViewport();
    await expect(told.locator(':focus')).toHaveCount(1);
    await expect(page.getByRole('contentinfo', { includeHidden: true }), 'nothing of the page goes with it').toBeAttached();
    await told.getByRole('button', { name: 'Đóng' }).click();
    await expect(page).toHaveURL(/\/web\/?$/);
    await expect(told).toHaveCount(0);
    await expect(link).toBeFocused();
    await expect(page.getByRole('contentinfo')).toContainText('18+');
  });

  test('words of the navigation, lines and the member’s corner: the page stands without', async ({ page }) => {
    await page.setViewportSize({ width: 1360, height: 900 });
    const menus = await lose(page, 'PortalNavigationMenus');
    const lines = await lose(page, 'PortalLines');
    const corner = await lose(page, 'memberParts');
    await page.goto('/web/');
    await page.getByRole('navigation', { name: 'Điều hướng chính' }).hover();
    await expect.poll(() => Math.min(menus.count(), lines.count())).toBeGreaterThan(0);
    await expect(page.getByRole('navigation', { name: 'Điều hướng chính' }).getByText('Casino')).toBeVisible();
    // Of several lines one is chosen by a menu, which is a chunk as well.
    await lines.find();
    const chooser = await lose(page, 'LinesMenu');
    const domainList = ['A', 'B'].map((name) => ({ name, url: name === 'A' ? '' : 'https://b.example' }));
    await page.route('**/api/routers*', (route) => route.fulfill({ json: { success: true, value: { domainList } } }));
    await page.goto('/web/');
    const line = page.getByRole('banner').getByText(/^Đường truyền/);
    await expect.poll(chooser.count).toBeGreaterThan(1);
    await expect(line, 'the speed, without a choice').toBeVisible();
    domainList[0] = { name: 'A', url: 'https://a.example' };
    await page.goto('/web/');
    await expect(page.getByRole('banner').getByText('Chưa đo được đường truyền'), 'on a line that is none of them').toBeVisible();
    domainList[0] = { name: 'A', url: '' };
    await page.goto('/web/?dialog=menu');
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await expect(sheet.getByText(/^Đường truyền/)).toBeVisible();
    await expect(sheet.getByRole('link', { name: 'Tải app' }), 'the sheet stands').toBeVisible();
    await expect(page.getByRole('button', { name: /^Đường truyền/ })).toHaveCount(0);
    await chooser.find();
    await page.goto('/web/?dialog=menu');
    await expect(sheet.getByRole('button', { name: /^Đường truyền/ }), 'with the next page').toBeVisible();
    await page.goto('/web/?dialog=login');
    await fillLogin(page, 'member01');
    await expect(reports.corner(page)).toBeVisible();
    expect(corner.count()).toBeGreaterThan(0);
  });

  for (const [account, chunk] of [
    ['member01', 'arrivalParts'],
    ['agent01', 'TransferToast'],
  ] as const) {
    test(`${chunk}: the page of ${account} stands without, and asks for it again at the next address`, async ({ page }) => {
      const lost = await lose(page, chunk);
      const isGivenUp = page.waitForEvent('console', (said) => said.text().includes('could not be loaded'));
      await logIn(page, account);
      await isGivenUp;
      expect(lost.count()).toBeGreaterThan(1);
      await expect(balancePill(page)).toContainText('₫');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.getByRole('contentinfo')).toContainText('18+');
      await expect(anyDialog(page)).toHaveCount(0);
      await lost.find();
      const found = page.waitForResponse((response) => response.url().includes(`/assets/${chunk}-`));
      await page.getByRole('contentinfo').getByRole('link', { name: 'Trung tâm trợ giúp' }).click();
      await found;
    });
  }

  test('the change that an expired password asks for has no way round: told again until it comes', async ({ page }) => {
    await logIn(page, 'member01');
    await page.route('**/api/member/info', async (route) => {
      const reply = await route.fetch();
      const json = (await reply.json()) as { value: object };
      await route.fulfill({ response: reply, json: { ...json, value: { ...json.value, passwordExpired: true } } });
    });
    const lost = await lose(page, 'loginDialogs');
    await page.goto('/web/');
    const told = page.getByRole('alertdialog', { name: 'Chưa mở được cửa sổ này' });
    await expect(told.getByRole('button')).toHaveCount(1);
    await lost.find();
    await told.getByRole('button', { name: 'Thử lại' }).click();
    await expect(page.getByRole('dialog', { name: 'Đổi mật khẩu' })).toBeVisible();
  });

  test('what sends the calls: each part says that the network is not there, and a retry brings both', async ({ page }) => {
    const lost = await lose(page, 'sender');
    await page.goto('/web/?group=hot');
    const told = page.getByRole('main').getByRole('alert').filter({ hasText: 'Kết nối mạng bất thường' }).first();
    await expect(told).toBeVisible({ timeout: 20_000 });
    await lost.find();
    await told.getByRole('button', { name: 'Thử lại' }).click();
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /^Chơi thử/ })
        .first(),
    ).toBeAttached();
  });

  test('what encrypts a login, and what does the work that it is asked for: the form says so, and the next try goes on', async ({
    page,
  }) => {
    const cipher = await lose(page, 'webapi');
    const work = await lose(page, 'solveChallenge');
    let logins = 0;
    await page.route('**/api/session/login', (route) => {
      logins += 1;
      if (logins > 2) return route.continue();
      return route.fulfill({ status: 403, json: { success: false, errorCode: 'challenge_required', message: 'x', requestId: 'r' } });
    });
    await page.goto('/web/?dialog=login');
    await fillLogin(page, 'member01');
    const dialog = page.getByRole('dialog', { name: 'Đăng nhập' });
    const told = dialog.getByRole('alert').filter({ hasText: sentences['an offline network'] });
    const again = dialog.getByRole('button', { name: 'Đăng nhập', exact: true });
    await expect(told).toBeVisible();
    expect([cipher.count() > 0, logins]).toEqual([true, 0]);
    await cipher.find();
    await again.click();
    await expect.poll(work.count).toBeGreaterThan(1);
    await expect(told).toBeVisible();
    expect(logins).toBe(1);
    await work.find();
    await again.click();
    await expect(balancePill(page)).toContainText('₫', { timeout: 30_000 });
    expect(logins, 'refused, and made again with its proof').toBe(3);
  });

  test('what launches a game: its window closes again, a dialog says why, and the next click opens it', async ({ page, context }) => {
    const lost = await lose(page, 'runLaunch');
    await page.goto('/web/');
    const opening = context.waitForEvent('page');
    await clickTile(page, 'Chơi thử');
    const window = await opening;
    const told = page.getByRole('dialog').filter({ hasText: 'Kết nối mạng bất thường' });
    await expect(told).toBeVisible();
    expect(window.isClosed()).toBe(true);
    expect(lost.count()).toBeGreaterThan(0);
    await lost.find();
    await page.keyboard.press('Escape');
    const again = context.waitForEvent('page');
    await clickTile(page, 'Chơi thử');
    await expect(await again).toHaveURL(/\/sandbox\/games\/play/);
  });

  test('the styles of a part that were lost once come with its second try', async ({ page }) => {
    let lost = 0;
    await page.route(/\/assets\/Drawer-[\w-]{8}\.css/, (route) => {
      lost += 1;
      return lost === 1 ? route.abort() : route.continue();
    });
    await page.goto('/web/?dialog=menu');
    await expect(page.getByRole('dialog', { name: 'Menu' }), 'the width of a sheet').toHaveCSS('width', '380px');
    expect(lost, 'asked for again').toBe(2);
  });
});
