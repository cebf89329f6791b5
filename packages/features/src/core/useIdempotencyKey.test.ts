import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useIdempotencyKey } from './useIdempotencyKey.ts';

/** Each rendering is what a reload leaves: the storage, and nothing else. */
const load = (order = 'minh88:deposit') => renderHook(() => useIdempotencyKey(order)).result.current;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

describe('DESIGN §2 the key of an order', () => {
  it('is a UUID that is stored before the order is sent', async () => {
    const key = await load().keyFor({ amount: 5000 });
    expect(key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(JSON.stringify({ ...localStorage })).toContain(key);
  });

  it('keeps nothing of the body that could be read', async () => {
    await load('feedback').keyFor({ content: 'Nguyen Van A, 0912000001' });
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/Nguyen|0912/);
  });

  it('stays the same for the same order, after a reload as well', async () => {
    const key = await load().keyFor({ amount: 5000 });
    expect(await load().keyFor({ amount: 5000 })).toBe(key);
  });

  it('is another one for another body', async () => {
    const key = await load().keyFor({ amount: 5000 });
    const other = await load().keyFor({ amount: 6000 });
    expect(other).not.toBe(key);
    expect(await load().keyFor({ amount: 6000 })).toBe(other);
    expect(await load().keyFor({ amount: 5000 }), 'and the first is kept beside it').toBe(key);
    load().settle(other);
    expect(load().unsettled()).toEqual([key]);
  });

  it('is another one once the outcome is known', async () => {
    const key = await load().keyFor({ amount: 5000 });
    load().settle(key);
    expect(await load().keyFor({ amount: 5000 })).not.toBe(key);
  });

  it('§9 lives for 30 minutes from its making, however often it is asked for', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T03:00:00Z'), toFake: ['Date'] });
    const key = await load().keyFor({ amount: 5000 });
    vi.setSystemTime(new Date('2026-11-21T03:20:00Z'));
    expect(await load().keyFor({ amount: 5000 })).toBe(key);
    vi.setSystemTime(new Date('2026-11-21T03:29:59.999Z'));
    expect(await load().keyFor({ amount: 5000 })).toBe(key);
    vi.setSystemTime(new Date('2026-11-21T03:30:00Z'));
    const next = await load().keyFor({ amount: 5000 });
    expect(next).not.toBe(key);
    vi.setSystemTime(new Date('2026-11-21T03:59:59.999Z'));
    expect(await load().keyFor({ amount: 5000 })).toBe(next);
  });

  it('belongs to one order: another account’s never matters', async () => {
    const key = await load().keyFor({ amount: 5000 });
    expect(await load('lan:deposit').keyFor({ amount: 5000 })).not.toBe(key);
    load('lan:deposit').settle(key);
    expect(await load().keyFor({ amount: 5000 })).toBe(key);
  });

  it.each(['{', 'null', '[]', '{"fingerprint":"","key":7}'])('is made anew when %s stands in the storage', async (text) => {
    localStorage.setItem('baize-order:minh88:deposit', text);
    const key = await load().keyFor({ amount: 5000 });
    expect(await load().keyFor({ amount: 5000 })).toBe(key);
  });
});
