import { useFavorites } from '@baize/features/core';
import { Finder, type FinderQuery, readFinderQuery, useFavoriteFailure, writeFinderQuery } from '@baize/features/games';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useTell } from '../shell/useTell.ts';
import { layerOf, withLayer } from './addresses.ts';
import { finderSearchId, isFinderFocusState } from './finderKey.ts';
import { usePageTitle } from './usePageTitle.ts';
import { usePlay } from './usePlay.ts';

/** All games, with the whole search in the address (§2). */
export function FinderPage(): ReactElement {
  const { t } = useTranslation('games');
  usePageTitle(t('finder.title'));
  const location = useLocation();
  const { pathname, search, state: from } = location;
  const isReturn = useNavigationType() === 'POP';
  const navigate = useNavigate();
  const play = usePlay();
  const favorites = useFavorites();
  useFavoriteFailure(favorites, useTell());
  const query = useMemo(() => readFinderQuery(location.search), [location]);
  // A letter may be written to the address after a dialog has opened over the page: the dialog stays.
  const changeQuery = (changed: FinderQuery, isStep: boolean): void =>
    void navigate(withLayer({ pathname, search: writeFinderQuery(changed) }, layerOf(search)), { replace: !isStep, state: from });
  return (
    <Finder
      {...play}
      query={query}
      isReturn={isReturn}
      onChangeQuery={changeQuery}
      searchId={finderSearchId}
      focusAtStart={isFinderFocusState(from)}
      favorites={favorites}
    />
  );
}
