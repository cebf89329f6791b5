import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatewayNow, noteGatewayTime } from './gatewayTime.ts';

const now = Date.parse('2026-11-25T12:00:00Z');
const minute = 60_000;
const reply = (date: number | string, cacheControl = 'no-store'): Response =>
  new Response(null, { headers: { 'cache-control': cacheControl, date: typeof date === 'string' ? date : new Date(date).toUTCString() } });
const ahead = (): number => gatewayNow() - Date.now();

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => {
  noteGatewayTime(reply(Date.now()), Date.now());
  vi.useRealTimers();
});

test.each([-40, 40])('§9 a device that is %d minutes off counts by the gateway’s clock', (minutes) => {
  noteGatewayTime(reply(now + minutes * minute), now);
  expect(ahead()).toBe(minutes * minute);
  noteGatewayTime(reply(now), now);
  expect(ahead(), 'once its clock is right').toBe(0);
});

test('seconds that the way of a reply takes are no difference, so that no countdown jumps', () => {
  noteGatewayTime(reply(now - 3_000), now);
  expect(ahead()).toBe(0);
  noteGatewayTime(reply(now + 10 * minute), now);
  noteGatewayTime(reply(now + 10 * minute - 4_000), now);
  expect(ahead()).toBe(10 * minute);
});

test('§9 a device that is days off learns it from a reply that took long', () => {
  noteGatewayTime(reply(now - 40 * 24 * 60 * minute), now - 30_000);
  expect(ahead()).toBe(-40 * 24 * 60 * minute);
});

test.each([
  ['that a cache may have kept', reply(now - minute, 'public, max-age=31536000, immutable'), now],
  ['that took a minute', reply(now - minute), now - minute],
  ['whose time can’t be read', reply('soon'), now],
  ['without a time', new Response(null, { headers: { 'cache-control': 'no-store' } }), now],
])('a reply %s tells nothing', (_, response, sentAt) => {
  noteGatewayTime(response, sentAt);
  expect(ahead()).toBe(0);
});
