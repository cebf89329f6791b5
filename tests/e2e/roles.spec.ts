import { expect, logIn, test } from './support.ts';

type Role = 'visitor' | 'trial' | 'member' | 'agent' | 'legionMaster';

const accountOf: Record<Exclude<Role, 'visitor'>, string> = {
  trial: 'trial01',
  member: 'member01',
  agent: 'agent01',
  legionMaster: 'master01',
};

/** What stands in the place of the security centre, by the name of the dialog. */
const centreFor: Record<Role, string> = {
  visitor: 'Đăng nhập',
  trial: 'Chưa mở được',
  member: 'Bảo mật tài khoản',
  agent: 'Chưa mở được',
  legionMaster: 'Bảo mật tài khoản',
};

/** What each guarded address opens for each role (§6), by the name of the dialog; none opens the page itself. */
const opened: Record<string, Record<Role, string | undefined>> = {
  '/web/?dialog=account': {
    visitor: 'Đăng nhập',
    trial: 'Tôi',
    member: 'Tôi',
    agent: 'Tôi',
    legionMaster: 'Tôi',
  },
  '/web/?center=account': centreFor,
  '/web/?center=deposit': {
    visitor: 'Đăng nhập',
    trial: 'Chưa mở được',
    member: 'Nạp tiền',
    agent: 'Chưa mở được',
    legionMaster: 'Nạp tiền',
  },
  '/web/?dialog=terms': {
    visitor: 'Điều khoản dịch vụ',
    trial: 'Điều khoản dịch vụ',
    member: 'Điều khoản dịch vụ',
    agent: 'Điều khoản dịch vụ',
    legionMaster: 'Điều khoản dịch vụ',
  },
  '/web/?dialog=login': { visitor: 'Đăng nhập', trial: undefined, member: undefined, agent: undefined, legionMaster: undefined },
  '/web/?dialog=forgot': { visitor: 'Quên mật khẩu', trial: undefined, member: undefined, agent: undefined, legionMaster: undefined },
};
const roles = ['visitor', 'trial', 'member', 'agent', 'legionMaster'] as const;

for (const role of roles) {
  test(`§6 every guarded address as ${role}`, async ({ page }) => {
    if (role !== 'visitor') await logIn(page, accountOf[role]);
    for (const [address, dialogs] of Object.entries(opened)) {
      await page.goto(address);
      const name = dialogs[role];
      // The corner of the header stands once the gateway has said who is looking.
      const corner =
        role === 'visitor'
          ? page.getByText('Đăng nhập').first()
          : page.getByRole('button', { name: 'Đăng xuất', includeHidden: true }).first();
      await expect(corner, address).toBeAttached();
      if (name) await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')), address).toHaveAccessibleName(name);
      else await expect(page.getByRole('dialog'), address).toHaveCount(0);
    }
    await page.goto('/web/register');
    if (role === 'visitor') await expect(page.getByRole('heading', { name: 'Đăng ký tài khoản' })).toBeVisible();
    else await expect(page).toHaveURL(/\/web\/?$/);
  });
}

/** The pages of the security centre, by their heading. */
const headings = {
  password: 'Đổi mật khẩu đăng nhập',
  fund: /mật khẩu quỹ$/,
  phone: /số điện thoại$/,
  email: /email$/,
  authenticator: 'Ứng dụng xác thực',
  newAddress: 'Xác minh thêm ở địa chỉ mới',
  realName: /họ tên thật$/i,
  sessions: 'Lịch sử đăng nhập',
};

for (const role of roles) {
  test(`§6 each page of the security centre as ${role}`, async ({ page }) => {
    if (role !== 'visitor') await logIn(page, accountOf[role]);
    for (const [name, heading] of Object.entries(headings)) {
      await page.goto(`/web/?center=account&page=${name}`);
      const opened = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      await expect(opened, name).toHaveAccessibleName(centreFor[role]);
      const itself = opened.getByRole('heading', { name: heading });
      if (role === 'member' || role === 'legionMaster') await expect(itself, name).toBeVisible();
      else await expect(itself, name).toHaveCount(0);
    }
  });
}
