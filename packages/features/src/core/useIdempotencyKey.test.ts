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
  it('is a UUID that is stored before the order is sent', () => {
    const key = load().keyFor('deposit:5000');
    expect(key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(JSON.stringify({ ...localStorage })).toContain(key);
  });

  it('stays the same for the same order, after a reload as well', () => {
    const key = load().keyFor('deposit:5000');
    expect(load().keyFor('deposit:5000')).toBe(key);
  });

  it('is another one for another body', () => {
    const key = load().keyFor('deposit:5000');
    const other = load().keyFor('deposit:6000');
    expect(other).not.toBe(key);
    expect(load().keyFor('deposit:6000')).toBe(other);
  });

  it('is another one once the outcome is known', () => {
    const key = load().keyFor('deposit:5000');
    load().settle();
    expect(load().keyFor('deposit:5000')).not.toBe(key);
  });

  it('§9 lives for 30 minutes from its making, however often it is asked for', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T03:00:00Z'), toFake: ['Date'] });
    const key = load().keyFor('deposit:5000');
    vi.setSystemTime(new Date('2026-11-21T03:20:00Z'));
    expect(load().keyFor('deposit:5000')).toBe(key);
    vi.setSystemTime(new Date('2026-11-21T03:29:59.999Z'));
    expect(load().keyFor('deposit:5000')).toBe(key);
    vi.setSystemTime(new Date('2026-11-21T03:30:00Z'));
    const next = load().keyFor('deposit:5000');
    expect(next).not.toBe(key);
    vi.setSystemTime(new Date('2026-11-21T03:59:59.999Z'));
    expect(load().keyFor('deposit:5000')).toBe(next);
  });

  it('belongs to one order: another account’s never matters', () => {
    const key = load().keyFor('deposit:5000');
    expect(load('lan:deposit').keyFor('deposit:5000')).not.toBe(key);
    load('lan:deposit').settle();
    expect(load().keyFor('deposit:5000')).toBe(key);
  });

  it.each(['{', 'null', '[]', '{"fingerprint":"deposit:5000","key":7}'])('is made anew when %s stands in the storage', (text) => {
    localStorage.setItem('baize-order:minh88:deposit', text);
    const key = load().keyFor('deposit:5000');
    expect(load().keyFor('deposit:5000')).toBe(key);
  });
});
