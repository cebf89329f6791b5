import { Modal } from '@baize/design-system/Modal';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

export interface LoginModalProps extends LoginFormProps {
  onClose(): void;
}

/** The login box of §2 as a modal; on a phone a sheet. */
export function LoginModal({ onClose, ...form }: LoginModalProps): ReactElement {
  const { t } = useTranslation('login');
  return (
    <Modal open onClose={onClose} title={t('logIn')} footerHide maskClosable={false}>
      <LoginForm {...form} />
    </Modal>
  );
}
