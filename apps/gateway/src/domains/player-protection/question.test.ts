import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { newPlayer, type ProtectedPlayer } from './testingProtection.ts';

let gateway: TestGateway;
let player: ProtectedPlayer;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  player = await newPlayer(gateway);
});
const question = async () => (await player.read()).limitQuestion;
/** Hours of days that are fewer than any six months, and hours with which they are more. */
const [almost, rest] = [180 * 24, 5 * 24];

test('RTS 12A a new player is asked for a limit until he says that he wants none, and again six months later', async () => {
  expect(await question()).toBe('first');
  expect(await question()).toBe('first');
  expect((await player.send('keepLimits', {})).body.value.limitQuestion).toBeUndefined();
  await player.waitHours(almost);
  expect(await question()).toBeUndefined();
  await player.waitHours(rest);
  expect(await question()).toBe('review');
  await player.send('keepLimits', {});
  expect(await question()).toBeUndefined();
});

test('RTS 12A a limit that is set, or lowered, is an answer', async () => {
  await player.setLimit('deposit', 'month', 100_000);
  expect(await question()).toBeUndefined();
  await player.waitHours(almost + rest);
  expect(await question()).toBe('review');
  await player.setLimit('deposit', 'month', 90_000);
  expect(await question()).toBeUndefined();
});

test('what was refused is no answer', async () => {
  expect((await player.setLimit('deposit', 'month', null)).body.errorCode).toBe('limit_change_not_found');
  expect(await question()).toBe('first');
});

test('an answer alone makes no bet pay for a guard', async () => {
  await player.send('keepLimits', {});
  await player.bet(1_000);
  expect((await player.limit('wager', 'day'))?.used).toBe(0);
});

test('nobody is asked while play is closed', async () => {
  await player.send('takeBreak', { hours: 24 });
  expect(await question()).toBeUndefined();
  await player.waitHours(25);
  expect(await question()).toBe('first');
});
