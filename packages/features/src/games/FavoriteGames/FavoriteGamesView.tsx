import { ErrorState, Link } from '@baize/design-system';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameActions } from '../../core/index.ts';
import { OwnGames } from '../OwnGames.tsx';
import type { OwnGamesState } from '../ownGamesState.ts';
import { EmptyRow, RowPlaceholder } from '../RowPlaceholder.tsx';

export interface FavoriteGamesViewProps extends GameActions {
  state: OwnGamesState;
  /** Where all favourites are. */
  allHref: string;
  /** Sentence of the error, in the player's language. */
  errorText: string;
}

/**
 * A row of the player's favourites. Who has none sees nothing; a row that was there, if only as a place for what was on its way, keeps its
 * room and says how to fill it. One that is filled for the first time without such a room waits for the next visit: a heart that is pressed
 * further down must not move the page under the finger.
 */
export function FavoriteGamesView({ state, allHref, errorText, ...actions }: FavoriteGamesViewProps): ReactElement | null {
  const { t } = useTranslation('games');
  const [hasRoom, setHasRoom] = useState<boolean>();
  if (hasRoom === undefined && state.status !== 'none') setHasRoom(state.status !== 'empty');
  const title = t('favorites');
  if (!hasRoom || state.status === 'none') return null;
  switch (state.status) {
    case 'loading':
      return <RowPlaceholder title={title} />;
    case 'error':
      return (
        <OwnGames {...actions} title={title} games={undefined}>
          <ErrorState title={t('favoritesFailed')} retry={{ onRetry: state.retry }}>
            {errorText}
          </ErrorState>
        </OwnGames>
      );
    case 'empty':
      return <EmptyRow title={title}>{t('favoritesEmptyNext')}</EmptyRow>;
    case 'ready':
      return <OwnGames {...actions} title={title} games={state.games} more={<Link href={allHref}>{t('favoritesAll')}</Link>} />;
  }
}
