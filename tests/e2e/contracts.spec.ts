import type { ContractTerms, VendorType } from '@baize/contract';
import type { Locator, Page } from '@playwright/test';
import { test } from './ownGateway/test.ts';
import { expect, fillLogin, hold, logIn, logOut, watchShifts } from './support.ts';

const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Yêu cầu hợp đồng' });
const request = (page: Page, name: string): Locator => panel(page).getByRole('region', { name, exact: true });
const question = (page: Page): Locator => page.getByRole('alertdialog');

/** The page has come to rest: what waits for a quiet moment has had it. */
async function expectSettled(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Số dư/, includeHidden: true })).toBeAttached();
  await expect(page.getByRole('contentinfo', { includeHidden: true })).toBeAttached();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

const dividendOf = (productType: VendorType): ContractTerms => ({
  type: 'dividend',
  productType,
  rows: [{ minimumBet: 1_000_000, netLoss: 100_000, activeMember: 2, contractRate: 500 }],
});

/** One request of each of the four lists, by its heading (§3). */
const requests: Record<string, ContractTerms> = {
  'Cổ tức: casino trực tuyến': dividendOf('LIVE'),
  'Lương ngày': { type: 'dailySalary', period: 'daily', details: [{ betVolume: 10_000_000, activeMember: 2, rate: 30 }] },
  'Lương giờ': {
    type: 'hourlySalary',
    hourSalaryRates: [{ minimumBet: 2_000_000, activeMember: 1, rateType: 'amount', rate: 50_000 }],
  },
  'Lương thời gian thực': { type: 'realTimeSalary', profitRate: 20, lossRate: 120, singlePeriodBetAmount: 1_000_000 },
};

test.use({ gatewayFor: { name: 'contracts' } });
// One account has requests: what a test answers, those below find answered.
test.describe.configure({ mode: 'serial' });

// Of both names that §2 has for it (016): "The agent contract modal", "A consolidated contracts panel". "Real-time salary" is here alone.
test('§2 the panel opens after the login when a request waits, once per session', async ({ page }) => {
  await page.goto('/web/?dialog=login');
  await fillLogin(page, 'contract01');
  await expect(panel(page)).toBeVisible();
  await expect(page).toHaveURL(/\?dialog=contracts$/);
  await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText([
    'Cổ tức: casino trực tuyến',
    'Lương ngày',
    'Lương giờ',
    'Lương thời gian thực',
  ]);
  await panel(page).getByRole('button', { name: 'Đóng', exact: true }).click();
  await expect(page).toHaveURL(/\/web\/?$/);

  const asked: string[] = [];
  page.on('request', (sent) => sent.url().includes('/consolidated') && asked.push(sent.url()));
  await page.reload();
  await expectSettled(page);
  await expect(panel(page), 'after a reload').toHaveCount(0);
  expect(asked, 'it is not even asked for').toEqual([]);

  await logOut(page);
  await page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' }).click();
  await fillLogin(page, 'contract01');
  await expect(panel(page), 'the next session').toBeVisible();
});

for (const [heading, terms] of Object.entries(requests)) {
  test(`§2 "shown when any of the four contract request lists is non-empty": ${heading}, with the other three empty`, async ({
    page,
    gateway,
  }) => {
    const { username } = await gateway.openAccount();
    await gateway.offerContract('agent01', username, terms);
    await page.goto('/web/?dialog=login');
    await fillLogin(page, username);
    await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText([heading]);
  });
}

test('§2 never over another dialog, nor over a form: it waits until the page is free', async ({ page }) => {
  await page.goto('/web/');
  await page.goto('/web/?center=account');
  await fillLogin(page, 'contract01');
  const centre = page.getByRole('dialog', { name: 'Bảo mật tài khoản' });
  await expect(centre).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.goto('/web/workCenter?form=feedback');
  await expect(page.getByRole('heading', { level: 1, name: 'Góp ý' })).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // One of the two places where it opens by itself (016).
  await page.goto('/web/games');
  await expect(panel(page)).toBeVisible();
});

test('the announcement comes first, the requests when it is closed', async ({ page, gateway }) => {
  const texts = ['--vi', 'Tin mới', '--vi-text', 'Nội dung.', '--en', 'News', '--en-text', 'Content.'];
  const said = await gateway.operator('notice', 'add', 'popup', ...texts, '--from', '2026-01-01T00:00:00Z');
  const popup = page.getByRole('dialog', { name: 'Tin dành cho bạn' });
  // The requests come late: the announcement has the page before them.
  const held = await hold(page, '**/api/member/info/funds/consolidated');
  await page.goto('/web/?dialog=login');
  await fillLogin(page, 'contract01');
  await expect(popup).toBeVisible();
  const reply = page.waitForResponse('**/api/member/info/funds/consolidated');
  held.release();
  await reply;
  await expect(popup).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeVisible();
  await expect(popup).toBeHidden();
  await gateway.operator('notice', 'remove', /\d+/.exec(said)?.[0] ?? '');
});

test('§2 it is found again by its address: Back closes it, a reload reopens it, nothing jumps', async ({ page }) => {
  const shifts = await watchShifts(page);
  await logIn(page, 'member01', '/web/');
  await page.goto('/web/?dialog=contracts');
  await expect(panel(page).getByText('Không có yêu cầu hợp đồng nào đang chờ')).toBeVisible();
  await page.reload();
  await expect(panel(page).getByText('Không có yêu cầu hợp đồng nào đang chờ')).toBeVisible();
  expect(await shifts()).toBeLessThanOrEqual(0.02);
  await page.goBack();
  await expect(panel(page)).toBeHidden();
});

