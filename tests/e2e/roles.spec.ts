import type { Locator, Page } from '@playwright/test';
import type { AgentPlace, addresses, Layer } from '../../apps/portal/src/routes/addresses.ts';
import type { PageNames } from '../../apps/portal/src/surfaces/EntryNames.ts';
import { memberEntryNames, pageNames } from '../../apps/portal/src/surfaces/surfaceNames.ts';
import { type Person, persons } from '../../packages/contract/src/wire/roles.ts';
import type { GamePageName } from '../../packages/features/src/games/GamePage/gamePageNames.ts';
import { anyDialog, expect, follow, logIn, openLayer, test, watchRest } from './support.ts';
import { textOf } from './surfaceTexts.ts';

/** Every dialog and every page that the portal's addresses know: one without a row below does not compile. */
type DialogAddress = `/web/?dialog=${Extract<Layer, Record<'dialog', string>>['dialog']}`;
type PageAddress = `/web${Extract<(typeof addresses)[keyof typeof addresses], string>}` | `/web/${GamePageName}`;
/** Addresses that are made of something: of a game, of a place in the help, of a group. */
type MadeAddress = { [Name in keyof typeof addresses]: (typeof addresses)[Name] extends string ? never : Name }[keyof typeof addresses];

const accountOf: Record<Exclude<Person, 'visitor'>, string> = {
  trial: 'trial01',
  member: 'member01',
  agent: 'agent01',
  legionMaster: 'master01',
};

/** What stands in the place of the security centre, by the name of the dialog. */
const centreFor: Record<Person, string> = {
  visitor: 'Đăng nhập',
  trial: 'Chưa mở được',
  member: 'Bảo mật tài khoản',
  agent: 'Chưa mở được',
  legionMaster: 'Bảo mật tài khoản',
};

const forAll = (name: string): Record<Person, string> => ({ visitor: name, trial: name, member: name, agent: name, legionMaster: name });
const forMembers = <Name extends string | RegExp | undefined>(name: Name): Record<Exclude<Person, 'visitor'>, Name> => ({
  trial: name,
  member: name,
  agent: name,
  legionMaster: name,
});
const forVisitors = (name: string): Record<Person, string | undefined> => ({ ...forMembers(undefined), visitor: name });

/** Entries of the member centre by what the centre says above them (§2), as the domains list them. */
const entries = Object.fromEntries(
  Object.keys(memberEntryNames).map((name) => {
    const title = textOf(`member-center:entry.${name}`);
    return [`/web/?center=${name}`, { ...centreFor, member: title, legionMaster: title }];
  }),
);

/** What each layer is for each role (§6), by the name of the dialog; none opens the page itself. */
const dialogs: Record<DialogAddress, Record<Person, string | RegExp | undefined>> = {
  '/web/?dialog=account': { visitor: 'Đăng nhập', ...forMembers('Tôi') },
  '/web/?dialog=terms': forAll('Điều khoản dịch vụ'),
  '/web/?dialog=notices': forAll('Thông báo'),
  '/web/?dialog=menu': forAll('Menu'),
  '/web/?dialog=welcome': { visitor: undefined, ...forMembers(/^Chào mừng/) },
  '/web/?dialog=contracts': {
    visitor: 'Đăng nhập',
    trial: 'Chưa mở được',
    member: 'Yêu cầu hợp đồng',
    agent: 'Chưa mở được',
    legionMaster: 'Yêu cầu hợp đồng',
  },
  '/web/?dialog=login': forVisitors('Đăng nhập'),
  '/web/?dialog=forgot': forVisitors('Quên mật khẩu'),
};

const opened: Record<string, Record<Person, string | RegExp | undefined>> = {
  // Beside its list, on a wide screen, the centre has its first entry open.
  '/web/?center=menu': centreFor,
  ...entries,
  ...dialogs,
};

const asGuarded = (heading: string): Record<Person, string> => ({ ...forMembers(heading), visitor: 'guarded' });

