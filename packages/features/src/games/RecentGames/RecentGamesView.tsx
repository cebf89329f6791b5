import { Button, ErrorState } from '@baize/design-system';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameActions } from '../../core/index.ts';
import { flush } from '../OwnGames.css.ts';
import { OwnGames, tilesInShortRow } from '../OwnGames.tsx';
import type { OwnGamesState } from '../ownGamesState.ts';
import { EmptyRow, RowPlaceholder } from '../RowPlaceholder.tsx';

export interface RecentGamesViewProps extends GameActions {
  state: OwnGamesState;
  /** Sentence of the error, in the player's language. */
  errorText: string;
}

/**
 * “Continue playing”: a row of the games that were opened last. Who has opened none sees nothing; a place that stood while they were on
 * their way keeps its room and says what fills it.
 */
export function RecentGamesView({ state, errorText, ...actions }: RecentGamesViewProps): ReactElement | null {
  const { t } = useTranslation('games');
  const [isWhole, setWhole] = useState(false);
  const [hasRoom, setHasRoom] = useState<boolean>();
  if (hasRoom === undefined && state.status !== 'none') setHasRoom(state.status !== 'empty');
  const title = t('recent');
  switch (state.status) {
    case 'none':
      return null;
    case 'empty':
      return hasRoom ? <EmptyRow title={title}>{t('recentEmptyNext')}</EmptyRow> : null;
    case 'loading':
      return <RowPlaceholder title={title} />;
    case 'error':
      return (
        <OwnGames {...actions} title={title} games={undefined}>
          <ErrorState title={t('recentFailed')} retry={{ onRetry: state.retry }}>
            {errorText}
          </ErrorState>
        </OwnGames>
      );
    case 'ready': {
      const more = state.games.length > tilesInShortRow && (
        <div className={flush}>
          <Button tone="ghost" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? 'recentFewer' : 'recentAll')}
          </Button>
        </div>
      );
      return <OwnGames {...actions} title={title} games={state.games} whole={isWhole} more={more} />;
    }
  }
}
