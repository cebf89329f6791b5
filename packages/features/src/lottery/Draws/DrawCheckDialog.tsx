import { Modal } from '@baize/design-system/Modal';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { periodText } from '../lotteryText.ts';
import { DrawCheckFacts, type DrawCheckFactsProps } from './DrawCheckFacts.tsx';
import { useDrawCheck } from './useDrawCheck.ts';
import { useDrawLog } from './useDrawLog.ts';

export interface DrawCheckDialogProps extends Omit<DrawCheckFactsProps, 'checked' | 'log'> {
  onClose(): void;
}

/** “Check this draw”, computed in the page, with the way to check a whole day elsewhere. */
export function DrawCheckDialog({ onClose, ...facts }: DrawCheckDialogProps): ReactElement {
  const { t } = useTranslation('lottery');
  const checked = useDrawCheck(facts.lottery, facts.family, facts.draw);
  const log = useDrawLog(facts.lottery);
  return (
    <Modal open footerHide title={t('checkOf', { period: periodText(facts.draw.period) })} onClose={onClose}>
      <DrawCheckFacts {...facts} checked={checked} log={log} />
    </Modal>
  );
}
