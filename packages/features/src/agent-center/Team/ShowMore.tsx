import { Button, Inline, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type AccountPagesState, useErrorText } from '../../core/index.ts';

/** The way to the next rows of a list, and why they did not come. */
export function ShowMore<Row>({ state }: { state: AccountPagesState<Row> }): ReactElement | null {
  const { t } = useTranslation('agent-center');
  const errorText = useErrorText();
  if (state.status !== 'ready') return null;
  return (
    <>
      {state.moreRefusal && (
        <div role="alert">
          <Text tone="negative">{errorText.of(state.moreRefusal)}</Text>
        </div>
      )}
      {state.loadMore && (
        <Inline>
          <Button tone="outline" pending={state.isLoadingMore} onClick={state.loadMore}>
            {t('team.more')}
          </Button>
        </Inline>
      )}
    </>
  );
}
