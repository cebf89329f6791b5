import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadChunk } from './loadChunk.ts';

const failure = 'A part of the page could not be loaded';
const never = () => new Promise<never>(() => undefined);

/** Follows a load: what it has come to so far. */
function follow(loading: Promise<unknown>): { outcome: unknown } {
  const followed: { outcome: unknown } = { outcome: 'pending' };
  loading.then(
    (chunk) => Object.assign(followed, { outcome: chunk }),
    (error: Error) => Object.assign(followed, { outcome: error.message }),
  );
  return followed;
}

describe('§8 "An asset chunk that fails after 120 s reports a failure"', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('one that hangs is waited for to the 120th second, and no longer', async () => {
    const followed = follow(loadChunk(never));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(followed.outcome).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    expect(followed.outcome).toContain(failure);
  });

  it('one that fails late and then hangs has no time of its own for the second try', async () => {
    const fail = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error('lost')), 100_000));
    const load = vi.fn<() => Promise<never>>().mockImplementationOnce(fail).mockImplementation(never);
    const followed = follow(loadChunk(load));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(load).toHaveBeenCalledTimes(2);
    expect(followed.outcome).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    expect(followed.outcome).toContain(failure);
  });

  it('one that fails is asked for once more after a second, then reported with its cause', async () => {
    const load = vi.fn(() => Promise.reject(new Error('404')));
    const loading = loadChunk(load).catch((error: Error) => error);
    await vi.advanceTimersByTimeAsync(999);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
    expect(await loading).toMatchObject({ name: 'ChunkError', cause: new Error('404') });
  });

  it('one that comes at the second try is there, and no timer is left behind', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('reset')).mockResolvedValue('the chunk');
    const followed = follow(loadChunk(load));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(followed.outcome).toBe('the chunk');
    expect(vi.getTimerCount()).toBe(0);
  });
});
