import { calls } from '@baize/contract';
import { GatewayError, storageKeys, useLive, useMember, useSession } from '@baize/features/core';
import { useLogin } from '@baize/features/session';
import { useBalance, useLogout } from '@baize/features/shell';
import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { openTab, type Tab } from './support/openTab.tsx';
import { endFromElsewhere, endToken, isTokenAlive, newUsername, password, patience, registerPlayer, tokenOf } from './support/player.ts';

const gatewayUrl = inject('gatewayUrl');

/** What the browser tells every other tab when the token has changed. */
const tellOtherTabs = () => act(() => void globalThis.dispatchEvent(Object.assign(new Event('storage'), { key: storageKeys.token })));

function openLogin(tab: Tab) {
  const onUnknownUser = vi.fn();
  const { result } = tab.run(() => useLogin({ onUnknownUser, onSecondFactor: vi.fn() }));
  const logIn = (username: string, secret: string) => act(() => result.current.logIn({ username, password: secret }));
  return { result, logIn, onUnknownUser };
}

describe('§4 Login', () => {
  afterEach(() => void vi.useRealTimers());

  it('starts a session that the gateway knows, and a reload keeps it', async () => {
    const username = await registerPlayer(await openTab(gatewayUrl));
    localStorage.clear();
    const tab = await openTab(gatewayUrl);
    const { logIn } = openLogin(tab);
    expect(await logIn(username.toUpperCase(), password)).toBe(true);
    const reloaded = await openTab(gatewayUrl);
    expect(reloaded.session.get()).toEqual({ status: 'loggedIn', token: tokenOf(tab), account: username });
    const { result } = reloaded.run(useMember);
    await waitFor(() => expect(result.current).toMatchObject({ role: 'member', info: { account: username } }), patience);
  });

  it.each(['2025-11-23', '2027-11-23'])('gets in from a device whose clock says %s', async (day) => {
    const username = await registerPlayer(await openTab(gatewayUrl));
    localStorage.clear();
    const { logIn } = openLogin(await openTab(gatewayUrl));
    vi.useFakeTimers({ now: new Date(day), toFake: ['Date'] });
    expect(await logIn(username, password)).toBe(true);
  });

  it('with a wrong password is refused at the form and starts no session', async () => {
    const username = await registerPlayer(await openTab(gatewayUrl));
    localStorage.clear();
    const tab = await openTab(gatewayUrl);
    const { result, logIn, onUnknownUser } = openLogin(tab);
    expect(await logIn(username, 'Wrong123')).toBe(false);
    await waitFor(() => expect(result.current.state).toEqual({ status: 'refused', code: 'account_or_password_error' }));
    expect(onUnknownUser).not.toHaveBeenCalled();
    expect(localStorage.getItem(storageKeys.token)).toBeNull();
  });

  it('of an unknown user goes to the registration', async () => {
    const tab = await openTab(gatewayUrl);
    const { logIn, onUnknownUser } = openLogin(tab);
    expect(await logIn(newUsername(), password)).toBe(false);
    expect(onUnknownUser).toHaveBeenCalledOnce();
    expect(tab.session.get()).toEqual({ status: 'visitor' });
  });
});

describe('§4 Logout', () => {
  it('the session is cleared, language and merchant are kept, and the token is dead at the gateway', async () => {
    const tab = await openTab(gatewayUrl);
    await registerPlayer(tab);
    const token = tokenOf(tab);
    expect(await isTokenAlive(tab, token)).toBe(true);
    const { result } = tab.run(useLogout);
    act(() => void result.current());
    expect(tab.session.get()).toEqual({ status: 'visitor' });
    expect({ ...localStorage }).toEqual({ [storageKeys.language]: 'vi', [storageKeys.merchant]: 'baize' });
    await vi.waitFor(async () => expect(await isTokenAlive(tab, token)).toBe(false), patience);
  });

  it('in one tab is followed by the other, without a word', async () => {
    const [first, second] = [await openTab(gatewayUrl), await openTab(gatewayUrl)];
    const other = second.run(useSession).result;
    const username = await registerPlayer(first);
    await tellOtherTabs();
    expect(other.current).toMatchObject({ status: 'loggedIn', account: username });
    const { result } = first.run(useLogout);
    act(() => void result.current());
    await tellOtherTabs();
    expect(other.current).toEqual({ status: 'visitor' });
  });

  it('on another device arrives by the live stream', async () => {
    const tab = await openTab(gatewayUrl);
    await registerPlayer(tab);
    const { result } = tab.run(() => {
      useLive();
      return { session: useSession(), balance: useBalance().balance };
    });
    await waitFor(() => expect(tab.sent).toContain('GET live/events'), patience);
    await waitFor(() => expect(result.current.balance).toBeDefined(), patience);
    await endToken(tab, tokenOf(tab));
    await waitFor(() => expect(result.current.session.status).toBe('visitor'), patience);
    // Told by the event itself: a refused call would have left its reason.
    expect(result.current.session).toEqual({ status: 'visitor' });
  });
});

describe('§8 a refused token', () => {
  it('ends the session once, says why, and keeps the language, however many calls are refused', async () => {
    const tab = await openTab(gatewayUrl);
    await endFromElsewhere(tab, await registerPlayer(tab));
    const changes = vi.fn();
    tab.session.subscribe(changes);
    const refusals = await Promise.allSettled([
      tab.client.send(calls.getBalance, {}),
      tab.client.send(calls.getMemberInfo, {}),
      tab.client.send(calls.getBalance, {}),
    ]);
    for (const refusal of refusals) {
      expect(refusal.status === 'rejected' && refusal.reason).toBeInstanceOf(GatewayError);
      expect(refusal.status === 'rejected' && refusal.reason).toMatchObject({ status: 401 });
    }
    expect(changes).toHaveBeenCalledOnce();
    expect(tab.session.get()).toEqual({ status: 'visitor', endedBy: 'otherDevice' });
    const kept = { [storageKeys.language]: 'vi', [storageKeys.merchant]: 'baize' };
    expect({ ...localStorage }).toEqual({ ...kept, [storageKeys.endedBy]: 'otherDevice' });
  });

  it('of a former session is no news about the one that lives now', async () => {
    const tab = await openTab(gatewayUrl);
    await registerPlayer(tab);
    const former = tokenOf(tab);
    await endToken(tab, former);
    const late = tab.client.send(calls.getBalance, {});
    tab.session.start({ token: 'n'.repeat(65), account: 'another' });
    await expect(late).rejects.toMatchObject({ status: 401 });
    expect(tab.session.get()).toMatchObject({ status: 'loggedIn', account: 'another' });
  });
});