/** The heading of each page; `home` for a role that is sent to the home, `guarded` for one that is told to log in (§2 "Guard"). */
const pages: Record<PageAddress | '/web/pointMall', Record<Person, string>> = {
  '/web/': forAll('home'),
  '/web/games': forAll('Tất cả trò chơi'),
  '/web/casino': forAll('Casino trực tuyến'),
  '/web/egame': forAll('Trò chơi điện tử'),
  '/web/fish': forAll('Bắn cá'),
  '/web/sports': asGuarded('Thể thao'),
  '/web/lottery': asGuarded('Xổ số'),
  '/web/competitive': forAll('E-sports'),
  '/web/chess': forAll('Game bài'),
  '/web/jackpots': forAll('Jackpot'),
  '/web/pointMall': asGuarded('Cửa hàng điểm'),
  '/web/download': forAll('Tải ứng dụng'),
  '/web/helpmc': forAll('Trung tâm trợ giúp'),
  '/web/workCenter': forAll('Đăng ký làm đại lý'),
  '/web/workCenter?form=feedback': forAll('Góp ý'),
  '/web/register': { visitor: 'Đăng ký tài khoản', ...forMembers('home') },
  // The link of a mail is good for a user who holds it.
  '/web/reset-password': forAll('Đặt mật khẩu mới'),
};

/** Pages that domains bring. */
const domainPages = Object.fromEntries(
  Object.entries<PageNames[string]>(pageNames).map(([path, { audience, title }]) => [
    `/web${path}`,
    (audience === 'members' ? asGuarded : forAll)(textOf(title)),
  ]),
);

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });
/** One address of each kind that is made of something, and what stands there for everyone. */
const made: Record<MadeAddress, [address: string, standing: (page: Page) => Locator]> = {
  play: ['/web/play/no-such-game', (page) => heading(page, 'Không có trò chơi nào đang mở ở đây')],
  helpAt: ['/web/helpmc#aboutus', (page) => heading(page, 'Trung tâm trợ giúp')],
  groupInSight: ['/web/?group=casino#groups', (page) => page.locator('#groups')],
  group: [
    '/web/?group=fish',
    (page) => page.getByRole('navigation', { name: 'Nhóm trò chơi' }).locator('[aria-current]').getByText('Bắn cá'),
  ],
};
/** §2: these have no footer. */
const isWithoutFooter = (address: string): boolean => /^\/web\/(?:sports|lottery|workCenter|play)/.test(address);
const everyone = Object.keys(persons) as Person[];

for (const person of everyone) {
  test(`§6 every guarded address as ${person}`, async ({ page }) => {
    test.slow();
    const rest = watchRest(page);
    const refused: string[] = [];
    page.on('response', (response) => {
      const answer = `${response.status()} ${new URL(response.url()).pathname}`;
      // §4 "Guild membership": its answer to a member of none.
      if (response.status() >= 400 && answer !== '404 /api/guild') refused.push(answer);
    });
    const expectNoDialog = async (address: string): Promise<void> => {
      // The dialogs come with the footer, each as a module of its own.
      if (!isWithoutFooter(address)) await expect(page.getByRole('contentinfo', { includeHidden: true }), address).toBeAttached();
      await rest();
      await expect(anyDialog(page), address).toHaveCount(0);
    };
    if (person !== 'visitor') await logIn(page, accountOf[person]);
    // By its address alone; the others as a link opens them.
    await page.goto('/web/?center=account');
    await expect(anyDialog(page)).toHaveAccessibleName(centreFor[person]);
    for (const [address, dialogs] of Object.entries(opened)) {
      await openLayer(page, address);
      const name = dialogs[person];
      // The corner of the header stands once the gateway has said who is looking.
      const corner =
        person === 'visitor'
          ? page.getByText('Đăng nhập').first()
          : page.getByRole('button', { name: 'Đăng xuất', includeHidden: true }).first();
      await expect(corner, address).toBeAttached();
      if (name) await expect(anyDialog(page), address).toHaveAccessibleName(name);
      else await expectNoDialog(address);
    }
    // Loaded by its address as a visitor has it, whom a warning keeps where he is; the others are led there by a link.
    const open = (address: string): Promise<unknown> => (person === 'visitor' ? page.goto(address) : follow(page, address));
    for (const [address, headings] of Object.entries({ ...pages, ...domainPages })) {
      await open(address);
      const name = headings[person];
      if (name === 'guarded') {
        await expect(page.getByRole('alertdialog'), address).toHaveAccessibleName('Dành cho hội viên');
        continue;
      }
      if (name === 'home') await expect(page, address).toHaveURL(/\/web\/?$/);
      else await expect(heading(page, name), address).toBeVisible();
      await expectNoDialog(address);
    }
    for (const [address, standing] of Object.values(made)) {
      await open(address);
      await expect(standing(page), address).toBeVisible();
      await expectNoDialog(address);
    }
    expect(refused, 'no call, picture or file of any address is refused').toEqual([]);
  });
}

