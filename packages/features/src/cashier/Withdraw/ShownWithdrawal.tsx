import type { WithdrawalOrder } from '@baize/contract';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useView } from '../../core/index.ts';
import { ProofUpload } from '../Cashier/ProofUpload.tsx';
import { ReceiptForm } from './ReceiptForm.tsx';
import type { Withdrawals } from './useWithdrawals.ts';
import { WithdrawOrderView, type WithdrawOrderViewProps } from './WithdrawOrderView.tsx';

export interface ShownWithdrawalProps extends Pick<WithdrawOrderViewProps, 'currency' | 'language' | 'timeZone' | 'onLeave'> {
  order: WithdrawalOrder;
  withdrawals: Withdrawals;
}

/** One withdrawal with its steps; once it is paid, what its player says of that (§4). */
export function ShownWithdrawal({ order, withdrawals, ...look }: ShownWithdrawalProps): ReactElement {
  const View = useView(WithdrawOrderView);
  const { t } = useTranslation('cashier');
  const errorText = useErrorText();
  const { currency, language } = look;
  const { orderId, amount, fee, receipt, receiptDueAt, proofs } = order;
  const refused = withdrawals.refusalOf(orderId);
  const word =
    receipt === undefined ? (
      <ReceiptForm
        paid={amount - fee}
        dueAt={receiptDueAt ?? ''}
        currency={currency}
        language={language}
        isSending={withdrawals.isConfirming}
        refusal={refused && errorText.of(refused)}
        lost={withdrawals.lostOf(orderId)}
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
  return <View {...look} order={order} receipt={order.state === 'paid' && word} />;
}
