import { addFavorite, type Game, listFavoriteIds, removeFavorite } from '@baize/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useClient } from '../client/ClientProvider.tsx';
import { refusalOf } from '../client/errors.ts';
import type { Refused } from '../i18n/useErrorText.ts';
import { favoriteIdsQueryKey, favoritesQueryKey } from '../queries.ts';
import { usePlayerAccount } from './usePlayerAccount.ts';

/** A player's favourites as every list of games needs them (§3 "a set of game ids"). */
export interface Favorites {
  /** Node ids; empty until they have come, and for good where `isMissing`. */
  ids: ReadonlySet<string>;
  /** They have come: a tile may say what is a favourite and what is not. */
  isReady: boolean;
  /** Why they can't be read; undefined while they can. */
  isMissing: Refused | undefined;
  retry(): void;
  /** Adds the game, or removes it when it is one: the set says so at once, and takes it back when the gateway refuses. */
  toggle(game: Game): void;
  /** Why the last change was taken back, and of which game. */
  failure: (Refused & { game: Game }) | undefined;
  onDismissFailure(): void;
}

interface Change {
  game: Game;
  isOn: boolean;
}

const none: readonly string[] = [];
const changed = (ids: readonly string[], { game: { nodeId }, isOn }: Change): string[] => {
  const others = ids.filter((id) => id !== nodeId);
  return isOn ? [nodeId, ...others] : others;
};

/** The favourites of the player (§4); undefined for a visitor and an agent, who have none (§6). */
export function useFavorites(): Favorites | undefined {
  const client = useClient();
  const queries = useQueryClient();
  const account = usePlayerAccount();
  const idsKey = useMemo(() => favoriteIdsQueryKey(account ?? ''), [account]);
  const { data, error, refetch } = useQuery({
    queryKey: idsKey,
    queryFn: async ({ signal }) => (await client.send(listFavoriteIds, {}, { signal })).content,
    enabled: account !== undefined,
  });
  const {
    mutate,
    error: refusal,
    variables,
    reset,
  } = useMutation({
    mutationKey: idsKey,
    // One after the other: a game that is marked and unmarked at once ends unmarked.
    scope: { id: idsKey.join(' ') },
    mutationFn: async ({ game: { nodeId }, isOn }: Change) => void (await client.send(isOn ? addFavorite : removeFavorite, { nodeId })),
    onError: (_error, change) =>
      void queries.setQueryData<readonly string[]>(idsKey, (ids) => ids && changed(ids, { ...change, isOn: !change.isOn })),
    // §4 "then the list is refetched": once, after the last of several changes.
    onSettled: () => {
      if (queries.isMutating({ mutationKey: idsKey }) > 1) return;
      void queries.invalidateQueries({ queryKey: idsKey });
      void queries.invalidateQueries({ queryKey: favoritesQueryKey(account ?? '') });
    },
  });
  const toggle = useCallback(
    (game: Game) => {
      const ids = queries.getQueryData<readonly string[]>(idsKey);
      if (!ids) return;
      const change = { game, isOn: !ids.includes(game.nodeId) };
      // A list that is on its way knows nothing of this change. All of it at once: a second press must meet what the first has set.
      void queries.cancelQueries({ queryKey: idsKey });
      queries.setQueryData<readonly string[]>(idsKey, changed(ids, change));
      mutate(change);
    },
    [queries, idsKey, mutate],
  );
  const ids = useMemo(() => new Set(data ?? none), [data]);
  const isReady = data !== undefined;
  const cause = isReady ? null : error;
  const favorites = useMemo<Favorites>(
    () => ({
      ids,
      isReady,
      isMissing: cause ? refusalOf(cause) : undefined,
      retry: () => void refetch(),
      toggle,
      failure: refusal && variables ? { ...refusalOf(refusal), game: variables.game } : undefined,
      onDismissFailure: reset,
    }),
    [ids, isReady, cause, refetch, toggle, refusal, variables, reset],
  );
  return account === undefined ? undefined : favorites;
}
