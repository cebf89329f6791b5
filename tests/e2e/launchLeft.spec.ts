import { anyDialog, clickTile, expect, hold, logIn, test, watchRest } from './support.ts';

test('§4 launch: no blank window stays when the portal is reloaded while one is pending', async ({ page, context }) => {
  await logIn(page, 'member01');
  const sport = page.getByRole('navigation', { name: 'Điều hướng chính' }).getByText('Thể thao', { exact: true });
  const pending = {
    'game/launchGame': () => clickTile(page, 'Chơi ngay'),
    'games/game_menus': () => sport.click(),
  };
  for (const [call, ask] of Object.entries(pending)) {
    await test.step(call, async () => {
      await page.route(`**/api/${call}*`, () => new Promise(() => undefined));
      const asked = page.waitForRequest(`**/api/${call}*`);
      const opening = context.waitForEvent('page');
      await ask();
      await opening;
      await asked;
      expect(context.pages()).toHaveLength(2);
      await page.reload();
      await expect.poll(() => context.pages().length).toBe(1);
      await page.unroute(`**/api/${call}*`);
    });
  }
});

test('§4 §9 launch: a time-out of 120 s closes the window and says so', async ({ page, context }) => {
  const rest = watchRest(page);
  await logIn(page, 'member01');
  // What is on its way when the time runs would be late too.
  await rest();
  const held = await hold(page, '**/api/game/launchGame');
  await page.clock.install();
  await clickTile(page, 'Chơi ngay');
  await expect.poll(held.calls).toBe(1);
  expect(context.pages()).toHaveLength(2);
  await page.clock.fastForward(120_000);
  await expect(anyDialog(page)).toContainText('Trang tải quá lâu');
  await expect.poll(() => context.pages().length).toBe(1);
  held.release();
});
