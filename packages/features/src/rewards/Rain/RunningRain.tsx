import type { RainClaim, SeenRain } from '@baize/contract';
import { Button, Callout, Heading, RewardArt, Text } from '@baize/design-system';
import { media } from '@baize/design-system/tokens';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage, useMediaQuery } from '../../core/index.ts';
import { ClosedReward } from '../Opened/ClosedReward.tsx';
import { OpenedEnvelope } from '../Opened/OpenedEnvelope.tsx';
import { Countdown } from './Countdown.tsx';
import * as css from './RainView.css.ts';

export interface RunningRainProps {
  rain: SeenRain;
  /** What the member has of it. */
  claim: RainClaim | undefined;
  /** It was caught on this page, and not before. */
  isCaughtHere: boolean;
  isCatching: boolean;
  /** Why the last catch was refused. */
  errorText: string | undefined;
  money(amount: number): string;
  onCatch(): void;
  onOver(): void;
}

/** A rain that falls now: one tap on any envelope, or on the button, catches the one that a member may have. */
export function RunningRain({ rain, claim, isCaughtHere, isCatching, errorText, money, onCatch, onOver }: RunningRainProps): ReactElement {
  const { t } = useTranslation('rewards');
  const language = useLanguage();
  const isStill = useMediaQuery(media.reducedMotion);
  const canCatch = !claim && !rain.isEmpty;
  return (
    <section className={css.stage} aria-label={rain.title[language]}>
      {canCatch && !isStill && (
        // The button below says and does the same: no target that moves has to be hit.
        <div className={css.sky} aria-hidden="true">
          {css.lanes.map(({ lane, envelope }) => (
            <div key={lane} className={lane}>
              <span className={css.trail} />
              <button type="button" tabIndex={-1} className={envelope} disabled={isCatching} onClick={onCatch}>
                <RewardArt name="envelope" />
              </button>
            </div>
          ))}
        </div>
      )}
      <div className={css.foot}>
        <Heading level={3} size="title">
          {rain.title[language]}
        </Heading>
        <Text size="small">{t('rain.left')}</Text>
        <div className={css.clock}>
          <Countdown until={rain.endsAt} onOver={onOver} />
        </div>
      </div>
      <div className={css.caught}>
        {claim && <OpenedEnvelope prize={money(claim.amount)} isAhead isMoving={isCaughtHere} />}
        {!claim && isStill && <ClosedReward name="envelope" isWaiting={false} />}
      </div>
      <div className={css.foot}>
        <div className={css.said} aria-live="polite">
          {claim && <Callout tone="positive">{t('rain.caught', { amount: money(claim.amount) })}</Callout>}
          {!claim && rain.isEmpty && <Callout tone="info">{t('rain.empty')}</Callout>}
        </div>
        {errorText && <Callout tone="negative">{errorText}</Callout>}
        {canCatch && (
          <Button tone="brass" pending={isCatching} onClick={onCatch}>
            {t('rain.catch')}
          </Button>
        )}
        <Text size="small">{t('rain.pool', { pool: money(rain.pool), count: rain.pieces })}</Text>
      </div>
    </section>
  );
}
