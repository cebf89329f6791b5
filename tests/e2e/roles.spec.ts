import type { AccountPage, AgentPlace, addresses, Layer } from '../../apps/portal/src/routes/addresses.ts';
import { type Person, persons } from '../../packages/contract/src/wire/roles.ts';
import { expect, logIn, test } from './support.ts';

type NameOf<Kind extends 'dialog' | 'center'> = Extract<Layer, Record<Kind, string>>[Kind];
/** Every layer and every page that the portal's addresses know: one without a row below does not compile. */
type LayerAddress = `/web/?dialog=${NameOf<'dialog'>}` | `/web/?center=${NameOf<'center'>}`;
type PageAddress = `/web${Extract<(typeof addresses)[keyof typeof addresses], string>}`;

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

/** An entry of the member centre, by what the centre says above it (§2). */
const inCentre = (title: string): Record<Person, string> => ({ ...centreFor, member: title, legionMaster: title });

/** What each layer is for each role (§6), by the name of the dialog; none opens the page itself. */
const opened: Record<LayerAddress, Record<Person, string | RegExp | undefined>> = {
  '/web/?dialog=account': { visitor: 'Đăng nhập', ...forMembers('Tôi') },
  // Beside its list, on a wide screen, the centre has its first entry open.
  '/web/?center=menu': centreFor,
  '/web/?center=account': centreFor,
  '/web/?center=wallet': inCentre('Ví & chuyển quỹ'),
  '/web/?center=withdraw': inCentre('Rút tiền'),
  '/web/?center=debtHistory': inCentre('Lịch sử cược'),
  '/web/?center=transactionHistory': inCentre('Lịch sử giao dịch'),
  '/web/?center=rewardCenter': inCentre('Trung tâm thưởng'),
  '/web/?center=referral': inCentre('Giới thiệu bạn'),
  '/web/?center=missionLeaderboard': inCentre('Bảng nhiệm vụ'),
  '/web/?center=messages': inCentre('Tin nhắn'),
  '/web/?center=manualRebate': inCentre('Hoàn trả'),
  '/web/?center=legion': inCentre('Quân đoàn'),
  '/web/?center=transferUpline': inCentre('Chuyển tuyến trên'),
  '/web/?center=deposit': inCentre('Nạp tiền'),
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

/** The heading of each page; `home` for a role that is sent to the home. */
const pages: Record<PageAddress, Record<Person, string | 'home'>> = {
  '/web/': forAll('home'),
  '/web/games': forAll('Tất cả trò chơi'),
  '/web/promo': forAll('Khuyến mãi'),
  '/web/pointMall': { ...forMembers('Đổi điểm'), visitor: 'guarded' },
  '/web/download': forAll('Tải ứng dụng'),
  '/web/helpmc': forAll('Trung tâm trợ giúp'),
  '/web/workCenter': forAll('Đăng ký làm đại lý'),
  '/web/workCenter?form=feedback': forAll('Góp ý'),
  '/web/register': { visitor: 'Đăng ký tài khoản', ...forMembers('home') },
  // The link of a mail is good for whoever holds it.
  '/web/reset-password': forAll('Đặt mật khẩu mới'),
};
/** §2 "Guard": pages of games that only who is logged in sees; the others are everyone's. */
const guardedGames = { '/web/sports': 'Thể thao', '/web/lottery': 'Xổ số' };
const everyone = Object.keys(persons) as Person[];

for (const person of everyone) {
  test(`§6 every guarded address as ${person}`, async ({ page }) => {
    test.slow();
    if (person !== 'visitor') await logIn(page, accountOf[person]);
    for (const [address, dialogs] of Object.entries(opened)) {
      await page.goto(address);
      const name = dialogs[person];
      // The corner of the header stands once the gateway has said who is looking.
      const corner =
        person === 'visitor'
          ? page.getByText('Đăng nhập').first()
          : page.getByRole('button', { name: 'Đăng xuất', includeHidden: true }).first();
      await expect(corner, address).toBeAttached();
      if (name) await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')), address).toHaveAccessibleName(name);
      else await expect(page.getByRole('dialog'), address).toHaveCount(0);
    }
    for (const [address, heading] of Object.entries(guardedGames)) {
      await page.goto(address);
      if (person === 'visitor') await expect(page.getByRole('alertdialog'), address).toHaveAccessibleName('Dành cho hội viên');
      else await expect(page.getByRole('heading', { level: 1, name: heading }), address).toBeVisible();
    }
    for (const [address, headings] of Object.entries(pages)) {
      await page.goto(address);
      const heading = headings[person];
      if (heading === 'guarded') {
        await expect(page.getByRole('alertdialog'), address).toHaveAccessibleName('Dành cho hội viên');
        continue;
      }
      if (heading === 'home') await expect(page, address).toHaveURL(/\/web\/?$/);
      else await expect(page.getByRole('heading', { level: 1, name: heading }), address).toBeVisible();
      await expect(page.getByRole('dialog'), address).toHaveCount(0);
    }
  });
}

/** The pages of the security centre, by their heading. */
const headings: Record<AccountPage, string | RegExp> = {
  password: 'Đổi mật khẩu đăng nhập',
  fund: /mật khẩu quỹ$/,
  phone: /số điện thoại$/,
  email: /email$/,
  authenticator: 'Ứng dụng xác thực',
  newAddress: 'Xác minh thêm ở địa chỉ mới',
  realName: /họ tên thật$/i,
  sessions: 'Lịch sử đăng nhập',
};

for (const person of everyone) {
  test(`§6 each page of the security centre as ${person}`, async ({ page }) => {
    if (person !== 'visitor') await logIn(page, accountOf[person]);
    for (const [name, heading] of Object.entries(headings)) {
      await page.goto(`/web/?center=account&page=${name}`);
      const opened = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      await expect(opened, name).toHaveAccessibleName(centreFor[person]);
      const itself = opened.getByRole('heading', { name: heading });
      if (person === 'member' || person === 'legionMaster') await expect(itself, name).toBeVisible();
      else await expect(itself, name).toHaveCount(0);
    }
  });
}

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
};

for (const person of everyone) {
  test(`§6 each entry of the agent centre as ${person}`, async ({ page }) => {
    if (person !== 'visitor') await logIn(page, accountOf[person]);
    for (const [place, name] of Object.entries(agentPlaces)) {
      await page.goto(`/web/?agent=${place}`);
      const opened = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      await expect(opened, place).toHaveAccessibleName(person === 'agent' ? name : person === 'visitor' ? 'Đăng nhập' : 'Chưa mở được');
    }
  });
}
