import { Button, ButtonLink, EmptyState, ErrorState, Inline, Stack, Text } from '@baize/design-system';
import { headsetIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refused } from '../../core/index.ts';
import { FeedbackCard } from './FeedbackCard.tsx';
import { SentFeedbackSkeleton } from './SentFeedbackSkeleton.tsx';
import type { SentFeedbackState } from './useSentFeedback.ts';

export interface SentFeedbackViewProps {
  state: SentFeedbackState;
  /** IANA name of the brand's zone. */
  timeZone: string;
  /** Sentence of an error, in the player's language. */
  errorTextOf(refusal: Refused): string;
  /** Where another one is written. */
  formHref: string;
}

/** What an account has written to customer service, the newest first, each with its state and answer. */
export function SentFeedbackView({ state, timeZone, errorTextOf, formHref }: SentFeedbackViewProps): ReactElement {
  const { t } = useTranslation('feedback');
  const write = (
    <ButtonLink href={formHref} tone="outline">
      {t('sent.write')}
    </ButtonLink>
  );
  if (state.status === 'loading') return <SentFeedbackSkeleton />;
  if (state.status === 'error') {
    return (
      <ErrorState title={t('sent.failed')} retry={{ onRetry: state.retry }}>
        {errorTextOf(state)}
      </ErrorState>
    );
  }
  if (state.status === 'empty') {
    return (
      <EmptyState title={t('sent.empty')} icon={headsetIcon} action={write}>
        {t('sent.emptyNext')}
      </EmptyState>
    );
  }
  const { rows, loadMore, isLoadingMore, moreRefusal } = state;
  return (
    <Stack gap={4}>
      <Stack as="ul" gap={3} aria-label={t('sent.title')}>
        {rows.map((feedback) => (
          <li key={feedback.id}>
            <FeedbackCard feedback={feedback} timeZone={timeZone} />
          </li>
        ))}
      </Stack>
      {moreRefusal && (
        <div role="alert">
          <Text tone="negative">{errorTextOf(moreRefusal)}</Text>
        </div>
      )}
      <Inline gap={3}>
        {loadMore && (
          <Button tone="outline" pending={isLoadingMore} onClick={loadMore}>
            {t('sent.more')}
          </Button>
        )}
        {write}
      </Inline>
    </Stack>
  );
}
