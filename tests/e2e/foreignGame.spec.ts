import type { Page } from '@playwright/test';
import { test } from './ownGateway/test.ts';
import { balanceOf, balancePill, clickTile, expect, game, logIn } from './support.ts';

/** Of a provider whose games are on an origin of its own; the test answers for it. */
const provider = 'https://provider.example';

/** Does what a game must be able to do, and what it must not, and says what came of it. */
const foreignGame = `<!doctype html><title>Game</title>
<a id="back" target="_top" href="${provider}/left">Back</a>
<p id="script">–</p><p id="top">–</p><p id="portal">–</p>
<script>
  const say = (id, text) => { document.getElementById(id).textContent = text; };
  const attempt = (id, act) => { try { act(); say(id, 'done'); } catch (error) { say(id, error.name); } };
  attempt('top', () => { top.location.href = '${provider}/taken'; });
  attempt('portal', () => parent.document.title);
  for (const message of [
    { id: '1', name: 'logout', data: JSON.stringify({ reason: 'limit', session: 'x'.repeat(16) }) },
    { id: '2', name: 'balance', data: JSON.stringify({ sumBalance: 1, currency: 'VND' }) },
    { type: 'activate' }, { type: 'close' }, 'close',
  ]) parent.postMessage(message, '*');
  say('script', 'runs');
</script>`;

test.use({ gatewayFor: { name: 'foreign games', options: { FRAME_ORIGINS: provider } }, consoleMayComplain: true });

/** Opens it in the page, as where the browser blocks the window. */
async function openInFrame(page: Page) {
  await page.addInitScript(() => {
    window.open = () => null;
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard });
    addEventListener('message', ({ data }) => heard.push(data));
  });
  await page.route(`${provider}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.route(`${provider}/game`, (route) => route.fulfill({ contentType: 'text/html', body: foreignGame }));
  await page.route('**/api/game/launchGame', (route) =>
    route.fulfill({ json: { success: true, value: { game_url: `${provider}/game` } } }),
  );
  await logIn(page, 'member01');
  await expect(balancePill(page)).toContainText('₫');
  const balance = await balanceOf(page);
  await clickTile(page, 'Chơi ngay');
  const dialog = page.getByRole('dialog', { name: game });
  return { balance, dialog, frame: dialog.frameLocator('iframe') };
}

test('a game of another origin plays in its fence: it does not move the portal, reads nothing of it, and is not listened to', async ({
  page,
}) => {
  const { balance, dialog, frame } = await openInFrame(page);
  await expect(frame.locator('#script')).toHaveText('runs');
  await expect(frame.locator('#top')).toHaveText('SecurityError');
  await expect(frame.locator('#portal')).toHaveText('SecurityError');
  await expect(dialog.locator('iframe')).toHaveAttribute('sandbox', /^(?!.*allow-top-navigation(?:$| )).*allow-scripts/);
  await expect.poll(() => page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard.length)).toBe(5);
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/web\/?$/);
  await dialog.getByRole('button', { name: 'Đóng' }).click();
  await expect(dialog).toBeHidden();
  expect(await balanceOf(page)).toBe(balance);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('it leads away when its player says so', async ({ page }) => {
  const { frame } = await openInFrame(page);
  await expect(frame.locator('#script')).toHaveText('runs');
  // The first press on a frame that has only just come may be lost in a browser under load.
  await expect(async () => {
    await frame.locator('#back').click({ timeout: 5_000 });
    await expect(page).toHaveURL(`${provider}/left`, { timeout: 5_000 });
  }).toPass({ timeout: 30_000 });
});
