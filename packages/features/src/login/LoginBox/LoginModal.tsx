import type { SecondFactorChallenge } from '@baize/contract';
import { Modal } from '@baize/design-system/Modal';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SecondFactor } from '../SecondFactor/SecondFactor.tsx';
import { LoginBox, type LoginBoxProps } from './LoginBox.tsx';

export interface LoginModalProps extends Omit<LoginBoxProps, 'onSecondFactor'> {
  onClose(): void;
}

/** The login box of §2 as a modal; on a phone a sheet. A new address is proved in the same place (§4). */
export function LoginModal({ onClose, ...box }: LoginModalProps): ReactElement {
  const { t } = useTranslation('login');
  const [challenge, setChallenge] = useState<SecondFactorChallenge>();
  return (
    <Modal open onClose={onClose} title={challenge ? t('secondFactor') : t('logIn')} footerHide maskClosable={false}>
      {/* It stays: whoever comes back from the second factor finds what he typed. */}
      <div hidden={challenge !== undefined}>
        <LoginBox {...box} onSecondFactor={setChallenge} />
      </div>
      {challenge && <SecondFactor challenge={challenge} onLoggedIn={box.onLoggedIn} onBack={() => setChallenge(undefined)} />}
    </Modal>
  );
}
