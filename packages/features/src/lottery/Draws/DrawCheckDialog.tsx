import { Modal } from '@baize/design-system/Modal';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { periodText } from '../lotteryText.ts';
import { DrawCheckFacts, type DrawCheckFactsProps } from './DrawCheckFacts.tsx';
import { useDrawCheck } from './useDrawCheck.ts';

export interface DrawCheckDialogProps extends Omit<DrawCheckFactsProps, 'checked'> {
  onClose(): void;
}

/** “Check this draw”, computed in the page. */
export function DrawCheckDialog({ onClose, ...facts }: DrawCheckDialogProps): ReactElement {
  const { t } = useTranslation('lottery');
  const checked = useDrawCheck(facts.lottery, facts.family, facts.draw);
  return (
    <Modal open footerHide title={t('checkOf', { period: periodText(facts.draw.period) })} onClose={onClose}>
      <DrawCheckFacts {...facts} checked={checked} />
    </Modal>
  );
}
