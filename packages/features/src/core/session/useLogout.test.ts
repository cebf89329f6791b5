import { headers } from '@baize/contract';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockFetch, Refusal, storyToken } from '../testing/index.ts';
import { renderFeatureHook } from '../testing/renderFeature.tsx';
import { storageKeys } from './createSessionStore.ts';
import { useSession } from './SessionProvider.tsx';
import { useLogout } from './useLogout.ts';

function loggedIn(answer: 'never' | 'offline' | Refusal | Record<string, never>) {
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
