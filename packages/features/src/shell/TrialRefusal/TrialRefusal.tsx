import { Button, Inline, Stack, Text } from '@baize/design-system';
import { Modal } from '@baize/design-system/Modal';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useLogout } from '../../core/index.ts';

export interface TrialRefusalProps {
  /** The trial account has been left for a registration. */
  onRegister(): void;
  /** It has been left for the login of another account. Default: the page asks a visitor to log in by itself. */
  onLogIn?(): void;
  onClose(): void;
}

/** §6: a trial account is asked for a formal one, and led there. */
export function TrialRefusal({ onRegister, onLogIn, onClose }: TrialRefusalProps): ReactElement {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const reasonId = useId();
  const logOut = useLogout();
  const leaveFor = (next?: () => void) => (): void => {
    // Ended here at once; the gateway's answer is not waited for.
    void logOut();
    next?.();
  };
  return (
    <Modal open role="alertdialog" describedBy={reasonId} onClose={onClose} title={t('centerClosed')} footerHide width={420}>
      <Stack gap={4}>
        <Text id={reasonId} tone="muted">
          {errorText.ofCode('real_account_required')}
        </Text>
        <Inline gap={2} justify="end" wrap>
          <Button tone="outline" onClick={leaveFor(onRegister)}>
            {t('register')}
          </Button>
          <Button onClick={leaveFor(onLogIn)}>{t('logIn')}</Button>
        </Inline>
      </Stack>
    </Modal>
  );
}
