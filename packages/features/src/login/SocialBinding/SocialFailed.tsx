import type { SocialFailure } from '@baize/contract';
import { Button, Callout, Stack } from '@baize/design-system';
import { Modal } from '@baize/design-system/Modal';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../core/index.ts';

export interface SocialFailedProps {
  code: SocialFailure;
  /** Back to the ways to log in. */
  onRetry(): void;
  onClose(): void;
}

/** §8 "popup closed by user (login failed, retry)", and what else a browser comes back from a provider with. */
export function SocialFailed({ code, onRetry, onClose }: SocialFailedProps): ReactElement {
  const { t } = useTranslation('login');
  const errorText = useErrorText();
  return (
    <Modal open onClose={onClose} title={t('logIn')} footerHide>
      <Stack gap={4}>
        <Callout tone="negative">{errorText.ofCode(code)}</Callout>
        <Button fullWidth onClick={onRetry}>
          {t('backToLogin')}
        </Button>
      </Stack>
    </Modal>
  );
}
