import type { Winner } from '@baize/contract';
import { Card, EmptyState, Grid, Money, Skeleton, Text } from '@baize/design-system';
import { trophyIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../core/index.ts';
import { HomeSection } from '../HomeSection.tsx';
import type { ListState } from '../listState.ts';
import * as css from './Winners.css.ts';

export interface WinnersViewProps {
  state: ListState<Winner>;
  /** Sentence of the error, in the player's language. */
  errorText: string;
}

const coming = ['win-1', 'win-2', 'win-3', 'win-4'];

/** The newest big wins, each with its game and no name. */
export function WinnersView({ state, errorText }: WinnersViewProps): ReactElement {
  const { t } = useTranslation('home');
  const language = useLanguage();
  return (
    <HomeSection
      title={t('winners')}
      state={state}
      errorText={errorText}
      coming={
        <Grid min="card" gap={3}>
          {coming.map((win) => (
            <Card key={win} padding="small">
              <Skeleton shape="control" />
            </Card>
          ))}
        </Grid>
      }
      empty={
        <EmptyState title={t('winners.empty')} icon={trophyIcon}>
          {t('winners.emptyNext')}
        </EmptyState>
      }
    >
      {(winners) => (
        <Grid min="card" gap={3} as="ul" aria-label={t('winners')}>
          {winners.map(({ nickname, amount, currency, time, game }) => (
            <li key={`${time} ${nickname} ${game.nodeId}`}>
              <Card padding="small">
                <div className={css.row}>
                  <img className={css.picture} src={game.smallArt} alt="" width={40} height={40} loading="lazy" decoding="async" />
                  <div className={css.words}>
                    <Text size="small" weight="medium">
                      {nickname}
                    </Text>
                    <Text size="tiny" tone="muted" truncate>
                      {game.name[language]}
                    </Text>
                  </div>
                  <Text as="span" tone="positive" weight="strong">
                    <Money amount={amount} currency={currency} language={language} signed />
                  </Text>
                </div>
              </Card>
            </li>
          ))}
        </Grid>
      )}
    </HomeSection>
  );
}
