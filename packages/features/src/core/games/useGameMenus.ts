import {
  type Game,
  type GameGroup,
  getGameMenus,
  type Language,
  limits,
  type MenuVendor,
  type ResponseOf,
  toGame,
  toMenuVendors,
} from '@baize/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../client/ClientProvider.tsx';
import { refusalOf } from '../client/errors.ts';
import type { Refused } from '../i18n/useErrorText.ts';
import { gameMenusQueryKey } from '../queries.ts';

/** What the menu of one group lists (§2 "Hover menus list the games of a category"). */
export interface GameMenu {
  label: Readonly<Record<Language, string>>;
  /** Of live casino the first 13 (§9), of sports the one to launch, of every other group none. One without ids opens with an error (§2). */
  games: readonly Game[];
  /** There are more games than these: the menu ends in "More". */
  hasMore: boolean;
  /** By §9’s rules; of egame its accounts, of sports the default one first. */
  vendors: readonly MenuVendor[];
}

/** A menu for every group that the gateway has. */
export type GameMenus = Readonly<Partial<Record<GameGroup, GameMenu>>>;

/** Loading, failed with a way to try again, or the menus. */
export type GameMenusState = { status: 'loading' } | ({ status: 'error'; retry(): void } & Refused) | { status: 'ready'; menus: GameMenus };

function menusOf({ groups }: ResponseOf<typeof getGameMenus>): GameMenus {
  return Object.fromEntries(
    groups.map(({ gameGroupCode, labelName, gameMenus, games, gameCount }) => {
      const shown = games.slice(0, limits.liveMenuGames).map(toGame);
      return [gameGroupCode, { label: labelName, games: shown, hasMore: gameCount > shown.length, vendors: toMenuVendors(gameMenus) }];
    }),
  );
}

const staleTime = 10 * 60_000;

/** Finds the game that sports launches (§2, §9 "default sports IMSB"); undefined where the merchant has none. @throws CallError */
export function useDefaultSport(): () => Promise<Game | undefined> {
  const client = useClient();
  const queries = useQueryClient();
  return async () => {
    const reply = await queries.fetchQuery({
      queryKey: gameMenusQueryKey,
      queryFn: () => client.send(getGameMenus, {}),
      staleTime,
      // The window of a launch waits for it, over the portal: a page that nobody sees would put off its second try until it is seen.
      retry: false,
    });
    return menusOf(reply).sports?.games[0];
  };
}

/**
 * What the menus of the navigation list (§2, §7 "GET menu").
 * @param isWanted false while no menu has been asked for: then nothing is loaded
 */
export function useGameMenus(isWanted: boolean): GameMenusState {
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: gameMenusQueryKey,
    queryFn: ({ signal }) => client.send(getGameMenus, {}, { signal }),
    select: menusOf,
    enabled: isWanted,
    staleTime,
  });
  if (data) return { status: 'ready', menus: data };
  if (error) return { status: 'error', ...refusalOf(error), retry: () => void refetch() };
  return { status: 'loading' };
}
