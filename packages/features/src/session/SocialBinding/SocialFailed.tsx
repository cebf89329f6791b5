import type { SocialFailure } from '@baize/contract';
import { Modal } from '@baize/design-system/Modal';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../core/index.ts';
import { SocialRefusal } from './SocialRefusal.tsx';

export interface SocialFailedProps {
  code: SocialFailure;
  /** Back to the ways to log in. */
  onRetry(): void;
  onClose(): void;
}

/** §8 "popup closed by user (login failed, retry)", and what else a browser comes back from a provider with. */
export function SocialFailed({ code, onRetry, onClose }: SocialFailedProps): ReactElement {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  return (
    <Modal open onClose={onClose} title={t('logIn')} footerHide>
      <SocialRefusal sentence={errorText.ofCode(code)} onRetry={onRetry} />
    </Modal>
  );
}
