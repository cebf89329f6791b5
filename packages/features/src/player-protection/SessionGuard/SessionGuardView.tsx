import type { Language, PlayResult } from '@baize/contract';
import { Button, ButtonLink, Callout, Icon, Inline, Link, Stack, Text, VisuallyHidden } from '@baize/design-system';
import { breakIcon } from '@baize/design-system/icons';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { durationText } from '../durationText.ts';
import * as css from './RealityDialog.css.ts';
import { RealityDialog } from './RealityDialog.tsx';
import type { SessionGuarding } from './useSessionGuard.ts';

export interface SessionGuardViewProps {
  guarding: SessionGuarding;
  /** Sentence of the bet that was refused last, in the player's language. */
  refusalText: string | undefined;
  /** Sentence of the break or self-exclusion that has closed the game, in the player's language; undefined while it is open. */
  closedText: string | undefined;
  /** What the rounds of this play have come to; undefined while it is not known. */
  net: Pick<PlayResult, 'bet' | 'win' | 'currency'> | undefined;
  language: Language;
  protectionHref: string;
  historyHref: string;
  /** Where the player goes who stops. */
  stopHref: string;
  /** The game: it is taken away once a break or a self-exclusion has closed it. */
  children: ReactNode;
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** RTS 13B, 13A: the time since the login and until the next reality check, the way to limits and breaks, and the question that stops play until it is answered. */
export function SessionGuardView(props: SessionGuardViewProps): ReactElement {
  const { guarding, refusalText, closedText, net, language, protectionHref, historyHref, stopHref, children } = props;
  const { t } = useTranslation('player-protection');
  const { check, elapsed, answer } = guarding;
  const time = durationText(t, elapsed.minutes);
  if (closedText !== undefined) return <ClosedGame closedText={closedText} protectionHref={protectionHref} stopHref={stopHref} />;
  const strip = (
    <Stack gap={2}>
      <Inline gap={3} wrap>
        {elapsed.since === 'login' && (
          <Text as="span" size="small" tone="muted">
            {t('session.since', { time })}
          </Text>
        )}
        {check && !check.isDue && (
          <Text as="span" size="small" tone="muted">
            {t('session.next', { time: clock(check.secondsLeft) })}
          </Text>
        )}
        <Inline gap={1}>
          <Icon icon={breakIcon} size="small" />
          <Link href={protectionHref}>{t('session.break')}</Link>
        </Inline>
      </Inline>
      {refusalText !== undefined && (
        <Callout tone="warning" action={<Link href={protectionHref}>{t('session.limits')}</Link>}>
          {refusalText}
        </Callout>
      )}
      {check?.isDue && (
        <RealityDialog elapsed={elapsed} about={t('session.about')} net={net} language={language}>
          <div className={css.answers}>
            <Button onClick={answer}>{t('session.continue')}</Button>
            <ButtonLink href={historyHref} tone="outline">
              {t('session.history')}
            </ButtonLink>
            <ButtonLink href={stopHref} tone="outline">
              {t('session.stop')}
            </ButtonLink>
          </div>
          <Link href={protectionHref}>{t('session.limits')}</Link>
        </RealityDialog>
      )}
    </Stack>
  );
  return (
    <>
      {strip}
      {children}
    </>
  );
}

/** In place of the game: why it is closed, and the ways out. */
function ClosedGame(props: Pick<SessionGuardViewProps, 'protectionHref' | 'stopHref'> & { closedText: string }): ReactElement {
  const { closedText, protectionHref, stopHref } = props;
  const { t } = useTranslation('player-protection');
  return (
    <>
      <VisuallyHidden>
        <h1>{t('session.closed')}</h1>
      </VisuallyHidden>
      <Callout tone="info" title={t('session.closed')}>
        <Stack gap={3}>
          <Text>{closedText}</Text>
          <Inline gap={2} wrap>
            <ButtonLink href={stopHref} tone="outline" size="small">
              {t('session.leave')}
            </ButtonLink>
            <ButtonLink href={protectionHref} tone="outline" size="small">
              {t('session.limits')}
            </ButtonLink>
          </Inline>
        </Stack>
      </Callout>
    </>
  );
}
