import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal, storyGames, storyMenus } from '../testing/index.ts';
import { renderFeatureHook } from '../testing/renderFeature.tsx';
import { useDefaultSport, useGameMenus } from './useGameMenus.ts';

describe('§2 the menus of the navigation', () => {
  it('hold the live games with “More”, and the vendors of the other groups', async () => {
    const { result } = renderFeatureHook(() => useGameMenus(true), { answers: { getGameMenus: storyMenus } });
    await waitFor(() => expect(result.current.status).toBe('ready'));
    const menus = result.current.status === 'ready' ? result.current.menus : {};
    expect(menus.casino?.games.map(({ name }) => name.en)).toEqual(['Saigon Baccarat', 'Lightning Roulette']);
    expect(menus.casino?.hasMore).toBe(true);
    expect(menus.fish?.vendors).toEqual([{ name: 'JDB', vassalage: 'JDB', categories: ['fishing'] }]);
    expect(menus.lottery?.games).toEqual([]);
    expect(menus.sports).toBeUndefined();
  });

  it.each([
    { sent: 20, shown: 13, hasMore: true },
    { sent: 13, shown: 13, hasMore: false },
    { sent: 2, shown: 2, hasMore: false },
  ])(
    'show $shown of $sent live games, whatever the gateway sends (§9 "Live menu limit"); “More”: $hasMore',
    async ({ sent, shown, hasMore }) => {
      const games = storyGames.slice(0, 1).flatMap((game) => Array.from({ length: sent }, (_, at) => ({ ...game, nodeId: `live${at}` })));
      const groups = storyMenus.groups.map((group) => (group.gameGroupCode === 'casino' ? { ...group, games, gameCount: sent } : group));
      const { result } = renderFeatureHook(() => useGameMenus(true), { answers: { getGameMenus: { groups } } });
      await waitFor(() => expect(result.current.status).toBe('ready'));
      const menu = result.current.status === 'ready' ? result.current.menus.casino : undefined;
      expect(menu?.games.map(({ nodeId }) => nodeId)).toEqual(games.slice(0, shown).map(({ nodeId }) => nodeId));
      expect(menu?.hasMore).toBe(hasMore);
    },
  );

  it('are asked for once somebody wants them', async () => {
    let asked = 0;
    const answers = {
      getGameMenus: () => {
        asked += 1;
        return storyMenus;
      },
    };
    let isWanted = false;
    const { result, rerender } = renderFeatureHook(() => useGameMenus(isWanted), { answers });
    expect([result.current.status, asked]).toEqual(['loading', 0]);
    isWanted = true;
    rerender();
    await waitFor(() => expect(result.current.status).toBe('ready'));
    expect(asked).toBe(1);
  });

  it('say why they did not come, and come at the next try', async () => {
    let asked = 0;
    const answers = {
      getGameMenus: () => {
        asked += 1;
        return asked === 1 ? new Refusal('system_error') : storyMenus;
      },
    };
    const { result } = renderFeatureHook(() => useGameMenus(true), { answers });
    await waitFor(() => expect(result.current).toMatchObject({ status: 'error', code: 'system_error' }));
    if (result.current.status === 'error') result.current.retry();
    await waitFor(() => expect(result.current.status).toBe('ready'));
  });
});

describe('§2 the game that sports launches', () => {
  it('is asked for once: its window lies over a page that would wait to be seen before it asks again', async () => {
    let asked = 0;
    const answers = {
      getGameMenus: () => {
        asked += 1;
        return new Refusal('service_unavailable');
      },
    };
    const { result } = renderFeatureHook(() => useDefaultSport(), { answers });
    await expect(result.current()).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(asked).toBe(1);
  });
});
