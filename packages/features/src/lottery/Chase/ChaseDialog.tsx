import { Modal } from '@baize/design-system/Modal';
import { useToasts } from '@baize/design-system/Toast';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../core/index.ts';
import { betsOf } from '../Slip/slip.ts';
import { ChaseForm, type ChaseFormProps } from './ChaseForm.tsx';
import { useLotteryPeriods } from './useLotteryPeriods.ts';
import { useSubmitChase } from './useSubmitChase.ts';

export interface ChaseDialogProps
  extends Pick<ChaseFormProps, 'family' | 'actions' | 'period' | 'balance' | 'language' | 'timeZone' | 'money'> {
  /** Code of the lottery. */
  lottery: string;
  onClose(): void;
}

/** §4 "Chase bets": the bets of the slip on several periods, on the gateway of the app. */
export function ChaseDialog({ lottery, onClose, ...form }: ChaseDialogProps): ReactElement {
  const { t } = useTranslation('lottery');
  const { show } = useToasts();
  const permission = usePermission();
  const ahead = useLotteryPeriods(lottery, form.period);
  const { slip, clear } = form.actions;
  const { state, submit, canDouble } = useSubmitChase(({ periods, amount }) => {
    show({ tone: 'positive', title: t('chase.placed', { count: periods }), text: t('chase.placedAbout', { amount: form.money(amount) }) });
    clear();
    onClose();
  });
  return (
    <Modal open footerHide title={t('chase.title')} onClose={onClose}>
      {permission && (
        <ChaseForm
          {...form}
          {...{ ahead, state, canDouble }}
          currency={permission.currency}
          onSubmit={(chase) => submit({ lottery, bets: betsOf({ ...slip, multiple: 1 }), ...chase })}
        />
      )}
    </Modal>
  );
}
