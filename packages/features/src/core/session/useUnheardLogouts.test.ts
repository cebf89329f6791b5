import { headers } from '@baize/contract';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockFetch, Refusal, storyToken } from '../testing/index.ts';
import { renderFeatureHook } from '../testing/renderFeature.tsx';
import { createSessionStore, storageKeys } from './createSessionStore.ts';
import { useLogout } from './useLogout.ts';
import { useUnheardLogouts } from './useUnheardLogouts.ts';

type Outcome = 'offline' | Refusal | Record<string, never>;

/** A page of the portal; with a page before it, on the storage that this has left. */
function openPage(options: { account?: string; left?: string | undefined }) {
  let answer: Outcome = 'offline';
  const sent: (string | null)[] = [];
  const answers = mockFetch({ logout: () => answer });
  const page = renderFeatureHook(
    () => {
      useUnheardLogouts();
      return useLogout();
    },
    {
      account: options.account,
      left: options.left,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        sent.push(request.headers.get(headers.sessionToken));
        return await answers(request);
      },
    },
  );
  const online = (next: Outcome): void => {
    answer = next;
    act(() => void globalThis.dispatchEvent(new Event('online')));
  };
  return { ...page, sent, online, kept: () => page.parts.storage.get('unheardLogouts') };
}

it('§4 Logout offline: the token outlives a reload, apart from the session, and is forgotten once the gateway has answered', async () => {
  const first = openPage({ account: 'minh88' });
  await act(() => first.result.current());
  expect([storageKeys.token, storageKeys.account].map(first.parts.storage.get)).toEqual([undefined, undefined]);
  const left = first.kept();
  expect(left).toBe(JSON.stringify([storyToken]));
  first.unmount();

  const next = openPage({ left });
  expect(createSessionStore(next.parts.storage, 'baize').get(), 'it logs nobody in').toEqual({ status: 'visitor' });
  await waitFor(() => expect(next.sent).toEqual([storyToken]));
  expect(next.kept()).toBe(left);
  next.online({});
  await waitFor(() => expect(next.sent).toEqual([storyToken, storyToken]));
  await waitFor(() => expect(next.kept()).toBeUndefined());
});

it.each([{}, new Refusal('login.not.session')])('a logout that the gateway answers with %o leaves nothing behind', async (answer) => {
  const page = openPage({ account: 'minh88' });
  page.online(answer);
  await act(() => page.result.current());
  expect(page.kept()).toBeUndefined();
});

it.each(['', '{', '{}', '[1,null]'])('a storage that holds “%s” is no logout', (left) => {
  const { sent } = openPage({ left });
  expect(sent).toEqual([]);
});
