import { calls } from '@baize/contract';
import { balanceQueryKey, useLive, useSession } from '@baize/features/core';
import { usePopularGames } from '@baize/features/games';
import { useLaunch } from '@baize/features/launch';
import { useBalance } from '@baize/features/shell';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { openTab } from './support/openTab.tsx';
import { patience, playRound, registerPlayer, someGame, welcomeCredit } from './support/player.ts';

const gatewayUrl = inject('gatewayUrl');
const opened = { opener: {}, document: { title: '' }, location: { replace: vi.fn<(url: string) => void>() }, close: vi.fn() };

beforeEach(() => {
  opened.location.replace.mockReset();
  vi.stubGlobal('open', () => opened);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The address that the launch window was sent to. */
async function launchedAddress(): Promise<URL> {
  await waitFor(() => expect(opened.location.replace).toHaveBeenCalledOnce(), patience);
  return new URL(opened.location.replace.mock.calls[0]?.[0] ?? '');
}

describe('the first path', () => {
  it('§3 registration: a new player is logged in, and his balance is the welcome credit', async () => {
    const tab = await openTab(gatewayUrl);
    const username = await registerPlayer(tab);
    expect(tab.session.get()).toMatchObject({ status: 'loggedIn', account: username });
    const { result } = tab.run(useBalance);
    await waitFor(() => expect(result.current.balance).toEqual({ sumBalance: welcomeCredit, currency: 'VND' }), patience);
  });

  it('§7 popular games: the lobby shows the gateway’s catalogue', async () => {
    const tab = await openTab(gatewayUrl);
    const { result } = tab.run(() => usePopularGames('popular'));
    await waitFor(() => expect(result.current.status).toBe('ready'), patience);
    if (result.current.status !== 'ready') return;
    expect(result.current.total).toBe(100);
    expect(result.current.games.length).toBeGreaterThan(6);
  });

  it('§4 Game launch: rounds at the provider move the shown balance within a second, with no polling', async () => {
    const tab = await openTab(gatewayUrl);
    const username = await registerPlayer(tab);
    const game = await someGame(tab);
    const { result } = tab.run(() => {
      useLive();
      return { launch: useLaunch({ windowTitle: '…' }), balance: useBalance().balance };
    });
    await waitFor(() => expect(tab.sent).toContain('GET live/events'), patience);
    act(() => result.current.launch.launchGame(game, 'real'));
    const address = await launchedAddress();
    expect(address.origin).toBe(gatewayUrl);
    await waitFor(() => expect(result.current.balance?.sumBalance).toBe(welcomeCredit), patience);
    const readings = tab.sent.filter((request) => request === 'GET wallets/balance/gcs').length;

    let balance = welcomeCredit;
    for (let round = 0; round < 5; round += 1) {
      balance = await playRound(address, 1_000);
      await waitFor(() => expect(result.current.balance?.sumBalance).toBe(balance), { timeout: 1_000 });
    }
    expect(tab.queries.getQueryData(balanceQueryKey(username))).toEqual({ sumBalance: balance, currency: 'VND' });
    expect(tab.sent.filter((request) => request === 'GET wallets/balance/gcs')).toHaveLength(readings);
    const { sumBalance } = await tab.client.send(calls.getBalance, {});
    expect(sumBalance).toBe(balance);
  });

  it('§6 a visitor who asked for a game lands in it as soon as he is registered', async () => {
    const tab = await openTab(gatewayUrl);
    const game = await someGame(tab);
    const { result } = tab.run(() => ({ launch: useLaunch({ windowTitle: '…' }), session: useSession() }));
    act(() => result.current.launch.launchGame(game, 'real'));
    expect(result.current.launch.state.status).toBe('loginNeeded');
    await registerPlayer(tab);
    await waitFor(() => expect(result.current.session.status).toBe('loggedIn'));
    act(() => result.current.launch.resumeLaunch());
    const address = await launchedAddress();
    expect(address.searchParams.get('game')).toBe(game.gameId);
    expect(await playRound(address, 1_000)).toBeGreaterThanOrEqual(welcomeCredit - 1_000);
  });

  it('§1 demo play needs no account and moves no money', async () => {
    const tab = await openTab(gatewayUrl);
    const game = await someGame(tab);
    const { result } = tab.run(() => useLaunch({ windowTitle: '…' }));
    act(() => result.current.launchGame(game, 'demo'));
    expect((await launchedAddress()).hash).toBe('#demo');
  });
});
