import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, Refusal, storyGame, storyMember } from '../testing/index.ts';
import { renderFeatureHook } from '../testing/renderFeature.tsx';
import { useFavorites } from './useFavorites.ts';

const other = { ...storyGame, nodeId: 'n9' };

/** A gateway that keeps favourites, and notes what it was asked. */
function keeping(first: readonly string[], answers: Answers = {}) {
  let kept = [...first];
  const asked: string[] = [];
  const gateway: Answers = {
    getMemberInfo: storyMember,
    listFavoriteIds: () => {
      asked.push('list');
      return { content: kept };
    },
    addFavorite: ({ nodeId }) => {
      asked.push(`add ${nodeId}`);
      kept = [nodeId, ...kept];
      return {};
    },
    removeFavorite: ({ nodeId }) => {
      asked.push(`remove ${nodeId}`);
      kept = kept.filter((id) => id !== nodeId);
      return {};
    },
    ...answers,
  };
  return { asked, gateway };
}

async function open(gateway: Answers) {
  const hook = renderFeatureHook(useFavorites, { account: 'minh88', answers: gateway });
  await waitFor(() => expect(hook.result.current?.isReady).toBe(true));
  const ids = () => [...(hook.result.current?.ids ?? [])];
  const toggle = (game = storyGame) => act(async () => hook.result.current?.toggle(game));
  return { ...hook, ids, toggle };
}

describe('§4 favourites', () => {
  it('a change is in the set at once, and the set is read again after it', async () => {
    const { asked, gateway } = keeping(['n1']);
    const { ids, toggle } = await open(gateway);
    await toggle();
    await waitFor(() => expect(ids()).toEqual(['n0', 'n1']));
    await waitFor(() => expect(asked).toEqual(['list', 'add n0', 'list']));
    await toggle();
    await waitFor(() => expect(ids()).toEqual(['n1']));
    await waitFor(() => expect(asked.slice(3)).toEqual(['remove n0', 'list']));
    expect(ids()).toEqual(['n1']);
  });

  it('a change that has no answer yet stands', async () => {
    const { gateway } = keeping([], { addFavorite: 'never' });
    const { ids, toggle } = await open(gateway);
    await toggle();
    await waitFor(() => expect(ids()).toEqual(['n0']));
  });

  it('marked and unmarked at once ends unmarked, in that order', async () => {
    const { asked, gateway } = keeping([]);
    const { ids, result } = await open(gateway);
    await act(async () => {
      result.current?.toggle(storyGame);
      result.current?.toggle(storyGame);
    });
    await waitFor(() => expect(asked).toEqual(['list', 'add n0', 'remove n0', 'list']));
    expect(ids()).toEqual([]);
  });

  it('a refused change is taken back alone, and says why and of which game', async () => {
    const { gateway } = keeping(['n1'], { addFavorite: ({ nodeId }) => (nodeId === 'n0' ? new Refusal('favorites_full') : 'never') });
    const { ids, toggle, result } = await open({ ...gateway, removeFavorite: 'never' });
    await toggle();
    await waitFor(() => expect(result.current?.failure).toMatchObject({ code: 'favorites_full', game: { nodeId: 'n0' } }));
    expect(ids()).toEqual(['n1']);
    act(() => result.current?.onDismissFailure());
    await waitFor(() => expect(result.current?.failure).toBeUndefined());
    await toggle(other);
    await waitFor(() => expect(ids()).toContain('n9'));
  });

  it('a removal that did not arrive is taken back', async () => {
    const { gateway } = keeping(['n0', 'n1'], { removeFavorite: 'offline' });
    const { ids, toggle, result } = await open(gateway);
    await toggle();
    await waitFor(() => expect(result.current?.failure?.code).toBe('network_error'));
    expect(ids()).toContain('n0');
  });

  it('§6 nobody asks for those of a visitor or an agent', async () => {
    const { asked, gateway } = keeping([]);
    const visitor = renderFeatureHook(useFavorites, { answers: gateway });
    await waitFor(() => expect(visitor.result.current).toBeUndefined());
    const agent = { ...storyMember, type: 1, isAgent: 4 };
    const hook = renderFeatureHook(useFavorites, { account: 'agent01', answers: { ...gateway, getMemberInfo: agent } });
    await waitFor(() => expect(hook.parts.queries.isFetching()).toBe(0));
    expect(hook.result.current).toBeUndefined();
    expect(asked).toEqual([]);
  });
});
