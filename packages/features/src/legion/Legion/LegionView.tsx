import { Card, EmptyState, ErrorState, Stack, Text } from '@baize/design-system';
import { swordsIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LegionSkeleton } from './LegionSkeleton.tsx';
import type { LegionState } from './useLegion.ts';

export interface LegionViewProps {
  state: LegionState;
  /** Sentence of the error, in the player's language. */
  errorText: string;
}

/** The legion of an account in one list. */
export function LegionView({ state, errorText }: LegionViewProps): ReactElement {
  const { t } = useTranslation('legion');
  if (state.status === 'loading') return <LegionSkeleton />;
  if (state.status === 'error') {
    return (
      <ErrorState title={t('failed')} retry={{ onRetry: state.retry }}>
        {errorText}
      </ErrorState>
    );
  }
  if (state.status === 'empty') {
    return (
      <EmptyState title={t('empty')} icon={swordsIcon}>
        {t('emptyNext')}
      </EmptyState>
    );
  }
  return (
    <Stack as="ul" gap={3} aria-label={t('title')}>
      {state.rows.map(({ id, title }) => (
        <li key={id}>
          <Card>
            <Text>{title}</Text>
          </Card>
        </li>
      ))}
    </Stack>
  );
}
