import type { Game } from '@baize/contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/useLanguage.ts';
import { type TileArt, tileArtOf } from './gameArt.ts';

/** What a page does with its games. */
export interface GameActions {
  /** Node id of the game whose launch is under way. */
  launchingId: string | undefined;
  /** Real play was asked for. */
  onPlayGame(game: Game): void;
  /** Free play was asked for. */
  onTryGame(game: Game): void;
  /** The player's favourites: each tile has a heart then. Left out for a user who has none, and until they have come. */
  favorites?: FavoriteMarks | undefined;
}

/** What a list needs of the favourites. */
export interface FavoriteMarks {
  /** Node ids. */
  ids: ReadonlySet<string>;
  toggle(game: Game): void;
}

/** What a tile shows of a game, in the player's language. */
export interface TileOfGame extends TileArt {
  name: string;
  vendor: string;
  pending: boolean;
  playText: string;
  onPlay(): void;
  badge?: { kind: 'live' | 'new' | 'hot'; text: string };
  demo?: { text: string; onDemo(): void };
  favorite?: { isOn: boolean; text: string; onToggle(): void };
}

function badgeOf({ vendorType, isNew, isHot }: Game): 'live' | 'new' | 'hot' | undefined {
  if (vendorType === 'LIVE') return 'live';
  if (isNew) return 'new';
  return isHot ? 'hot' : undefined;
}

/** Makes tiles of games, wherever they are listed. */
export function useGameTiles({ launchingId, onPlayGame, onTryGame, favorites }: GameActions): (game: Game) => TileOfGame {
  const { t } = useTranslation();
  const language = useLanguage();
  return (game) => {
    const badge = badgeOf(game);
    return {
      name: game.name[language],
      vendor: game.vendor,
      ...tileArtOf(game.smallArt),
      pending: launchingId === game.nodeId,
      playText: t('game.play'),
      onPlay: () => onPlayGame(game),
      ...(badge && { badge: { kind: badge, text: t(`game.${badge}`) } }),
      ...(game.hasDemo && { demo: { text: t('game.demo'), onDemo: () => onTryGame(game) } }),
      ...(favorites && {
        favorite: { isOn: favorites.ids.has(game.nodeId), text: t('game.favorite'), onToggle: () => favorites.toggle(game) },
      }),
    };
  };
}
