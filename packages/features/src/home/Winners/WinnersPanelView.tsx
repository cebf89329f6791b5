import { Card, EmptyState, ErrorState, Heading, Inline, Stack, Text } from '@baize/design-system';
import { trophyIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { keyOfWinner, WinnerRow } from './WinnerRow.tsx';
import { shownBeside, WinnersPlaceholder } from './WinnersSpace.tsx';
import type { WinnersViewProps } from './WinnersView.tsx';

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
        {state.status === 'loading' && <WinnersPlaceholder />}
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
            {state.items.slice(0, shownBeside).map((winner) => (
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
