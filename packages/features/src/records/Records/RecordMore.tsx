import { Button, Inline, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refused } from '../../core/index.ts';
import type { RecordsState } from './useRecords.ts';

export interface RecordMoreProps {
  state: Extract<RecordsState<unknown>, { status: 'ready' }>;
  errorTextOf(refusal: Refused): string;
}

/** The way on behind the rows that are there, and why it did not lead on. */
export function RecordMore({ state, errorTextOf }: RecordMoreProps): ReactElement {
  const { t } = useTranslation('records');
  return (
    <>
      {state.moreRefusal && (
        <div role="alert">
          <Text tone="negative">
            {t('records.moreFailed')} {errorTextOf(state.moreRefusal)}
          </Text>
        </div>
      )}
      {state.loadMore && (
        <Inline>
          <Button tone="outline" pending={state.isLoadingMore} onClick={state.loadMore}>
            {t('loadMore')}
          </Button>
        </Inline>
      )}
    </>
  );
}
