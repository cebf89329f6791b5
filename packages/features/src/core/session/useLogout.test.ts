import { headers } from '@baize/contract';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, mockFetch, Refusal, storyToken } from '../testing/index.ts';
import { renderFeatureHook } from '../testing/renderFeature.tsx';
import { storageKeys } from './createSessionStore.ts';
import { useSession } from './SessionProvider.tsx';
import { useLogout } from './useLogout.ts';

function loggedIn(answer: NonNullable<Answers['logout']>) {
  const sent: Request[] = [];
  const answers = mockFetch({ logout: answer });
  const shell = renderFeatureHook(() => ({ session: useSession(), logOut: useLogout() }), {
    account: 'minh88',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      sent.push(request.clone());
      return await answers(request);
    },
  });
  return { ...shell, sent };
}

describe('§4 Logout', () => {
  it('ends the session at once on this device, before the gateway has answered', () => {
    const { result } = loggedIn('never');
    act(() => void result.current.logOut());
    expect(result.current.session).toEqual({ status: 'visitor' });
  });

  it('ends the token at the gateway: the call carries it though it is already dropped here', async () => {
    const { result, sent } = loggedIn({});
    act(() => void result.current.logOut());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect([sent[0]?.method, sent[0]?.url]).toEqual(['POST', 'https://gateway.example/api/session/logout']);
    expect(sent[0]?.headers.get(headers.sessionToken)).toBe(storyToken);
  });

  it('clears the session; language and merchant are kept', () => {
    const { result, parts } = loggedIn({});
    parts.storage.set(storageKeys.language, 'en');
    act(() => parts.session.start({ token: storyToken, account: 'minh88' }));
    act(() => void result.current.logOut());
    expect([storageKeys.token, storageKeys.account].map(parts.storage.get)).toEqual([undefined, undefined]);
    expect([storageKeys.language, storageKeys.merchant].map(parts.storage.get)).toEqual(['en', 'baize']);
  });

  it.each(['offline', new Refusal('system_error'), new Refusal('login.not.session')] as const)(
    'says nothing when the gateway can’t be told',
    async (answer) => {
      const { result, sent } = loggedIn(answer);
      act(() => void result.current.logOut());
      await waitFor(() => expect(sent).toHaveLength(1));
      expect(result.current.session).toEqual({ status: 'visitor' });
    },
  );
});

describe('§4 Logout while the gateway can’t be reached', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** Logs out while nothing answers; from then on what `answerNow` is given. */
  async function loggedOutOffline() {
    let answer: 'offline' | Refusal | Record<string, never> = 'offline';
    const hook = loggedIn(() => answer);
    await act(() => hook.result.current.logOut());
    const tokens = () => hook.sent.map((request) => request.headers.get(headers.sessionToken));
    const answerNow = (next: typeof answer): void => {
      answer = next;
    };
    return { ...hook, tokens, answerNow };
  }
  const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const hasAttempts = (tokens: () => unknown[], count: number) =>
    vi.waitFor(() => expect(tokens()).toEqual(Array.from({ length: count }, () => storyToken)));

  it('ends the token as soon as the network is back, though nothing holds it on this device', async () => {
    const { parts, tokens, answerNow } = await loggedOutOffline();
    expect([storageKeys.token, storageKeys.account].map(parts.storage.get)).toEqual([undefined, undefined]);
    answerNow({});
    act(() => void globalThis.dispatchEvent(new Event('online')));
    await hasAttempts(tokens, 2);
  });

  it('asks again at growing intervals, and no more once the gateway has answered', async () => {
    const { tokens, answerNow } = await loggedOutOffline();
    let attempts = 1;
    for (const seconds of [5, 15, 60, 300, 300]) {
      await later(seconds * 900);
      expect(tokens(), `before ${seconds} s`).toHaveLength(attempts);
      attempts += 1;
      await later(seconds * 100);
      await hasAttempts(tokens, attempts);
    }
    answerNow({});
    await later(300_000);
    await hasAttempts(tokens, attempts + 1);
    await later(3_600_000);
    act(() => void globalThis.dispatchEvent(new Event('online')));
    await later(0);
    expect(tokens()).toHaveLength(attempts + 1);
  });

  it('takes the 401 of a token that has ended by itself for an answer, and leaves the next session alone', async () => {
    const { result, parts, tokens, answerNow } = await loggedOutOffline();
    act(() => parts.session.start({ token: 'n'.repeat(43), account: 'minh88' }));
    answerNow(new Refusal('login.not.session'));
    act(() => void globalThis.dispatchEvent(new Event('online')));
    await hasAttempts(tokens, 2);
    await later(3_600_000);
    expect(tokens()).toHaveLength(2);
    expect(result.current.session).toMatchObject({ status: 'loggedIn', token: 'n'.repeat(43) });
  });

  it('a fault of the gateway is no answer', async () => {
    const { tokens, answerNow } = await loggedOutOffline();
    answerNow(new Refusal('service_unavailable'));
    await later(5_000);
    await hasAttempts(tokens, 2);
    answerNow({});
    await later(15_000);
    await hasAttempts(tokens, 3);
  });
});
