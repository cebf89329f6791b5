import type { WithdrawalOrder } from '@baize/contract';
import { ButtonLink, EmptyState, ErrorState, Stack } from '@baize/design-system';
import { Tabs } from '@baize/design-system/Tabs';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useLanguage, usePermissionState } from '../../core/index.ts';
import { CashierSkeleton } from '../Cashier/CashierSkeleton.tsx';
import { OrderFrame } from '../Cashier/OrderFrame.tsx';
import { ProofUpload } from '../Cashier/ProofUpload.tsx';
import { useShownOrder } from '../Cashier/useShownOrder.ts';
import { ReceiptForm } from './ReceiptForm.tsx';
import { useCards } from './useCards.ts';
import { useWithdraw } from './useWithdraw.ts';
import { useWithdrawals } from './useWithdrawals.ts';
import { useWithdrawTerms } from './useWithdrawTerms.ts';
import { WithdrawFormView } from './WithdrawFormView.tsx';
import { WithdrawHistoryView } from './WithdrawHistoryView.tsx';
import { WithdrawOrderView } from './WithdrawOrderView.tsx';

export interface WithdrawPageProps {
  /** Where bank cards are added. */
  cardsHref: string;
}

/** Rows below the form. */
const latestShown = 3;

/** Money out (§4, §9 "Withdrawal"): the form, an order's steps and its receipt, and what was withdrawn before. */
export function WithdrawPage({ cardsHref }: WithdrawPageProps): ReactElement {
  const { t } = useTranslation('wallet');
  const language = useLanguage();
  const errorText = useErrorText();
  const { permission, isMissing, isAsking, retry } = usePermissionState();
  const terms = useWithdrawTerms();
  const cards = useCards();
  const { state, orderWithdrawal, startAgain } = useWithdraw();
  const withdrawals = useWithdrawals();
  const { shown, openOrder, leaveOrder } = useShownOrder(
    withdrawals.state.status === 'ready' ? withdrawals.state.orders : undefined,
    state.status === 'ordered' ? state.order : undefined,
    startAgain,
  );

  if (!permission && isMissing) return <ErrorState title={t('withdraw.failed')} retry={{ onRetry: retry, pending: isAsking }} />;
  const failed = [terms, cards].find((one) => one.status === 'error');
  if (failed?.status === 'error') {
    return (
      <ErrorState title={t('withdraw.failed')} retry={{ onRetry: failed.retry }}>
        {errorText.of(failed)}
      </ErrorState>
    );
  }
  if (!permission || terms.status !== 'ready' || cards.status === 'loading' || cards.status === 'error') return <CashierSkeleton />;

  const { currency, timeZone } = permission;
  const common = { currency, language, timeZone };
  const refused = shown && withdrawals.refusalOf(shown.orderId);
  const receiptOf = ({ orderId, amount, fee, receipt, receiptDueAt, proofs }: WithdrawalOrder): ReactElement =>
    receipt === undefined ? (
      <ReceiptForm
        paid={amount - fee}
        dueAt={receiptDueAt ?? ''}
        currency={currency}
        language={language}
        isSending={withdrawals.isConfirming}
        refusal={refused && errorText.of(refused)}
        onConfirm={(said) => void withdrawals.confirm(orderId, said)}
      />
    ) : (
      <ProofUpload
        label={t('receipt.proof')}
        help={t('receipt.proofHelp')}
        kept={proofs}
        onSend={(file) => withdrawals.sendProof(orderId, file)}
      />
    );
  if (shown) {
    return (
      <OrderFrame key={shown.orderId}>
        <WithdrawOrderView {...common} order={shown} receipt={shown.state === 'paid' && receiptOf(shown)} onLeave={leaveOrder} />
      </OrderFrame>
    );
  }

  const history = (newest?: number): ReactElement => (
    <WithdrawHistoryView
      {...common}
      state={withdrawals.state}
      newest={newest}
      errorText={withdrawals.state.status === 'error' ? errorText.of(withdrawals.state) : ''}
      onOpenOrder={openOrder}
    />
  );
  const form =
    cards.status === 'empty' ? (
      <EmptyState title={t('withdraw.noCards')} action={<ButtonLink href={cardsHref}>{t('withdraw.cards')}</ButtonLink>}>
        {t('withdraw.noCardsAbout')}
      </EmptyState>
    ) : (
      <WithdrawFormView
        {...common}
        terms={terms.terms}
        cards={cards.cards}
        cardsHref={cardsHref}
        isSending={state.status === 'sending'}
        refusal={state.status === 'refused' ? { code: state.code, text: errorText.of(state) } : undefined}
        onOrderWithdrawal={orderWithdrawal}
      />
    );
  return (
    <Tabs
      label={t('withdraw')}
      items={[
        {
          id: 'form',
          text: t('withdraw'),
          content: (
            <Stack gap={6}>
              {form}
              {history(latestShown)}
            </Stack>
          ),
        },
        { id: 'history', text: t('withdraw.history'), content: history() },
      ]}
    />
  );
}
