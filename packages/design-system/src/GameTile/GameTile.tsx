import type { ReactElement } from 'react';
import { BareButton } from '../Button/BareButton.tsx';
import { heartIcon } from '../Icon/icons.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './GameTile.css.ts';

export type TileBadgeKind = 'new' | 'hot' | 'live';

export interface GameTileProps {
  /** The game's name, in the language of the page. */
  name: string;
  /** Who makes it, as short as on the tile: “PG”. */
  vendor: string;
  /** Address of its picture, 13 : 16. */
  art: string;
  /** `srcset` of the same picture for screens of other densities: “tile-288.webp 2x”. Default none. */
  artSet?: string | undefined;
  /** What is special about it, and how that is called. Default none. */
  badge?: { kind: TileBadgeKind; text: string } | undefined;
  /** The button's word: “Play now”. */
  playText: string;
  /** Opens the game; called inside the click, so that a window may open. */
  onPlay: () => void;
  /** A second button for playing without money. Default none. */
  demo?: { text: string; onDemo: () => void } | undefined;
  /** A mark to keep the game by, and its word: “Favourite”, which does not change with the state. Default none. */
  favorite?: { isOn: boolean; text: string; onToggle: () => void } | undefined;
  /** Stands in the first row: its picture is loaded at once, not when it comes near. Default false. */
  first?: boolean | undefined;
  /** It is being opened. Default false. */
  pending?: boolean | undefined;
}

/**
 * A game to choose, and to keep. A mouse or the Tab key brings the buttons out; on a touch screen a first tap focuses the tile,
 * which does the same, so that nobody starts a game by scrolling.
 */
export function GameTile({
  name,
  vendor,
  art,
  artSet,
  badge,
  playText,
  onPlay,
  demo,
  favorite,
  first = false,
  pending = false,
}: GameTileProps): ReactElement {
  return (
    <article className={css.tile} tabIndex={-1} aria-label={name} aria-busy={pending || undefined}>
      <img
        className={css.art}
        src={art}
        srcSet={artSet}
        alt=""
        width={260}
        height={320}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
      {badge && <span className={css.badges[badge.kind]}>{badge.text}</span>}
      <div className={css.caption}>
        <p className={css.name}>{name}</p>
        <p className={css.vendor}>{vendor}</p>
      </div>
      <div className={css.overlay}>
        <BareButton size="medium" pending={pending} onClick={onPlay}>
          <span>
            {playText} <VisuallyHidden>{name}</VisuallyHidden>
          </span>
        </BareButton>
        {demo && (
          <BareButton tone="outline" size="small" className={css.demo} onClick={demo.onDemo}>
            <span>
              {demo.text} <VisuallyHidden>{name}</VisuallyHidden>
            </span>
          </BareButton>
        )}
      </div>
      {favorite && (
        <button
          type="button"
          className={css.favorite}
          title={favorite.text}
          aria-label={`${favorite.text} ${name}`}
          aria-pressed={favorite.isOn}
          onClick={favorite.onToggle}
        >
          <Icon icon={heartIcon} size="small" />
        </button>
      )}
    </article>
  );
}
