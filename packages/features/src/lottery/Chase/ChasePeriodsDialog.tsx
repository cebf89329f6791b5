import { Modal } from '@baize/design-system/Modal';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../core/index.ts';
import { ChasePeriodList } from './ChasePeriodList.tsx';
import { useChasePeriods } from './useChasePeriods.ts';

export interface ChasePeriodsDialogProps {
  chaseId: string;
  money(amount: number): string;
  onClose(): void;
}

/** What became of each period of a multi-period order, on the gateway of the app. */
export function ChasePeriodsDialog({ chaseId, money, onClose }: ChasePeriodsDialogProps): ReactElement {
  const { t } = useTranslation('lottery');
  const errorText = useErrorText();
  const state = useChasePeriods(chaseId);
  return (
    <Modal open footerHide title={t('chase.periodsTitle')} onClose={onClose}>
      <ChasePeriodList state={state} errorText={state.status === 'error' ? errorText.of(state) : ''} money={money} />
    </Modal>
  );
}
