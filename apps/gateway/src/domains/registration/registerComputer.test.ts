import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runOperator } from '../../operator/commands.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { registrationForm } from '../../testingPlayers.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const turn = (state: string) => {
  const { database, queue, settings, sender, live } = gateway.services;
  return runOperator({ db: database.db, queue, settings, sender, changed: live.changed }, ['one-per-computer', state]);
};
let made = 0;
/** Registers, and gives back what the browser was told to keep. */
async function register(cookie?: string) {
  made += 1;
  const reply = await call(
    gateway.url,
    'registerMember',
    { username: `computer${made}`, ...registrationForm },
    { headers: cookie === undefined ? {} : { cookie } },
  );
  const kept = reply.headers.getSetCookie().find((line) => line.includes('baize-computer='));
  return { status: reply.status, code: reply.body.errorCode, kept, cookie: kept?.split(';')[0] };
}

describe('§5 one account per … shared computer', () => {
  test('nothing is kept about a computer while the brand’s switch is off', async () => {
    const first = await register();
    expect([first.status, first.kept]).toEqual([200, undefined]);
  });

  test('a computer opens one account; another computer opens the next', async () => {
    await turn('on');
    const first = await register();
    expect(first.status).toBe(200);
    expect(first.kept).toMatch(/^baize-computer=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    const second = await register(first.cookie);
    expect([second.status, second.code, second.cookie]).toEqual([409, 'duplicate_computer', first.cookie]);
    expect((await register()).status).toBe(200);
  });

  test('of two registrations at the same time one succeeds', async () => {
    const { cookie } = await register();
    const shared = cookie?.replace(/=.*/, `=${'x'.repeat(43)}`);
    const both = await Promise.all([register(shared), register(shared)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('a cookie that the gateway did not write is ignored', async () => {
    expect((await register('baize-computer=short')).status).toBe(200);
    expect((await register('baize-computer=short')).status).toBe(200);
  });

  test('the check ends when the switch is turned off', async () => {
    const { cookie } = await register();
    await turn('off');
    expect((await register(cookie)).status).toBe(200);
  });

  test('a wrong operator command is answered with the right one', async () => {
    await expect(turn('perhaps')).rejects.toThrow('One account for each computer is on or off.');
  });
});
