import { calls } from '@baize/contract';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient } from '../client/createClient.ts';
import { noteGatewayTime } from './gatewayTime.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('counts whole seconds down to nothing, and then stands', () => {
  const moment = Date.now() + 2_500;
  const fixed = renderHook(() => useSecondsLeft(moment));
  expect(fixed.result.current).toBe(3);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(fixed.result.current).toBe(2);
  act(() => void vi.advanceTimersByTime(5_000));
  expect(fixed.result.current).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('is over at once for a moment that has passed', () => {
  expect(renderHook(() => useSecondsLeft(Date.now() - 1)).result.current).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('§9 a phone whose clock is wrong counts what the gateway has left', async () => {
  const headers = { 'cache-control': 'no-store', date: new Date(Date.now() - 40 * 60_000).toUTCString() };
  const client = createClient({
    baseUrl: 'https://gateway.example/api/',
    merchantCode: 'baize',
    moduleId: 'portal',
    device: 'WEB',
    language: () => 'vi',
    token: () => undefined,
    fetch: async () => Response.json({ success: true, value: { status: 0 } }, { headers }),
  });
  await client.send(calls.getSystemStatus, {});
  const left = renderHook(() => useSecondsLeft(Date.now() - 30 * 60_000)).result.current;
  expect(Math.abs(left - 10 * 60)).toBeLessThan(2);
  noteGatewayTime(new Response(null, { headers: { ...headers, date: new Date().toUTCString() } }), Date.now());
});