/** The pages of the security centre, by their heading. */
const headings: Record<keyof (typeof memberEntryNames)['account']['parts'], string | RegExp> = {
  password: 'Đổi mật khẩu đăng nhập',
  fund: /mật khẩu quỹ$/,
  phone: /số điện thoại$/,
  email: /email$/,
  authenticator: 'Ứng dụng xác thực',
  newAddress: 'Xác minh thêm ở địa chỉ mới',
  realName: /họ tên thật$/i,
  bankCards: 'Thẻ ngân hàng',
  sessions: 'Lịch sử đăng nhập',
  profile: 'Tên hiển thị & ảnh đại diện',
};

for (const person of everyone) {
  test(`§6 each page of the security centre as ${person}`, async ({ page }) => {
    if (person === 'visitor') await page.goto('/web/');
    else await logIn(page, accountOf[person]);
    for (const [name, heading] of Object.entries(headings)) {
      await openLayer(page, `/web/?center=account&page=${name}`);
      await expect(anyDialog(page), name).toHaveAccessibleName(centreFor[person]);
      const itself = anyDialog(page).getByRole('heading', { name: heading });
      if (person === 'member' || person === 'legionMaster') await expect(itself, name).toBeVisible();
      else await expect(itself, name).toHaveCount(0);
    }
  });
}

test('§2 the tabs of the legion for a legionMaster', async ({ page }) => {
  await logIn(page, accountOf.legionMaster);
  await openLayer(page, '/web/?center=legion');
  const tabs = anyDialog(page).getByRole('tab');
  await expect(tabs).toHaveText(['Xếp hạng', 'Ghi chép', 'Quy tắc', /^Thành viên/, 'Thiết lập']);
});

/** The entries of the agent centre, by the name of the dialog; what each holds, agentCenter.spec.ts tells. */
const agentPlaces: Record<AgentPlace, string> = {
  // Beside its list, on a wide screen, the centre has its first entry open.
  menu: 'Thông báo',
  announcement: 'Thông báo',
  teamOverview: 'Tổng quan đội nhóm',
  registerCenter: 'Trung tâm đăng ký',
  downlineManagement: 'Quản lý tuyến dưới',
  debtRecord: 'Lịch sử công nợ',
  profitAndLoss: 'Báo cáo lãi lỗ',
  revenueReport: 'Báo cáo doanh thu',
  downlineTransactions: 'Chi tiết giao dịch tuyến dưới',
  redRain: 'Mưa lì xì',
  dividend: 'Cổ tức',
  dailyWages: 'Lương ngày',
  hourlySalary: 'Lương giờ',
  realTimeSalary: 'Lương thời gian thực',
  protection: 'Chơi có trách nhiệm',
};

for (const person of everyone) {
  test(`§6 each entry of the agent centre as ${person}`, async ({ page }) => {
    if (person === 'visitor') await page.goto('/web/');
    else await logIn(page, accountOf[person]);
    for (const [place, name] of Object.entries(agentPlaces)) {
      await openLayer(page, `/web/?agent=${place}`);
      await expect(anyDialog(page), place).toHaveAccessibleName(
        person === 'agent' ? name : person === 'visitor' ? 'Đăng nhập' : 'Chưa mở được',
      );
    }
  });
}
