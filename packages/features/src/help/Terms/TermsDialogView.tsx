import { EmptyState, ErrorState, Stack, useWords } from '@baize/design-system';
import { infoIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ArticleSkeleton } from '../ArticleSkeleton.tsx';
import { HelpArticles } from '../HelpArticles.tsx';
import { sectionAt } from '../helpRules.ts';
import type { HelpState } from '../useHelpTexts.ts';

export interface TermsDialogViewProps {
  state: HelpState;
  /** Sentence of the error, in the player's language. */
  errorText: string;
}

/** The section of the help centre that holds the terms. */
export function TermsDialogView({ state, errorText }: TermsDialogViewProps): ReactElement {
  const { t } = useTranslation('help');
  const words = useWords();
  if (state.status === 'error') {
    return (
      <ErrorState title={t('failed')} retry={{ onRetry: state.retry, pending: state.isAsking }}>
        {errorText}
      </ErrorState>
    );
  }
  if (state.status === 'loading') {
    return (
      <Stack gap={6} role="status" aria-busy="true" aria-label={words.loading}>
        {['one', 'two', 'three', 'four', 'five'].map((name) => (
          <ArticleSkeleton key={name} />
        ))}
      </Stack>
    );
  }
  const terms = state.status === 'ready' ? sectionAt(state.sections, 'terms') : undefined;
  if (!terms) {
    return (
      <EmptyState title={t('empty')} icon={infoIcon}>
        {t('emptyNext')}
      </EmptyState>
    );
  }
  return <HelpArticles articles={terms.articles} level={3} />;
}