test('§3 a request says who offers it, and its terms; a phone has them as cards', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/web/?dialog=contracts');
  await fillLogin(page, 'contract01');
  const dividend = request(page, 'Cổ tức: casino trực tuyến');
  await expect(dividend).toContainText('Đại lý đề nghị: Quốc Bảo');
  await expect(dividend.getByRole('row').nth(3)).toContainText('15,5');
  await expect(dividend.getByRole('row').nth(1)).toContainText('50.000.000');
  await expect(request(page, 'Lương giờ').getByRole('row').nth(1)).toContainText('50.000');
  await expect(request(page, 'Lương giờ').getByRole('row').nth(2)).toContainText('0,25');
  await expect(request(page, 'Lương thời gian thực')).toContainText('1,2');
});

test('§4 an answer that the gateway does not take is said, and the requests are loaded again', async ({ page }) => {
  await page.goto('/web/?dialog=contracts');
  await fillLogin(page, 'contract01');
  await page.route('**/api/contracts/realTimeSalary', (route) =>
    route.fulfill({ status: 409, json: { success: false, errorCode: 'contract_answered', message: 'x', requestId: 'r' } }),
  );
  const reloaded = page.waitForResponse('**/api/member/info/funds/consolidated');
  await request(page, 'Lương thời gian thực').getByRole('button', { name: 'Ký hợp đồng' }).click();
  await question(page).getByRole('button', { name: 'Ký hợp đồng' }).click();
  await expect(panel(page).getByRole('alert')).toHaveText('Yêu cầu hợp đồng này đã được trả lời rồi.');
  await reloaded;
  await expect(request(page, 'Lương thời gian thực')).toBeVisible();
});

test('§4 each answer is asked for once more, then the requests are loaded again; the last leaves a sentence', async ({ page }) => {
  await page.goto('/web/?dialog=contracts');
  await fillLogin(page, 'contract01');
  const daily = request(page, 'Lương ngày');
  await daily.getByRole('button', { name: 'Ký hợp đồng' }).click();
  await expect(question(page)).toHaveAccessibleName('Ký hợp đồng Lương ngày?');
  await question(page).getByRole('button', { name: 'Huỷ' }).click();
  await expect(daily).toBeVisible();

  await daily.getByRole('button', { name: 'Ký hợp đồng' }).click();
  await question(page).getByRole('button', { name: 'Ký hợp đồng' }).click();
  await expect(panel(page).getByText('Bạn đã ký hợp đồng Lương ngày.')).toBeVisible();
  await expect(daily).toBeHidden();
  await expect(panel(page).getByRole('heading', { level: 3 })).toHaveCount(3);

  for (const name of ['Cổ tức: casino trực tuyến', 'Lương giờ', 'Lương thời gian thực']) {
    await request(page, name).getByRole('button', { name: 'Từ chối' }).click();
    await question(page).getByRole('button', { name: 'Từ chối' }).click();
    await expect(panel(page).getByText(`Bạn đã từ chối hợp đồng ${name}.`)).toBeVisible();
    await expect(request(page, name)).toBeHidden();
  }
  await expect(panel(page).getByText('Không có yêu cầu hợp đồng nào đang chờ')).toBeVisible();
});

test('§2 a request that comes while the member looks on opens the panel, and one that comes while it is open joins it', async ({
  page,
  gateway,
}) => {
  const { username } = await gateway.openAccount();
  await logIn(page, username);
  await expectSettled(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const requests = panel(page).getByRole('heading', { level: 3, name: /^Cổ tức/ });
  await gateway.offerContract('agent01', username, dividendOf('LIVE'));
  await expect(requests).toHaveCount(1);
  await gateway.offerContract('agent01', username, dividendOf('RNG'));
  await expect(requests).toHaveCount(2);
  await panel(page).getByRole('button', { name: 'Đóng', exact: true }).click();
  await expectSettled(page);
  await expect(page.getByRole('dialog'), 'both were seen').toHaveCount(0);
  await gateway.offerContract('agent01', username, dividendOf('SPORTS'));
  await expect(requests).toHaveCount(3);
});

test('§2 a request that came since the last visit opens the panel once, and another one does in a tab that was opened later', async ({
  page,
  context,
  gateway,
}) => {
  const { username } = await gateway.openAccount();
  const requests = (tab: Page): Locator => panel(tab).getByRole('heading', { level: 3, name: /^Cổ tức/ });
  const close = (tab: Page): Promise<void> => panel(tab).getByRole('button', { name: 'Đóng', exact: true }).click();
  await gateway.offerContract('agent01', username, dividendOf('LIVE'));
  await page.goto('/web/?dialog=login');
  await fillLogin(page, username);
  await expect(requests(page)).toHaveCount(1);
  await close(page);

  await page.goto('about:blank');
  await gateway.offerContract('agent01', username, dividendOf('RNG'));
  await page.goto('/web/');
  await expect(requests(page)).toHaveCount(2);
  await close(page);
  await page.reload();
  await expectSettled(page);
  await expect(panel(page)).toHaveCount(0);

  const later = await context.newPage();
  await later.goto('/web/');
  await expect(requests(later)).toHaveCount(2);
  await close(later);
  await gateway.offerContract('agent01', username, dividendOf('SPORTS'));
  await expect(requests(later)).toHaveCount(3);
});

test('§6 an agent is not asked for contracts at the login', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (sent) => sent.url().includes('/consolidated') && asked.push(sent.url()));
  await logIn(page, 'agent01');
  await expectSettled(page);
  expect(asked).toEqual([]);
});

test('§2 nothing opens for a member who has nothing to answer', async ({ page }) => {
  await page.goto('/web/?dialog=login');
  const reply = page.waitForResponse('**/api/member/info/funds/consolidated');
  await fillLogin(page, 'member01');
  await reply;
  await expectSettled(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
