import { Modal } from '@baize/design-system/Modal';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useLanguage } from '../../core/index.ts';
import { DepositView } from './DepositView.tsx';
import { useDeposit } from './useDeposit.ts';

/** A deposit over whatever page the player is on. */
export function DepositDialog({ onClose }: { onClose(): void }): ReactElement {
  const { t } = useTranslation('wallet');
  const { state, orderDeposit, startAgain, draft } = useDeposit();
  const language = useLanguage();
  const errorText = useErrorText();
  return (
    <Modal open onClose={onClose} title={t('deposit')} footerHide>
      <DepositView
        state={state}
        initialAmount={draft.kept.amount}
        onEdit={draft.keep}
        language={language}
        refusal={state.status === 'refused' ? errorText.of(state) : undefined}
        onOrderDeposit={orderDeposit}
        onStartAgain={startAgain}
      />
    </Modal>
  );
}
