import { Text } from '@baize/design-system';
import { Modal } from '@baize/design-system/Modal';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../core/index.ts';

export interface CenterRefusalProps {
  /** Who asks: agents cannot open the member centre (§2), a trial account needs a formal one (§6). */
  role: 'agent' | 'trial';
  onClose(): void;
}

const codeForRole = { agent: 'function.not.available', trial: 'real_account_required' } as const;

/** Says why the member centre stays closed. */
export function CenterRefusal({ role, onClose }: CenterRefusalProps): ReactElement {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const reasonId = useId();
  return (
    <Modal open role="alertdialog" describedBy={reasonId} onClose={onClose} title={t('centerClosed')} cancelText={null} width={420}>
      <Text id={reasonId} tone="muted">
        {errorText.ofCode(codeForRole[role])}
      </Text>
    </Modal>
  );
}
