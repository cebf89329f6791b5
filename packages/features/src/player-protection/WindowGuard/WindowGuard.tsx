import type { PlayResult } from '@baize/contract';
import { Button, useDialogs } from '@baize/design-system';
import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../core/index.ts';
import * as css from '../SessionGuard/RealityDialog.css.ts';
import { RealityDialog } from '../SessionGuard/RealityDialog.tsx';
import { useSessionGuard } from '../SessionGuard/useSessionGuard.ts';

export interface WindowGuardProps {
  /** When the first of the games was opened, by this browser's clock, in milliseconds. */
  openedAt: number;
  /** What their rounds have come to; undefined while it is not known. */
  net: Pick<PlayResult, 'bet' | 'win' | 'currency'> | undefined;
  /**
   * Closes the games.
   * @param before those alone that were opened before this moment, ISO 8601. Default all
   * @returns whether all of these are closed
   */
  close(before?: string): boolean;
  /** Leads to the player's history. */
  onSeeHistory(): void;
  /** Leads to limits and breaks. */
  onSeeProtection(): void;
}

/**
 * RTS 13B over games in windows of their own: the portal's page asks, comes to the front as far as the browser lets it, and says so in its title.
 * A break or self-exclusion closes what was opened before it.
 */
export function WindowGuard({ openedAt, net, close, onSeeHistory, onSeeProtection }: WindowGuardProps): ReactElement | null {
  const { t } = useTranslation('player-protection');
  const language = useLanguage();
  const { alert } = useDialogs();
  const { check, elapsed, closure, answer } = useSessionGuard({ openedAt });
  const closedSince = closure?.since;
  const isDue = check?.isDue === true;
  useToFront(isDue, t('window.title'));
  useEffect(() => {
    if (closedSince !== undefined) close(closedSince);
  }, [closedSince, close]);
  if (!isDue) return null;
  const answering = (then: () => void) => (): void => {
    answer();
    then();
  };
  const stop = (): void => {
    if (!close()) void alert({ title: t('window.left'), message: t('window.leftAbout') });
  };
  return (
    <RealityDialog elapsed={elapsed} about={t('window.about')} net={net} language={language}>
      <div className={css.answers}>
        <Button onClick={answer}>{t('session.continue')}</Button>
        <Button tone="outline" onClick={answering(onSeeHistory)}>
          {t('session.history')}
        </Button>
        <Button tone="outline" onClick={answering(stop)}>
          {t('session.stop')}
        </Button>
      </div>
      <Button tone="outline" onClick={answering(onSeeProtection)}>
        {t('session.limits')}
      </Button>
    </RealityDialog>
  );
}

/** The title stands in the tab: where no browser lets a page come to the front, the player sees it there. */
function useToFront(isDue: boolean, title: string): void {
  useEffect(() => {
    if (!isDue) return;
    const before = document.title;
    document.title = title;
    globalThis.focus();
    return () => {
      document.title = before;
    };
  }, [isDue, title]);
}
