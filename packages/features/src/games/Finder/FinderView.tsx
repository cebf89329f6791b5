import type { Game } from '@baize/contract';
import { Button, EmptyState, GameTile, Heading, SearchField, Stack } from '@baize/design-system';
import { heartIcon, searchIcon } from '@baize/design-system/icons';
import { VirtualGrid } from '@baize/design-system/VirtualGrid';
import { memo, type ReactElement, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type GameActions, useGameTiles } from '../../core/index.ts';
import { type FinderQuery, longestText, writeFinderQuery } from '../search/finderQuery.ts';
import { TilesPlaceholder, tilesInFirstRow } from '../TilesPlaceholder.tsx';
import { FinderFilters } from './FinderFilters.tsx';
import type { FinderState } from './useFinder.ts';

export interface FinderViewProps extends GameActions {
  /** With what stands in the field now. */
  query: FinderQuery;
  /** Under which the place in the list is kept for a user who comes back. */
  placeKey: string;
  state: FinderState;
  /** Sentence of the error, in the player's language. */
  errorText: string;
  /** Id of the field, for a user who leads there by key. */
  searchId: string;
  /** The favourites may be asked for alone. Default false. */
  canAskFavorites?: boolean | undefined;
  /** The page was opened to type at once. Default false. */
  focusAtStart?: boolean | undefined;
  onType(text: string): void;
  onChangeQuery(query: FinderQuery): void;
}

/** The finder of §2's lobby: a field, filters, and every game that fits in a grid that holds only what is near the screen. */
export function FinderView(props: FinderViewProps): ReactElement {
  const { query, state, searchId, canAskFavorites = false, focusAtStart = false, onType, onChangeQuery } = props;
  const { t } = useTranslation('games');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focusAtStart) field.current?.focus();
  }, [focusAtStart]);
  const isAsked = query.text.trim() !== '';
  return (
    <Stack gap={5}>
      <Heading level={1} size="title">
        {t('finder.title')}
      </Heading>
      <SearchField
        ref={field}
        id={searchId}
        label={t('finder.search')}
        placeholder={t('finder.placeholder')}
        value={query.text}
        // By the browser, which knows when an input method has ended.
        maxLength={longestText}
        onChange={(event) => onType(event.target.value)}
        {...(isAsked && state.status === 'ready' && { resultCount: state.found.length })}
      />
      <FinderFilters
        query={query}
        vendors={state.status === 'ready' ? state.vendors : []}
        canAskFavorites={canAskFavorites}
        onChange={onChangeQuery}
      />
      <Found {...props} />
    </Stack>
  );
}

function Found({ query, placeKey, state, errorText, onChangeQuery, ...actions }: FinderViewProps): ReactElement {
  const { t } = useTranslation('games');
  switch (state.status) {
    case 'loading':
    case 'error':
      return <TilesPlaceholder state={state} failedTitle={t('finder.failed')} errorText={errorText} />;
    case 'ready':
      if (state.found.length > 0) return <Tiles {...actions} found={state.found} placeKey={placeKey} />;
      if (isFavoritesAlone(query)) {
        return (
          <EmptyState title={t('finder.noFavorite')} icon={heartIcon} action={<Clear query={query} onChangeQuery={onChangeQuery} />}>
            {t('favoritesEmptyNext')}
          </EmptyState>
        );
      }
      return (
        <EmptyState title={t('finder.empty')} icon={searchIcon} action={<Clear query={query} onChangeQuery={onChangeQuery} />}>
          {t('finder.emptyNext')}
        </EmptyState>
      );
  }
}

/** Asked for favourites and nothing else: then there are none. */
function isFavoritesAlone(query: FinderQuery): boolean {
  return query.isFavorite === true && writeFinderQuery({ ...query, isFavorite: undefined, sort: 'popular' }) === '';
}

function Clear({ query, onChangeQuery }: Pick<FinderViewProps, 'query' | 'onChangeQuery'>): ReactElement {
  const { t } = useTranslation('games');
  return <Button onClick={() => onChangeQuery({ text: '', features: [], sort: query.sort })}>{t('finder.clear')}</Button>;
}

interface TilesProps extends GameActions {
  found: readonly Game[];
  placeKey: string;
}

/** Drawn anew only when what was found changes: while a letter is typed the tiles stand. */
const Tiles = memo(function Tiles({ found, placeKey, ...actions }: TilesProps): ReactElement {
  const { t } = useTranslation('games');
  const tileOf = useGameTiles(actions);
  return (
    <VirtualGrid
      label={t('finder.title')}
      items={found}
      itemKey={({ nodeId }) => nodeId}
      memoryKey={placeKey}
      renderItem={(game, index) => <GameTile {...tileOf(game)} first={index < tilesInFirstRow} />}
    />
  );
}, hasSameTiles);

function hasSameTiles(before: TilesProps, after: TilesProps): boolean {
  return (
    before.found === after.found &&
    before.launchingId === after.launchingId &&
    before.onPlayGame === after.onPlayGame &&
    before.favorites?.ids === after.favorites?.ids
  );
}
