import type { LotteryPeriod } from '@baize/contract';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { dayMs, isInDays, useTimeLeft } from '../Lotteries/useTimeLeft.ts';
import { countdownText } from '../lotteryText.ts';
import * as css from './Lottery.css.ts';

const radius = 22;
const around = 2 * Math.PI * radius;
/** Letters that still have room in large figures. */
const shortText = 5;

export interface RingProps {
  period: LotteryPeriod;
  /** Milliseconds by which the gateway's clock is ahead of this device's. */
  aheadMs: number;
}

/** What of the ring changes each second. */
function RingFace({ period, aheadMs, t }: RingProps & { t: TFunction<'lottery'> }): ReactElement {
  const [opens, closes] = [Date.parse(period.opensAt), Date.parse(period.closesAt)];
  const left = useTimeLeft(closes, aheadMs);
  const share = Math.min(1, left / Math.max(1, closes - opens));
  const text = isInDays(left) ? t('daysLeft', { count: left / dayMs }) : countdownText(left);
  return (
    <div className={css.ringFace}>
      <svg className={css.ringDrawing} viewBox="0 0 50 50" aria-hidden="true">
        <circle cx="25" cy="25" r={radius} className={css.ringTrack} />
        {left > 0 && (
          <circle
            cx="25"
            cy="25"
            r={radius}
            className={css.ringLeft}
            strokeDasharray={`${around} ${around}`}
            strokeDashoffset={around * (1 - share)}
          />
        )}
      </svg>
      <span className={text.length > shortText ? css.longRingText : css.ringText}>{text}</span>
    </div>
  );
}

/** The time that is left of a period, as a ring and in figures; a screen reader asks for it, and is not told each second. */
export function Ring({ period, aheadMs }: RingProps): ReactElement {
  const { t } = useTranslation('lottery');
  return (
    <div className={css.ring} role="timer" aria-label={t('timeLeft')}>
      <RingFace {...{ period, aheadMs, t }} />
    </div>
  );
}
