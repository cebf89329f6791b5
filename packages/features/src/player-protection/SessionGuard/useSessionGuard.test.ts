import type { Protection, ProtectionStop } from '@baize/contract';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playStopQueryKey, storageKeys } from '../../core/index.ts';
import { type Answers, storyToken } from '../../core/testing/index.ts';
import { renderFeatureHook } from '../../core/testing/renderFeature.tsx';
import { storyProtection } from '../testing/storyProtection.ts';
import type { GuardedRounds } from './GuardedRounds.ts';
import { useSessionGuard } from './useSessionGuard.ts';

const account = 'minh88';
const minute = 60_000;
const ago = (minutes: number): number => Date.now() - minutes * minute;
beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'fullscreenElement');
  Reflect.deleteProperty(document, 'exitFullscreen');
});

function guard(rounds: GuardedRounds, answers: Answers = { getProtection: storyProtection }) {
  const play = { ...rounds };
  const rendered = renderFeatureHook(() => useSessionGuard(play), { account, answers });
  return { ...rendered, play };
}

describe('RTS 13B the reality check of a login', () => {
  it('runs on when another game is opened', async () => {
    const first = guard({ openedAt: ago(29) });
    await waitFor(() => expect(first.result.current.check?.secondsLeft).toBeLessThanOrEqual(60));
    first.unmount();
    const second = guard({ openedAt: ago(0) });
    await waitFor(() => expect(second.result.current.check?.secondsLeft).toBeLessThanOrEqual(60));
    expect(second.result.current.check?.isDue).toBe(false);
  });

  it('is answered for all tabs', async () => {
    const { result } = guard({ openedAt: ago(31) });
    await waitFor(() => expect(result.current.check?.isDue).toBe(true));
    localStorage.setItem(storageKeys.realityCheck, JSON.stringify({ session: 0, at: Date.now(), minutes: 30 }));
    act(() => void globalThis.dispatchEvent(new Event('storage')));
    expect(result.current.check?.isDue).toBe(false);
  });

  it('begins anew with the next login, and the time since then is known', async () => {
    const before = guard({ openedAt: ago(31) });
    await waitFor(() => expect(before.result.current.check?.isDue).toBe(true));
    expect(before.result.current.elapsed).toEqual({ minutes: 31, since: 'game' });
    act(() => before.parts.session.end());
    act(() => before.parts.session.start({ token: storyToken, account }));
    await waitFor(() => expect(before.result.current.check).toMatchObject({ isDue: false }));
    expect(before.result.current.elapsed).toEqual({ minutes: 0, since: 'login' });
  });

  it('goes on as it was last known where it can’t be read, and comes where nothing is known', async () => {
    const unknown = guard({ openedAt: ago(0) }, { getProtection: 'offline' });
    await waitFor(() => expect(unknown.result.current.check?.minutes).toBe(60));
    unknown.unmount();
    const known = guard({ openedAt: ago(0) });
    await waitFor(() => expect(known.result.current.check?.minutes).toBe(30));
    known.unmount();
    const again = guard({ openedAt: ago(0) }, { getProtection: 'offline' });
    expect(again.result.current.check?.minutes).toBe(30);
  });

  it('learns of another choice within a minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let reply: Protection = storyProtection;
    const { result } = guard({ openedAt: ago(0) }, { getProtection: () => reply });
    await vi.waitFor(() => expect(result.current.check?.minutes).toBe(30));
    reply = { ...storyProtection, realityCheckMinutes: 15 };
    await act(() => vi.advanceTimersByTimeAsync(minute));
    await vi.waitFor(() => expect(result.current.check?.minutes).toBe(15));
  });

  it('leaves the full screen of a game, also when the game goes back there', async () => {
    const exitFullscreen = vi.fn(async () => undefined);
    Object.assign(document, { exitFullscreen });
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: document.body });
    const { result } = guard({ openedAt: ago(31) });
    await waitFor(() => expect(result.current.check?.isDue).toBe(true));
    expect(exitFullscreen).toHaveBeenCalledTimes(1);
    document.dispatchEvent(new Event('fullscreenchange'));
    expect(exitFullscreen).toHaveBeenCalledTimes(2);
    act(() => result.current.answer());
    document.dispatchEvent(new Event('fullscreenchange'));
    expect(exitFullscreen).toHaveBeenCalledTimes(2);
  });
});

describe('RTS 12A why the last bet was refused', () => {
  const stopUntil = (until: number): ProtectionStop => ({ by: 'break', until: new Date(until).toISOString() });

  it('is told until that is over', async () => {
    const { result, parts } = guard({ openedAt: ago(0) });
    act(() => void parts.queries.setQueryData(playStopQueryKey(account), stopUntil(Date.now() + minute)));
    await waitFor(() => expect(result.current.stop).toMatchObject({ by: 'break' }));
    act(() => void parts.queries.setQueryData(playStopQueryKey(account), stopUntil(Date.now() - 1)));
    await waitFor(() => expect(result.current.stop).toBeUndefined());
  });

  it('is told until another round is there, and the round before the refusal is none', async () => {
    const { result, parts, play, rerender } = guard({ openedAt: ago(0), rounds: { count: 4, readAt: Date.now() } });
    const stoppedAt = Date.now();
    act(() => void parts.queries.setQueryData(playStopQueryKey(account), stopUntil(stoppedAt + minute), { updatedAt: stoppedAt }));
    await waitFor(() => expect(result.current.stop).toBeDefined());
    for (const [count, after] of [
      [5, 10],
      [5, 20],
    ] as const) {
      play.rounds = { count, readAt: stoppedAt + after };
      rerender();
      expect(result.current.stop).toBeDefined();
    }
    play.rounds = { count: 6, readAt: stoppedAt + 30 };
    rerender();
    await waitFor(() => expect(result.current.stop).toBeUndefined());
  });
});
