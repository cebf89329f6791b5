import type { Language, PlayResult } from '@baize/contract';
import { Inline, Money, Stack, Text } from '@baize/design-system';
import { Modal } from '@baize/design-system/Modal';
import { type ReactElement, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { durationText } from '../durationText.ts';
import type { SessionGuarding } from './useSessionGuard.ts';

export interface RealityDialogProps extends Pick<SessionGuarding, 'elapsed'> {
  /** What is asked. */
  about: string;
  /** What the rounds of this play have come to; undefined while it is not known. */
  net: Pick<PlayResult, 'bet' | 'win' | 'currency'> | undefined;
  language: Language;
  /** The answers that can be given: nothing else closes it. */
  children: ReactNode;
}

/** RTS 13B: the reality check, with the time and the result of the play. */
export function RealityDialog({ elapsed, about, net, language, children }: RealityDialogProps): ReactElement {
  const { t } = useTranslation('player-protection');
  const textId = useId();
  const time = durationText(t, elapsed.minutes);
  return (
    <Modal
      open
      footerHide
      showClose={false}
      maskClosable={false}
      role="alertdialog"
      describedBy={textId}
      title={elapsed.since === 'login' ? t('session.ask', { time }) : t('session.played', { time })}
      onClose={() => undefined}
    >
      <Stack gap={4}>
        <Text id={textId}>{about}</Text>
        {net && (
          <Inline justify="between" gap={3}>
            <Text as="span" tone="muted">
              {t('session.net')}
            </Text>
            <Text as="span" weight="strong">
              <Money amount={net.win - net.bet} currency={net.currency} language={language} signed />
            </Text>
          </Inline>
        )}
        {children}
      </Stack>
    </Modal>
  );
}
