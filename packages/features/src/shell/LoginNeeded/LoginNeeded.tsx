import { Text } from '@baize/design-system';
import { Modal } from '@baize/design-system/Modal';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';

export interface LoginNeededProps {
  /** OK was chosen, or the dialog closed: the visitor goes back to where he came from. */
  onClose(): void;
}

/** §2 "Guard": what a visitor reads in place of a page that needs a login. */
export function LoginNeeded({ onClose }: LoginNeededProps): ReactElement {
  const { t } = useTranslation('shell');
  const reasonId = useId();
  return (
    <Modal open role="alertdialog" describedBy={reasonId} onClose={onClose} title={t('membersOnly')} cancelText={null} width={420}>
      <Text id={reasonId} tone="muted">
        {t('loginNeeded')}
      </Text>
    </Modal>
  );
}
