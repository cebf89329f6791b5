import { ErrorState } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useView } from '../../core/index.ts';
import type { NamedCard } from './cardName.ts';
import { NewBankCardView } from './NewBankCardView.tsx';
import { type NewBankCardValues, useNewBankCard } from './useNewBankCard.ts';

export interface NewBankCardProps {
  /** The real name, mostly covered. */
  holderName: string;
  onAdded(card: NamedCard): void;
  onLeave(): void;
}

/** Adds a bank card: the banks of the cashier, the number, the fund password. */
export function NewBankCard({ holderName, onAdded, onLeave }: NewBankCardProps): ReactElement {
  const View = useView(NewBankCardView);
  const { t } = useTranslation('security');
  const errorText = useErrorText();
  const { banks, isSending, submit, draft } = useNewBankCard();
  if (banks.status === 'error') {
    return (
      <ErrorState title={t('bankCards.banksFailed')} retry={{ onRetry: banks.retry }}>
        {errorText.of(banks)}
      </ErrorState>
    );
  }
  const bankNameOf = (code: string): string =>
    (banks.status === 'ready' && banks.banks.find(({ bankCode }) => bankCode === code)?.name) || code;
  const add = async (values: NewBankCardValues) => {
    const outcome = await submit(values);
    if (outcome?.status === 'done')
      onAdded({ bankName: bankNameOf(values.bankCode), accountNumber: values.accountNumber.replaceAll(/\D/g, '') });
    return outcome;
  };
  return (
    <View
      banks={banks}
      holderName={holderName}
      isSending={isSending}
      textOf={errorText.of}
      kept={draft.kept}
      onEdit={draft.keep}
      onSubmit={add}
      onLeave={onLeave}
    />
  );
}
