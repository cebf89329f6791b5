import type { OwnGateway } from './ownGateway/test.ts';
import { test } from './ownGateway/test.ts';
import { balancePill, demoPassword, expect, fillLogin, register } from './support.ts';

const logInElsewhere = async (gateway: OwnGateway, username: string): Promise<void> => {
  const reply = await gateway.call('login', { type: 'username', username, password: demoPassword });
  expect(reply.status).toBe(200);
};

const ends: [reason: string, said: string, end: (gateway: OwnGateway, username: string) => Promise<unknown>][] = [
  ['the system', 'Hệ thống đã kết thúc phiên đăng nhập.', (gateway, username) => gateway.operator('logout', username)],
  [
    'the limit of devices',
    'Tài khoản đã đạt giới hạn',
    async (gateway, username) => {
      for (let device = 0; device < 4; device += 1) await logInElsewhere(gateway, username);
    },
  ],
  ['its time, which ran out', 'Bạn đã bị đăng xuất, vui lòng đăng nhập lại.', (gateway) => gateway.expireSessions()],
  [
    'another device',
    'Phiên này đã được kết thúc từ thiết bị khác',
    async (gateway, username) => {
      const { body } = await gateway.call('login', { type: 'username', username, password: demoPassword });
      await gateway.call('endSessions', { sessionId: 'others' }, { token: body.value.token });
    },
  ],
];

for (const [reason, said, end] of ends) {
  test(`§4 pushed logout by ${reason}: said with its reason, and a login leads back to the place`, async ({ page, gateway }) => {
    const username = await register(page, '/web/?group=fish');
    await expect(balancePill(page)).toBeVisible();
    await end(gateway, username);
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(said);
    await expect(balancePill(page)).toHaveCount(0);
    await dialog.getByRole('button').click();
    await fillLogin(page, username);
    await expect(page).toHaveURL(/\/web\/?\?group=fish$/);
    await expect(balancePill(page)).toBeVisible();
  });
}

test('§4 a call that meets the end before the pushed event learns the reason by its refusal', async ({ page, gateway }) => {
  // Never answered: no event comes.
  await page.route('**/api/live/events', () => undefined);
  const username = await register(page);
  await expect(balancePill(page)).toBeVisible();
  // What this page is still loading must not meet the end: the next one is to be told of it.
  await page.goto('about:blank');
  await gateway.operator('logout', username);
  await page.goto('/web/?group=fish');
  await expect(page.getByRole('alertdialog')).toContainText('Hệ thống đã kết thúc phiên đăng nhập.');
  await expect(balancePill(page)).toHaveCount(0);
});
