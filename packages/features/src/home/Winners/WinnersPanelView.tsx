import { Card, EmptyState, ErrorState, Heading, Inline, Skeleton, Stack, Text } from '@baize/design-system';
import { trophyIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { keyOfWinner, WinnerRow } from './WinnerRow.tsx';
import * as css from './Winners.css.ts';
import type { WinnersViewProps } from './WinnersView.tsx';

/** So many have room beside the hero. */
const shown = 5;
const coming = Array.from({ length: shown }, (_, place) => `win-${place}`);

/** The newest big wins in a card, as high as the hero that it stands beside. */
export function WinnersPanelView({ state, errorText }: WinnersViewProps): ReactElement {
  const { t } = useTranslation('home');
  return (
    <Card as="section" aria-busy={state.status === 'loading' && !state.isPutOff}>
      <Stack gap={3}>
        <Inline gap={4} justify="between" align="baseline">
          <Heading level={2} size="large">
            {t('winners')}
          </Heading>
          {state.status === 'ready' && (
            <Text size="tiny" tone="faint">
              {t('winners.live')}
            </Text>
          )}
        </Inline>
        {state.status === 'loading' &&
          coming.map((place) => (
            <div key={place} className={css.comingRow}>
              <Skeleton shape="line" />
            </div>
          ))}
        {state.status === 'error' && (
          <ErrorState title={t('failed')} retry={{ onRetry: state.retry }}>
            {errorText}
          </ErrorState>
        )}
        {state.status === 'empty' && (
          <EmptyState title={t('winners.empty')} icon={trophyIcon}>
            {t('winners.emptyNext')}
          </EmptyState>
        )}
        {state.status === 'ready' && (
          <Stack as="ul" gap={3} aria-label={t('winners')}>
            {state.items.slice(0, shown).map((winner) => (
              <li key={keyOfWinner(winner)}>
                <WinnerRow {...winner} />
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
