import type { SecondFactorChallenge } from '@baize/contract';
import { Modal } from '@baize/design-system/Modal';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceNow, useHasPassed, usePermissionState } from '../../core/index.ts';
import { SecondFactor } from '../SecondFactor/SecondFactor.tsx';
import { LoginBox, type LoginBoxProps } from './LoginBox.tsx';

export interface LoginModalProps extends Omit<LoginBoxProps, 'onSecondFactor'> {
  onClose(): void;
}

/** Milliseconds that the box waits for what the brand offers: its ways to log in would move a form that is in use. Longer, nothing would seem to come of the click. */
const patienceMs = 1_000;

/** The login box of §2 as a modal; on a phone a sheet. A new address is proved in the same place (§4). */
export function LoginModal({ onClose, ...box }: LoginModalProps): ReactElement | null {
  const { t } = useTranslation('session');
  const [challenge, setChallenge] = useState<SecondFactorChallenge>();
  const { permission, isMissing } = usePermissionState();
  const [waitsUntil] = useState(() => deviceNow() + patienceMs);
  const hasWaited = useHasPassed(waitsUntil);
  const isKnown = permission !== undefined || isMissing;
  // Once open, it stays.
  const [isOpen, setOpen] = useState(isKnown);
  if (!isOpen && (isKnown || hasWaited)) setOpen(true);
  if (!isOpen) return null;
  return (
    <Modal open onClose={onClose} title={challenge ? t('secondFactor') : t('logIn')} footerHide maskClosable={false}>
      {/* It stays: a user who comes back from the second factor finds what he typed. */}
      <div hidden={challenge !== undefined}>
        <LoginBox {...box} onSecondFactor={setChallenge} />
      </div>
      {challenge && <SecondFactor challenge={challenge} onLoggedIn={box.onLoggedIn} onBack={() => setChallenge(undefined)} />}
    </Modal>
  );
}
