import { EmptyState, ErrorState, Skeleton, Stack, useWords } from '@baize/design-system';
import { megaphoneIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { NoticeAccordion } from '../NoticeAccordion.tsx';
import type { NoticesState } from '../useNotices.ts';

export interface NoticeListViewProps {
  state: NoticesState;
  /** Sentence of the error, in the player's language. */
  errorText: string;
  timeZone: string;
  /** The notice that is open at first. Default none. */
  openId?: string | undefined;
}

/** All notices, newest first. */
export function NoticeListView({ state, errorText, timeZone, openId }: NoticeListViewProps): ReactElement {
  const { t } = useTranslation('notices');
  const words = useWords();
  switch (state.status) {
    case 'loading':
      return (
        <Stack gap={3} role="status" aria-busy="true" aria-label={words.loading}>
          {['one', 'two', 'three', 'four', 'five'].map((name) => (
            <Skeleton key={name} shape="control" />
          ))}
        </Stack>
      );
    case 'error':
      return (
        <ErrorState title={t('failed')} retry={{ onRetry: state.retry, pending: state.isAsking }}>
          {errorText}
        </ErrorState>
      );
    case 'empty':
      return (
        <EmptyState title={t('empty')} icon={megaphoneIcon}>
          {t('emptyNext')}
        </EmptyState>
      );
    case 'ready':
      return <NoticeAccordion notices={state.notices} timeZone={timeZone} openId={openId} />;
  }
}
