import { Button, Inline, Stack, Text } from '@baize/design-system';
import { Modal } from '@baize/design-system/Modal';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { frame, stage } from './LaunchOutcomeView.css.ts';
import type { LaunchState } from './useLaunch.ts';

export interface LaunchOutcomeViewProps {
  state: LaunchState;
  gameName: string;
  /** Sentence for a failed launch, in the player's language. */
  failure: string;
  onLogin(): void;
  onRegister(): void;
  onDismiss(): void;
}

/** The dialogs of the launch manager: log in first, blocked pop-up with the game in a frame, failure. */
export function LaunchOutcomeView({
  state,
  gameName,
  failure,
  onLogin,
  onRegister,
  onDismiss,
}: LaunchOutcomeViewProps): ReactElement | null {
  const { t } = useTranslation('game-launch');
  switch (state.status) {
    case 'loginNeeded':
      return (
        <Modal open onClose={onDismiss} title={t('loginTitle')} footerHide width={420}>
          <Stack gap={4}>
            <Text tone="muted">{t('loginMessage', { game: gameName })}</Text>
            <Inline gap={2} justify="end" wrap>
              <Button tone="outline" onClick={onRegister}>
                {t('register')}
              </Button>
              <Button onClick={onLogin}>{t('logIn')}</Button>
            </Inline>
          </Stack>
        </Modal>
      );
    case 'blocked':
      return (
        <Modal open onClose={onDismiss} title={gameName} footerHide maskClosable={false} width={1120}>
          <div className={stage}>
            <Text size="small" tone="muted">
              {t('blocked')}
            </Text>
            <iframe className={frame} src={state.url} title={gameName} allow="fullscreen; autoplay" />
          </div>
        </Modal>
      );
    case 'failed':
      return (
        <Modal open onClose={onDismiss} title={gameName} onOk={onDismiss} width={420} cancelText={null}>
          <Text tone="muted">{failure}</Text>
        </Modal>
      );
    default:
      return null;
  }
}
