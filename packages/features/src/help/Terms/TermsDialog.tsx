import { Modal } from '@baize/design-system/Modal';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useView } from '../../core/index.ts';
import { useHelpTexts } from '../useHelpTexts.ts';
import { TermsDialogView } from './TermsDialogView.tsx';

/** The terms of service (§2), over whatever page asks for them, so that no form is lost. */
export function TermsDialog({ onClose }: { onClose(): void }): ReactElement {
  const View = useView(TermsDialogView);
  const { t } = useTranslation('help');
  const errorText = useErrorText();
  const state = useHelpTexts();
  return (
    <Modal open onClose={onClose} title={t('terms')} onOk={onClose} cancelText={null} width={640} steady>
      <View state={state} errorText={state.status === 'error' ? errorText.of(state) : ''} />
    </Modal>
  );
}
