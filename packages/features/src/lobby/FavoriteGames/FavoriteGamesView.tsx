import { ErrorState, Link, Text } from '@baize/design-system';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameActions } from '../../core/index.ts';
import { ComingRow } from '../ComingRow.tsx';
import { OwnGames } from '../OwnGames.tsx';
import type { OwnGamesState } from '../ownGamesState.ts';

export interface FavoriteGamesViewProps extends GameActions {
  state: OwnGamesState;
  /** Where all favourites are. */
  allHref: string;
  /** Sentence of the error, in the player's language. */
  errorText: string;
}

/**
 * A row of the player's favourites. Who has none sees nothing; a row that was there says how to fill it again. One that is filled for the
 * first time waits for the next visit: a heart that is pressed further down must not move the page under the finger.
 */
export function FavoriteGamesView({ state, allHref, errorText, ...actions }: FavoriteGamesViewProps): ReactElement | null {
  const { t } = useTranslation('lobby');
  const [wasEmpty, setWasEmpty] = useState<boolean>();
  if (wasEmpty === undefined && (state.status === 'empty' || state.status === 'ready')) setWasEmpty(state.status === 'empty');
  const title = t('favorites');
  if (wasEmpty || state.status === 'none') return null;
  switch (state.status) {
    case 'loading':
      return <ComingRow title={title} />;
    case 'error':
      return (
        <OwnGames {...actions} title={title} games={undefined}>
          <ErrorState title={t('favoritesFailed')} retry={{ onRetry: state.retry }}>
            {errorText}
          </ErrorState>
        </OwnGames>
      );
    case 'empty':
      return (
        <OwnGames {...actions} title={title} games={undefined}>
          <Text tone="muted">{t('favoritesEmptyNext')}</Text>
        </OwnGames>
      );
    case 'ready':
      return <OwnGames {...actions} title={title} games={state.games} more={<Link href={allHref}>{t('favoritesAll')}</Link>} />;
  }
}
