import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal, storyMenus } from '../testing/index.ts';
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
