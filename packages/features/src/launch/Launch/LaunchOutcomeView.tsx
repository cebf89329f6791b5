import { Button, Callout, Inline, Stack, Text } from '@baize/design-system';
import { Modal } from '@baize/design-system/Modal';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { GameFrame } from '../GameFrame/GameFrame.tsx';
import { frame, stage } from './LaunchOutcomeView.css.ts';
import type { LaunchState } from './launchState.ts';

export interface LaunchOutcomeViewProps {
  state: LaunchState;
  gameName: string;
  /** Sentence for a failed launch, or for a trial account, in the player's language. */
  failure: string;
  onLogin(): void;
  onRegister(): void;
  /** The player agrees that money moves to the game’s vendor. */
  onConfirm(): void;
  /** Demo play in place of the real play that an agent was refused (013). Default: there is none. */
  onTry?: (() => void) | undefined;
  /** The player page of a game whose window was blocked is to be shown in this tab. */
  onPlayHere(): void;
  onDismiss(): void;
}

/** The dialogs of the launch manager: log in first, blocked pop-up with the game in a frame, failure. */
export function LaunchOutcomeView({
  state,
  gameName,
  failure,
  onLogin,
  onRegister,
  onConfirm,
  onTry,
  onPlayHere,
  onDismiss,
}: LaunchOutcomeViewProps): ReactElement | null {
  const { t } = useTranslation('launch');
  switch (state.status) {
    case 'loginNeeded':
      return (
        <Question
          title={state.isTrial ? gameName : t('loginTitle')}
          text={state.isTrial ? failure : t('loginMessage', { game: gameName })}
          other={{ text: t('register'), onClick: onRegister }}
          main={{ text: t('logIn'), onClick: onLogin }}
          onDismiss={onDismiss}
        />
      );
    case 'confirming':
      return (
        <Question
          title={t('confirm.title', { vendor: state.game.vendor })}
          text={t('confirm.text', { game: gameName, vendor: state.game.vendor })}
          other={{ text: t('confirm.cancel'), onClick: onDismiss }}
          main={{ text: t('confirm.ok'), onClick: onConfirm }}
          onDismiss={onDismiss}
        />
      );
    case 'blocked':
      if (state.player) {
        return (
          <Question
            title={gameName}
            text={t('blockedPage')}
            other={{ text: t('confirm.cancel'), onClick: onDismiss }}
            main={{ text: t('playHere'), onClick: onPlayHere }}
            onDismiss={onDismiss}
          />
        );
      }
      return (
        <Modal open onClose={onDismiss} title={gameName} footerHide maskClosable={false} width={1120}>
          <div className={stage}>
            <Stack gap={2}>
              <Text size="small" tone="muted">
                {t('blocked')}
              </Text>
              {state.isFlash && <Callout tone="info">{t('flash', { vendor: state.game.vendor })}</Callout>}
            </Stack>
            <GameFrame className={frame} url={state.url} title={gameName} />
          </div>
        </Modal>
      );
    case 'failed':
      if (onTry) {
        return (
          <Question
            title={gameName}
            text={failure}
            other={{ text: t('confirm.cancel'), onClick: onDismiss }}
            main={{ text: t('game.demo', { ns: 'core' }), onClick: onTry }}
            onDismiss={onDismiss}
          />
        );
      }
      return (
        <Modal open onClose={onDismiss} title={gameName} onOk={onDismiss} width={420} cancelText={null}>
          <Text tone="muted">{failure}</Text>
        </Modal>
      );
    default:
      return null;
  }
}

interface Choice {
  text: string;
  onClick(): void;
}
interface QuestionProps {
  title: string;
  text: string;
  main: Choice;
  other: Choice;
  onDismiss(): void;
}

function Question({ title, text, main, other, onDismiss }: QuestionProps): ReactElement {
  return (
    <Modal open onClose={onDismiss} title={title} footerHide width={420}>
      <Stack gap={4}>
        <Text tone="muted">{text}</Text>
        <Inline gap={2} justify="end" wrap>
          <Button tone="outline" onClick={other.onClick}>
            {other.text}
          </Button>
          <Button onClick={main.onClick}>{main.text}</Button>
        </Inline>
      </Stack>
    </Modal>
  );
}
