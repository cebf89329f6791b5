import { test } from './ownGateway/test.ts';
import { balancePill, expect, logIn, watchRest } from './support.ts';

const texts = ['--vi', 'Chào bạn', '--vi-text', 'Chúc may mắn.', '--en', 'Hello', '--en-text', 'Good luck.'];

test('§2 logged-in bar: the count of unread messages moves while the player looks at it', async ({ page, gateway }) => {
  await logIn(page, 'member01');
  await expect(balancePill(page)).toContainText('₫');
  await expect(page.getByText(/^Tin nhắn chưa đọc/)).toHaveCount(0);
  await gateway.operator('message', 'member01', ...texts);
  await expect(page.getByText('Tin nhắn chưa đọc: 1')).toBeAttached();
  await gateway.operator('message', 'member01', ...texts);
  await expect(page.getByText('Tin nhắn chưa đọc: 2')).toBeAttached();
  await page.reload();
  await expect(page.getByText('Tin nhắn chưa đọc: 2')).toBeAttached();
});

test('§2 logged-in bar: what a lost stream did not tell is there once it is back, though it is too late to go on', async ({
  page,
  gateway,
}) => {
  const { username } = await gateway.openAccount();
  let cut = (): void => undefined;
  const isCut = new Promise<void>((resolve) => {
    cut = resolve;
  });
  const waitsFor: (string | undefined)[] = [];
  // The first stream ends at an event that the gateway never had: it can't go on from there.
  await page.route('**/api/live/events', async (route) => {
    waitsFor.push(route.request().headers()['last-event-id']);
    if (waitsFor.length > 1) return route.continue();
    await isCut;
    const body = 'id: 999999\nevent: balance\ndata: {"sumBalance":500000,"currency":"VND"}\n\n';
    await route.fulfill({ contentType: 'text/event-stream', body });
  });
  await logIn(page, username);
  await expect(balancePill(page)).toContainText('500.000');
  await gateway.operator('message', username, ...texts);
  await gateway.operator('credit', username, '70000', '--reason', 'Bù');
  cut();
  await expect(page.getByText('Tin nhắn chưa đọc: 1')).toBeAttached();
  await expect(balancePill(page)).toContainText('570.000');
  expect(waitsFor).toEqual([undefined, '999999']);
});

test('§2 logged-in bar: personal center with a reward badge, the sum of what is enabled (§3); none where there is nothing to claim', async ({
  page,
}) => {
  const rest = watchRest(page);
  const badge = page.getByText(/^Phần thưởng có thể nhận/);
  const asked = page.waitForResponse('**/api/promotions/available');
  await logIn(page, 'member01');
  const reply = (await (await asked).json()) as { value: { availablePromo: Record<string, { enabled: boolean; count: number }> } };
  await rest();
  const { availablePromo } = reply.value;
  const sum = Object.values(availablePromo).reduce((all, { enabled, count }) => all + (enabled ? count : 0), 0);
  await expect(badge.first()).toHaveText(new RegExp(`: ${sum}$`));
  await page.route('**/api/promotions/available', (route) => route.fulfill({ json: { success: true, value: { availablePromo } } }));
  for (const kind of Object.keys(availablePromo)) availablePromo[kind] = { enabled: true, count: 0 };
  await page.reload();
  await rest();
  await expect(badge).toHaveCount(0);
  for (const [kind, count] of Object.entries({ REGISTER: 2, MISSION: 3 })) availablePromo[kind] = { enabled: true, count };
  availablePromo['LOGIN'] = { enabled: false, count: 40 };
  await page.reload();
  const centre = page.getByRole('banner').getByRole('link', { name: /Trung tâm cá nhân/ });
  await expect(centre).toHaveAccessibleName(/Phần thưởng có thể nhận: 5/);
  await centre.click();
  await expect(page).toHaveURL(/[?]center=account$/);
});

test('§6 an agent does not load unread messages, nor what members can claim', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/(?:messages\/unread|promotions\/available)/.test(request.url())) asked.push(request.url());
  });
  await logIn(page, 'agent01');
  await expect(balancePill(page)).toContainText('₫');
  expect(asked).toEqual([]);
});

test('§1 the balance is hidden and shown again, and the choice stays for the next visit', async ({ page }) => {
  await page.setViewportSize({ width: 1360, height: 900 });
  await logIn(page, 'member01');
  await expect(balancePill(page)).toContainText(/\d/);
  await page.getByRole('button', { name: 'Ẩn số tiền' }).click();
  await expect(balancePill(page)).not.toContainText(/\d/);
  await page.reload();
  const eye = page.getByRole('button', { name: 'Ẩn số tiền' });
  await expect(eye).toHaveAttribute('aria-pressed', 'true');
  await expect(balancePill(page)).not.toContainText(/\d/);
  await eye.click();
  await expect(balancePill(page)).toContainText(/\d/);
});
