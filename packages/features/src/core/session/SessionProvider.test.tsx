import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { balanceQueryKey, permissionQueryKey } from '../queries.ts';
import { storyMember } from '../testing/index.ts';
import { renderFeatureHook } from '../testing/renderFeature.tsx';
import { storageKeys } from './createSessionStore.ts';
import { useSession } from './SessionProvider.tsx';
import { usePasswordExpiry } from './usePasswordExpiry.ts';

/** What a browser tells the other tabs. */
const storageChanged = (key: string | null) => act(() => void globalThis.dispatchEvent(Object.assign(new Event('storage'), { key })));

describe('§4 the session on the page', () => {
  it('forgets a player’s data with his session, and keeps what belongs to the house', () => {
    const { parts } = renderFeatureHook(useSession, { account: 'minh88' });
    parts.queries.setQueryData(balanceQueryKey('minh88'), { sumBalance: 5, currency: 'VND' });
    parts.queries.setQueryData(permissionQueryKey, { sandbox: true });
    act(() => parts.session.end());
    expect(parts.queries.getQueryData(balanceQueryKey('minh88'))).toBeUndefined();
    expect(parts.queries.getQueryData(permissionQueryKey)).toEqual({ sandbox: true });
  });

  it.each([storageKeys.token, null])('follows a logout in another tab (%s)', async (key) => {
    const { result, parts } = renderFeatureHook(useSession, { account: 'minh88' });
    parts.storage.remove(storageKeys.token);
    await storageChanged(key);
    expect(result.current).toEqual({ status: 'visitor' });
  });

  it('follows another tab that logs in', async () => {
    const { result, parts } = renderFeatureHook(useSession);
    parts.storage.set(storageKeys.account, 'lan');
    parts.storage.set(storageKeys.token, 'another');
    await storageChanged(storageKeys.token);
    expect(result.current).toEqual({ status: 'loggedIn', token: 'another', account: 'lan', isOfOtherTab: true });
  });

  it('stays as it is when another tab changes the language', async () => {
    const { result, parts } = renderFeatureHook(useSession, { account: 'minh88' });
    parts.storage.remove(storageKeys.token);
    await storageChanged(storageKeys.language);
    expect(result.current.status).toBe('loggedIn');
  });

  it('asks again for what it shows of a session that another tab has renewed, as by a new password', async () => {
    let passwordExpired = true;
    const { result } = renderFeatureHook(usePasswordExpiry, {
      account: 'minh88',
      answers: { getMemberInfo: () => ({ ...storyMember, passwordExpired }) },
    });
    await waitFor(() => expect(result.current).toBeDefined());
    passwordExpired = false;
    await storageChanged(storageKeys.renewed);
    await waitFor(() => expect(result.current).toBeUndefined());
  });

  it('keeps a log-in that came while the end of the former session was being read', () => {
    const { result, parts } = renderFeatureHook(useSession, { account: 'minh88', endedBy: 'expired' });
    act(() => parts.session.start({ token: 'new', account: 'minh88' }));
    act(() => parts.session.acknowledgeEnd());
    expect(result.current.status).toBe('loggedIn');
  });
});
