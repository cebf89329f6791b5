import { Text } from '@baize/design-system';
import { Modal } from '@baize/design-system/Modal';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../core/index.ts';

export interface CenterRefusalProps {
  onClose(): void;
}

/** Says why a centre stays closed: agents cannot open the member centre, nor members the agent centre (§2). */
export function CenterRefusal({ onClose }: CenterRefusalProps): ReactElement {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const reasonId = useId();
  return (
    <Modal open role="alertdialog" describedBy={reasonId} onClose={onClose} title={t('centerClosed')} cancelText={null} width={420}>
      <Text id={reasonId} tone="muted">
        {errorText.ofCode('function.not.available')}
      </Text>
    </Modal>
  );
}
