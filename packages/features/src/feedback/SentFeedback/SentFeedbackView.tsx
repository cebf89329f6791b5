import { Button, ButtonLink, EmptyState, ErrorState, Inline, Stack, Text } from '@baize/design-system';
import { headsetIcon } from '@baize/design-system/icons';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
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
  return (
    <Stack gap={4}>
      {/* Before the rows: a centre that opens with its first control in focus begins at the newest row, not at the end of a long list. */}
      <Inline>{write}</Inline>
      <SentRows state={state} timeZone={timeZone} errorTextOf={errorTextOf} />
    </Stack>
  );
}

interface SentRowsProps extends Pick<SentFeedbackViewProps, 'timeZone' | 'errorTextOf'> {
  state: Extract<SentFeedbackState, { status: 'ready' }>;
}

/** The rows that were read, and the button for more. */
function SentRows({ state: { rows, loadMore, isLoadingMore, moreRefusal }, timeZone, errorTextOf }: SentRowsProps): ReactElement {
  const { t } = useTranslation('feedback');
  const lastRow = useRef<HTMLLIElement>(null);
  const askedAt = useRef<HTMLLIElement>(null);
  // The button goes with the last page, and the focus with it: the first of the new rows takes it.
  useLayoutEffect(() => {
    const next = askedAt.current?.nextElementSibling;
    if (!(next instanceof HTMLElement)) return;
    askedAt.current = null;
    if (document.activeElement === document.body) next.focus();
  });
  const askForMore = (): void => {
    askedAt.current = lastRow.current;
    loadMore?.();
  };
  return (
    <>
      <Stack as="ul" gap={3} aria-label={t('sent.title')}>
        {rows.map((feedback) => (
          <li key={feedback.id} ref={feedback === rows.at(-1) ? lastRow : undefined} tabIndex={-1}>
            <FeedbackCard feedback={feedback} timeZone={timeZone} />
          </li>
        ))}
      </Stack>
      {moreRefusal && (
        <div role="alert">
          <Text tone="negative">{errorTextOf(moreRefusal)}</Text>
        </div>
      )}
      {loadMore && (
        <Inline>
          <Button tone="outline" pending={isLoadingMore} onClick={askForMore}>
            {t('sent.more')}
          </Button>
        </Inline>
      )}
    </>
  );
}
