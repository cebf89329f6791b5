import type { LotteryPeriod } from '@baize/contract';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useGatewaySecond } from '../Lotteries/useGatewaySecond.ts';
import { countdownText } from '../lotteryText.ts';
import * as css from './Lottery.css.ts';

const radius = 22;
const around = 2 * Math.PI * radius;
const dayMs = 86_400_000;
/** Letters that still have room in large figures. */
const shortText = 5;

/** The time that is left of a period, as a ring and in figures; a screen reader asks for it, and is not told each second. */
export function Ring({ period, aheadMs }: { period: LotteryPeriod; aheadMs: number }): ReactElement {
  const { t } = useTranslation('lottery');
  const now = useGatewaySecond(aheadMs);
  const [opens, closes] = [Date.parse(period.opensAt), Date.parse(period.closesAt)];
  const left = Math.max(0, closes - now);
  const share = Math.min(1, left / Math.max(1, closes - opens));
  const text = left >= 2 * dayMs ? t('daysLeft', { count: Math.floor(left / dayMs) }) : countdownText(left);
  return (
    <div className={css.ring} role="timer" aria-label={t('timeLeft')}>
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
