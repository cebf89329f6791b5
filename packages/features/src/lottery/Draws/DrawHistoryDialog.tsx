import { Button, Callout, ErrorState, Skeleton, Stack, Text } from '@baize/design-system';
import { Modal } from '@baize/design-system/Modal';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../core/index.ts';
import { ResultList, type ResultListProps } from './ResultList.tsx';
import { useDrawHistory } from './useDrawHistory.ts';

export interface DrawHistoryDialogProps extends Omit<ResultListProps, 'label' | 'draws' | 'most' | 'isDayShown'> {
  /** Code of the lottery. */
  lottery: string;
  name: string;
  /** Period of the newest result that is known. */
  last: string | undefined;
  onClose(): void;
}

const wide = 640;
const lines = ['1', '2', '3', '4', '5', '6'] as const;

/** All results of a lottery, page by page, each with the way to check it. */
export function DrawHistoryDialog({ lottery, name, last, onClose, ...list }: DrawHistoryDialogProps): ReactElement {
  const { t } = useTranslation('lottery');
  const errorText = useErrorText();
  const title = t('historyOf', { lottery: name });
  // A draw that comes while they are read would begin the list anew.
  const [since] = useState(last);
  const state = useDrawHistory(lottery, since);
  return (
    <Modal open footerHide steady width={wide} title={title} onClose={onClose}>
      {state.status === 'loading' && (
        <Stack gap={3} aria-busy="true">
          {lines.map((line) => (
            <Skeleton key={line} shape="control" />
          ))}
        </Stack>
      )}
      {state.status === 'error' && (
        <ErrorState title={t('drawsFailed')} retry={{ onRetry: state.retry }}>
          {errorText.of(state)}
        </ErrorState>
      )}
      {state.status === 'empty' && <Text tone="muted">{t('noDraws')}</Text>}
      {state.status === 'ready' && (
        <Stack gap={3}>
          <ResultList {...list} label={title} draws={state.rows} most={state.rows.length} isDayShown />
          {state.moreRefusal && <Callout tone="negative">{errorText.of(state.moreRefusal)}</Callout>}
          {state.loadMore ? (
            <Button tone="outline" pending={state.isLoadingMore} onClick={state.loadMore}>
              {t('more')}
            </Button>
          ) : (
            <Text size="small" tone="muted">
              {t('historyEnd')}
            </Text>
          )}
        </Stack>
      )}
    </Modal>
  );
}
