import type { DepositOrder } from '@baize/contract';
import { useDialogs } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useView } from '../../core/index.ts';
import { ProofUpload } from '../Cashier/ProofUpload.tsx';
import { DepositOrderView, type DepositOrderViewProps } from './DepositOrderView.tsx';
import type { Deposits } from './useDeposits.ts';

export interface ShownDepositProps extends Pick<DepositOrderViewProps, 'currency' | 'language' | 'timeZone' | 'onLeave'> {
  order: DepositOrder;
  deposits: Deposits;
}

/** One deposit, and what its player can do with it: show the payment, or give it up after a question. */
export function ShownDeposit({ order, deposits, ...look }: ShownDepositProps): ReactElement {
  const View = useView(DepositOrderView);
  const { t } = useTranslation('cashier');
  const { confirm } = useDialogs();
  const errorText = useErrorText();
  const { orderId, state, proofs } = order;
  const cancel = async (): Promise<void> => {
    if (await confirm({ title: t('cancel'), message: t('cancelQuestion'), okText: t('cancel'), tone: 'danger' })) {
      await deposits.cancel(orderId);
    }
  };
  const refused = deposits.refusalOf(orderId);
  const takesProof = state === 'waiting' || state === 'expired';
  return (
    <View
      {...look}
      order={order}
      isCancelling={deposits.cancelling === orderId}
      refusal={refused && errorText.of(refused)}
      lost={deposits.lostOf(orderId)}
      proof={
        takesProof && (
          <ProofUpload label={t('proof')} help={t('proofHelp')} kept={proofs} onSend={(file) => deposits.sendProof(orderId, file)} />
        )
      }
      onCancel={() => void cancel()}
    />
  );
}
