import { ErrorState } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, usePermission, useView } from '../../core/index.ts';
import { BankCardsView, type BankCardsViewProps } from './BankCardsView.tsx';
import { useBankCards } from './useBankCards.ts';

export type BankCardListProps = Pick<BankCardsViewProps, 'missing' | 'notice' | 'onAdd' | 'onRemove'>;

/** The cards of the account, or why they are not there. */
export function BankCardList(props: BankCardListProps): ReactElement {
  const View = useView(BankCardsView);
  const { t } = useTranslation('security');
  const errorText = useErrorText();
  const permission = usePermission();
  const { state } = useBankCards();
  if (state.status === 'error') {
    return (
      <ErrorState title={t('bankCards.loadFailed')} retry={{ onRetry: state.retry }}>
        {errorText.of(state)}
      </ErrorState>
    );
  }
  return <View {...props} state={state} timeZone={permission?.timeZone} contacts={permission?.customerService ?? []} />;
}
