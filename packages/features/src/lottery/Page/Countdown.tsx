import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { dayMs, isInDays, useTimeLeft } from '../Lotteries/useTimeLeft.ts';
import { countdownText } from '../lotteryText.ts';
import * as css from './Lottery.css.ts';

/** So close to the end a countdown has another colour, and says so. */
const closingMs = 10_000;

/** Letters of a countdown of minutes. */
const shortText = 5;

export interface CountdownProps {
  /** Milliseconds since 1970; undefined where no period takes bets. */
  closesAt: number | undefined;
  /** Milliseconds by which the gateway's clock is ahead of this device's. */
  aheadMs: number;
  /** Given, since looking it up would cost more than all else that is done each second. */
  t: TFunction<'lottery'>;
}

/** How long a lottery still takes bets. It alone is drawn each second, in a place of fixed size: the page around it is not laid out again. */
export function Countdown({ closesAt, aheadMs, t }: CountdownProps): ReactElement {
  const left = useTimeLeft(closesAt, aheadMs);
  const textOf = (): string => {
    if (closesAt === undefined) return t('closedShort');
    if (left === 0) return t('drawing');
    return isInDays(left) ? t('daysLeft', { count: left / dayMs }) : countdownText(left);
  };
  const text = textOf();
  const look = closesAt !== undefined && left <= closingMs ? css.closing : css.left;
  return <span className={text.length > shortText ? `${look} ${css.longLeft}` : look}>{text}</span>;
}
