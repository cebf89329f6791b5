import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsAfter } from '../../live/outbox.ts';
import { runOperator } from '../../operator/commands.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { registerPlayer } from '../../testingPlayers.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
});
afterAll(() => gateway.close());

const texts = ['--vi', 'Chào', '--vi-text', 'Một.\\nHai.', '--en', 'Hello', '--en-text', 'One.\\nTwo.'];
const message = (...args: string[]) => {
  const { database, queue, settings, sender, live } = gateway.services;
  return runOperator({ db: database.db, queue, settings, sender, changed: live.changed }, ['message', ...args]);
};
async function newPlayer() {
  const { token } = await registerPlayer(gateway.url);
  const { id, account } = (await call(gateway.url, 'getMemberInfo', {}, { token })).body.value as { id: string; account: string };
  return { id, account, unread: async () => (await call(gateway.url, 'getUnreadMessages', {}, { token })).body.value };
}

test('§3 unread messages: value counts the player’s own messages', async () => {
  const [one, other] = [await newPlayer(), await newPlayer()];
  expect(await one.unread()).toEqual({ value: 0 });
  expect(await message(one.account, ...texts)).toBe(`${one.account} has 1 unread message now.`);
  expect(await message(one.account, ...texts)).toBe(`${one.account} has 2 unread messages now.`);
  expect(await one.unread()).toEqual({ value: 2 });
  expect(await other.unread()).toEqual({ value: 0 });
});

test('§2 live-message listener: each message is an event of the stream with the new count', async () => {
  const player = await newPlayer();
  await Promise.all([message(player.account, ...texts), message(player.account, ...texts)]);
  const events = await eventsAfter(gateway.services.database.db, new Map([[player.id, 0]]));
  expect(events.filter(({ name }) => name === 'unreadMessages').map(({ data }) => data)).toEqual([{ value: 1 }, { value: 2 }]);
});

test('§6 an agent and a visitor do not load unread messages', async () => {
  const { value } = (await call(gateway.url, 'login', { type: 'username', username: 'agent01', password: 'Baize123' })).body;
  expect((await call(gateway.url, 'getUnreadMessages', {}, { token: value.token })).status).toBe(403);
  expect((await call(gateway.url, 'getUnreadMessages', {})).status).toBe(401);
});

test('a message without a text or a receiver is refused, and the answer says what is missing', async () => {
  const { account, unread } = await newPlayer();
  for (const place of [0, 2, 4, 6])
    await expect(message(account, ...texts.toSpliced(place, 2))).rejects.toThrow(`needs ${texts[place]} <text>`);
  await expect(message(account, ...texts.with(1, 'x'.repeat(201)))).rejects.toThrow('200 letters at most');
  await expect(message('nobody00', ...texts)).rejects.toThrow('There is no account nobody00');
  expect(await unread()).toEqual({ value: 0 });
});
