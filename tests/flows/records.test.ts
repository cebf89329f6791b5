import { accountTypes, calls, clientType } from '@baize/contract';
import { useBetHistory } from '@baize/features/records';
import { act, waitFor } from '@testing-library/react';
import { expect, inject, it } from 'vitest';
import { openTab, type Tab } from './support/openTab.tsx';
import { patience, playRound, registerPlayer, someGame } from './support/player.ts';

const gatewayUrl = inject('gatewayUrl');

/** Opens a game as its window is. */
async function openGame(tab: Tab): Promise<URL> {
  const game = await someGame(tab);
  const { game_url } = await tab.client.send(calls.launchGame, {
    gameId: game.gameId,
    nodeId: game.nodeId,
    accountType: accountTypes.real,
    confirmTrans: true,
    vassalage: game.vassalage,
    launchMode: 'window',
    platform: 'html5',
    clientType,
    language: 'vi',
  });
  return new URL(game_url, gatewayUrl);
}

const dayIn = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

it('§2 §9 bet history by pages: each round once, the totals of all, and what was played since on the first page', async () => {
  const tab = await openTab(gatewayUrl);
  await registerPlayer(tab);
  const window = await openGame(tab);
  for (let round = 0; round < 45; round += 1) await playRound(window, 1_000);
  // The brand's day may be another than this machine's.
  const [from, to] = [dayIn(Date.now() - 86_400_000), dayIn(Date.now() + 86_400_000)];
  const { result } = tab.run(() => useBetHistory({ from, to }));
  const idsOf = (): string[] => {
    const { state } = result.current.pages;
    return state.status === 'ready' ? state.rows.map(({ id }) => id) : [];
  };
  const totalOf = () => (result.current.totals.status === 'ready' ? result.current.totals.totals.count : undefined);
  const open = async (page: number): Promise<string[]> => {
    act(() => result.current.pages.openPage(page, totalOf()));
    await waitFor(() => expect([result.current.pages.page, result.current.pages.state.status]).toEqual([page, 'ready']), patience);
    return idsOf();
  };
  await waitFor(() => expect(totalOf()).toBe(45), patience);
  await waitFor(() => expect(idsOf()).toHaveLength(20), patience);
  const first = idsOf();
  const last = await open(3);
  const second = await open(2);
  expect([second.length, last.length]).toEqual([20, 5]);
  expect(new Set([...first, ...second, ...last]).size).toBe(45);

  await playRound(window, 1_000);
  await open(1);
  await waitFor(() => expect(idsOf().slice(1)).toEqual(first.slice(0, 19)), patience);
  await waitFor(() => expect(totalOf()).toBe(46), patience);
});
