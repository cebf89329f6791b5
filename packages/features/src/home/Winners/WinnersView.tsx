import type { Winner } from '@baize/contract';
import { Card, EmptyState, Skeleton } from '@baize/design-system';
import { trophyIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeCards } from '../HomeCards.tsx';
import { HomeSection } from '../HomeSection.tsx';
import type { ListState } from '../listState.ts';
import { keyOfWinner, WinnerRow } from './WinnerRow.tsx';
import { comingRow } from './WinnersSpace.css.ts';

export interface WinnersViewProps {
  state: ListState<Winner>;
  /** Sentence of the error, in the player's language. */
  errorText: string;
}

/** So many are shown, and kept room for: a win that is new takes the place of the oldest, and moves nothing below. */
const shown = 4;
const placeholders = Array.from({ length: shown }, (_, place) => `win-${place}`);

/** The newest big wins, each with its game and no name. */
export function WinnersView({ state, errorText }: WinnersViewProps): ReactElement {
  const { t } = useTranslation('home');
  return (
    <HomeSection
      title={t('winners')}
      state={state}
      errorText={errorText}
      placeholder={
        <HomeCards>
          {placeholders.map((win) => (
            <Card key={win} padding="small">
              <div className={comingRow}>
                <Skeleton />
              </div>
            </Card>
          ))}
        </HomeCards>
      }
      empty={
        <EmptyState title={t('winners.empty')} icon={trophyIcon}>
          {t('winners.emptyNext')}
        </EmptyState>
      }
    >
      {(winners) => (
        <HomeCards label={t('winners')}>
          {winners.slice(0, shown).map((winner) => (
            <li key={keyOfWinner(winner)}>
              <Card padding="small">
                <WinnerRow {...winner} />
              </Card>
            </li>
          ))}
        </HomeCards>
      )}
    </HomeSection>
  );
}
