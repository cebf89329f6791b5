import { Button, Callout } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountPagesState } from '../../core/index.ts';

export interface MoreRowsProps {
  state: AccountPagesState<unknown>;
  /** Sentence of the refusal, in the player's language: of more that did not come. */
  errorText: string;
}

/** The way to more rows of a list, and why they did not come; nothing where there are no more. */
export function MoreRows({ state, errorText }: MoreRowsProps): ReactElement | null {
  const { t } = useTranslation('rewards');
  if (state.status !== 'ready') return null;
  return (
    <>
      {state.moreRefusal && <Callout tone="negative">{errorText}</Callout>}
      {state.loadMore && (
        <Button tone="outline" pending={state.isLoadingMore} onClick={state.loadMore}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
