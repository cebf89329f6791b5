import { ErrorState, Skeleton } from '@baize/design-system';
import { Modal } from '@baize/design-system/Modal';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useLanguage, usePermissionState } from '../../core/index.ts';
import { DepositView } from './DepositView.tsx';
import { parseAmount } from './depositAmount.ts';
import { useDeposit } from './useDeposit.ts';

/** A deposit over whatever page the player is on. Nobody is asked for an amount before its currency is known. */
export function DepositDialog({ onClose }: { onClose(): void }): ReactElement {
  const { t } = useTranslation('wallet');
  const { state, orderDeposit, startAgain, draft } = useDeposit();
  const language = useLanguage();
  const errorText = useErrorText();
  const { permission, isMissing, isAsking, retry } = usePermissionState();
  return (
    <Modal open onClose={onClose} title={t('deposit')} footerHide>
      {permission ? (
        <DepositView
          state={state}
          currency={permission.currency}
          initialAmount={parseAmount(draft.kept.amount ?? '')}
          onEdit={(amount) => draft.keep({ amount: amount === undefined ? '' : String(amount) })}
          language={language}
          refusal={state.status === 'refused' ? errorText.of(state) : undefined}
          onOrderDeposit={orderDeposit}
          onStartAgain={startAgain}
        />
      ) : isMissing ? (
        <ErrorState title={t('currencyMissing')} retry={{ onRetry: retry, pending: isAsking }} />
      ) : (
        <Skeleton shape="control" />
      )}
    </Modal>
  );
}
