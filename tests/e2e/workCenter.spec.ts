import type { Page } from '@playwright/test';
import { type OwnGateway, test } from './ownGateway/test.ts';
import { expect, logIn, logInByForm, logOut } from './support.ts';

const words = 'Tiền nạp chưa vào ví của tôi.';
const main = (page: Page) => page.getByRole('main');

async function fillFeedback(page: Page, content = words): Promise<void> {
  await main(page)
    .getByRole('combobox', { name: /^Loại câu hỏi/ })
    .selectOption({ label: 'Vấn đề nạp tiền' });
  await main(page)
    .getByRole('textbox', { name: /^Nội dung/ })
    .fill(content);
}
const feedbackOf = async (gateway: OwnGateway, content: string): Promise<string[]> =>
  (await gateway.operator('feedback', 'list')).split('\n').filter((line) => line.includes(content));

test('§2 in whatever case it is written; and the key of the finder leads nobody away from it', async ({ page }) => {
  await page.goto('/web/workcenter');
  await expect(page.getByRole('heading', { level: 1, name: 'Đăng ký làm đại lý' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.keyboard.press('/');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/\/workcenter$/);
});

test('§2 /web/workCenter has no header and no footer, and a way back', async ({ page }) => {
  await page.goto('/web/workCenter');
  await expect(page.getByRole('heading', { level: 1, name: 'Đăng ký làm đại lý' })).toBeVisible();
  await expect(page).toHaveTitle(/^Đăng ký làm đại lý/);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await main(page)
    .getByRole('link', { name: /Trung tâm trợ giúp/ })
    .click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('§2 "feedback", §3, §7: from the help center, kept with the player, and once', async ({ page, gateway }) => {
  await logIn(page, 'member01', '/web/helpmc');
  await main(page).getByRole('link', { name: 'Gửi góp ý' }).click();
  await expect(page).toHaveURL(/\/workCenter\?form=feedback$/);
  await fillFeedback(page, 'Ngắn');
  await main(page).getByRole('button', { name: 'Gửi góp ý' }).click();
  await expect(main(page).getByText('Vui lòng nhập 10 - 140 ký tự.')).toBeVisible();
  await fillFeedback(page);
  await page.reload();
  await expect(main(page).getByRole('textbox', { name: /^Nội dung/ })).toHaveValue(words);
  await main(page).getByRole('button', { name: 'Gửi góp ý' }).dblclick();
  await expect(main(page).getByText('Chúng tôi đã nhận được góp ý.')).toBeVisible();
  const kept = await feedbackOf(gateway, words);
  expect(kept).toHaveLength(1);
  expect(kept[0]).toContain('  deposit  vi  member01  ');
});

test('§8 feedback whose reply was lost is sent again under its number, and kept once', async ({ page, gateway }) => {
  const lost = 'Góp ý mà câu trả lời bị mất.';
  await page.goto('/web/workCenter?form=feedback');
  let sent = 0;
  await page.route('**/api/feedback', async (route) => {
    sent += 1;
    if (sent > 1) return route.continue();
    await route.fetch();
    return route.fulfill({ status: 503, json: { success: false, errorCode: 'service_unavailable', message: 'x', requestId: 'r' } });
  });
  await fillFeedback(page, lost);
  await main(page).getByRole('button', { name: 'Gửi góp ý' }).click();
  await expect(main(page).getByText('Dịch vụ đang bận. Vui lòng thử lại sau giây lát.')).toBeVisible();
  await page.reload();
  await main(page).getByRole('button', { name: 'Gửi góp ý' }).click();
  await expect(main(page).getByText('Chúng tôi đã nhận được góp ý.')).toBeVisible();
  expect(sent).toBe(2);
  expect(await feedbackOf(gateway, lost)).toHaveLength(1);
});

test('§2 "agent-recruitment form", §3: a wrong captcha is said at its field, a right one sends it', async ({ page, gateway }) => {
  await page.goto('/web/workCenter');
  const field = (name: string) => main(page).getByRole('textbox', { name: new RegExp(`^${name}`) });
  await field('Họ tên').fill('Nguyễn Văn An');
  await field('Số di động').fill('0912 345 678');
  await field('Email').fill('an@example.vn');
  await field('Telegram').fill('an_dai_ly');
  await field('Mã captcha').fill('WRONG');
  const renewed = page.waitForResponse((response) => response.url().endsWith('/api/captcha'));
  await main(page).getByRole('button', { name: 'Gửi đơn' }).click();
  await expect(main(page).getByText('Mã captcha không đúng.')).toBeVisible();
  await expect(field('Mã captcha')).toHaveValue('');
  await renewed;
  await gateway.answerCaptchas('ANSWER');
  await field('Mã captcha').fill('answer');
  await main(page).getByRole('button', { name: 'Gửi đơn' }).click();
  await expect(main(page).getByText('Chúng tôi đã nhận được đơn của bạn.')).toBeVisible();
  const kept = await gateway.operator('application', 'list');
  expect(kept).toContain('a visitor  "Nguyễn Văn An"  +84912345678  an@example.vn  telegram "an_dai_ly"');
});

test('§4 a logout leaves nothing of either form, neither here nor in a tab where one is open; another account finds them empty', async ({
  page,
  context,
}) => {
  // Two tabs and two logins.
  test.slow();
  const name = (of: Page) => main(of).getByRole('textbox', { name: /^Họ tên/ });
  const content = (of: Page) => main(of).getByRole('textbox', { name: /^Nội dung/ });
  const stored = (of: Page) => of.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await page.goto('/web/workCenter');
  await name(page).fill('Nguyễn Văn An');
  await logInByForm(page, 'member01', '/web/workCenter');
  await expect(name(page), 'what he had typed as a visitor is his').toHaveValue('Nguyễn Văn An');
  await page.goto('/web/helpmc');
  const second = await context.newPage();
  await second.goto('/web/workCenter?form=feedback');
  await fillFeedback(second);
  await expect.poll(() => stored(second)).toContain(words);

  await logOut(page);
  await expect(content(second)).toHaveValue('');
  await expect.poll(() => stored(second)).not.toContain(words);
  await expect.poll(() => stored(page)).not.toContain('Nguyễn Văn An');
  await logInByForm(page, 'agent01', '/web/workCenter');
  await expect(name(page)).toHaveValue('');
  await second.close();
});
