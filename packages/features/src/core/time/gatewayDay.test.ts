import { expect, it, vi } from 'vitest';
import { gatewayDay } from './gatewayDay.ts';
import { gatewayNow, noteGatewayTime } from './gatewayTime.ts';

it.each([
  ['2026-11-20T16:59:59.999Z', '2026-11-20'],
  ['2026-11-20T17:00:00.000Z', '2026-11-21'],
])('%s is a moment of %s for a brand in Vietnam', (moment, day) => expect(gatewayDay('Asia/Ho_Chi_Minh', Date.parse(moment))).toBe(day));

it('the day is the gateway’s, also on a device that is 40 days ahead', () => {
  vi.useFakeTimers({ now: Date.parse('2027-01-07T05:00:00Z'), toFake: ['Date'] });
  const headers = { 'cache-control': 'no-store', date: 'Sat, 28 Nov 2026 05:00:00 GMT' };
  noteGatewayTime(new Response(null, { headers }), Date.now());
  expect(gatewayDay('Asia/Ho_Chi_Minh')).toBe('2026-11-28');
  expect(new Date(gatewayNow()).toISOString()).toBe('2026-11-28T05:00:00.000Z');
  noteGatewayTime(new Response(null, { headers: { ...headers, date: new Date().toUTCString() } }), Date.now());
  vi.useRealTimers();
});
