import type { Currency, Language, TransferTerms } from '@baize/contract';
import { ButtonLink, EmptyState } from '@baize/design-system';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderFrame } from '../../shared/money/OrderFrame.tsx';
import { TransferAmountStep } from './TransferAmountStep.tsx';
import { TransferConfirmStep } from './TransferConfirmStep.tsx';
import { TransferSent } from './TransferSent.tsx';
import type { TransferReceiver, Transfers } from './useTransfer.ts';

export interface TransferFormProps {
  receiver: TransferReceiver;
  terms: TransferTerms;
  /** Of `useTransfer`, in a part that stays: it has the answer to what was sent. */
  transfers: Transfers;
  /** The brand's: all amounts are in its minor unit. */
  currency: Currency;
  language: Language;
  /** IANA zone that times are shown in. */
  timeZone: string;
  /** Where a fund password is set. */
  fundPasswordHref: string;
  /** After a transfer. */
  onLeave(): void;
}

type Step = 'begin' | 'amount' | 'confirm';

/** A transfer to one receiver: the amount, the confirmation with the fund password, and what became of it. */
export function TransferForm(props: TransferFormProps): ReactElement {
  const { receiver, terms, transfers, fundPasswordHref, onLeave, ...place } = props;
  const { t } = useTranslation('transfers');
  const { state, sendMoney, startAgain } = transfers;
  const [step, setStep] = useState<Step>('begin');
  const [amount, setAmount] = useState<number>();

  if (state.status === 'sent') {
    const leave = (): void => {
      startAgain();
      setAmount(undefined);
      setStep('amount');
      onLeave();
    };
    return (
      <OrderFrame key="sent">
        <TransferSent {...place} transfer={state.transfer} onLeave={leave} />
      </OrderFrame>
    );
  }
  if (!terms.hasFundPassword) {
    return (
      <EmptyState
        title={t('transfer.noFundPassword')}
        action={<ButtonLink href={fundPasswordHref}>{t('transfer.setFundPassword')}</ButtonLink>}
      >
        {t('transfer.noFundPasswordAbout')}
      </EmptyState>
    );
  }
  const { currency, language } = place;
  if (step === 'confirm' && amount !== undefined) {
    return (
      <OrderFrame key="confirm">
        <TransferConfirmStep
          {...{ receiver, currency, language, amount }}
          remains={Math.max(0, terms.balance - amount)}
          isSending={state.status === 'sending'}
          refusal={state.status === 'refused' ? state : undefined}
          lost={state.status === 'unknown' ? state : undefined}
          onSend={(fundPassword) => sendMoney({ receiver, amount, fundPassword, terms })}
          onBack={() => {
            startAgain();
            setStep('amount');
          }}
        />
      </OrderFrame>
    );
  }
  const form = (
    <TransferAmountStep
      {...{ receiver, terms, currency, language, amount }}
      onAmount={setAmount}
      onNext={() => {
        startAgain();
        setStep('confirm');
      }}
    />
  );
  return step === 'begin' ? form : <OrderFrame key="amount">{form}</OrderFrame>;
}
