import type { Currency, Promotion } from '@baize/contract';
import { Heading, Stack, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../core/index.ts';
import { moneyIn } from '../moneyIn.ts';
import * as css from './PromotionsView.css.ts';

export interface CheckInDaysProps {
  /** Amount of each day in a row. */
  days: readonly number[];
  streak: Promotion['streak'];
  currency: Currency;
}

/** The days of a check-in: which were taken in a row, and what the next brings. */
export function CheckInDays({ days, streak = { days: 0, isTakenToday: false }, currency }: CheckInDaysProps): ReactElement {
  const { t } = useTranslation('promotions');
  const money = moneyIn(currency, useLanguage());
  const { isTakenToday } = streak;
  // Of a round of days that is full: today's own while it is taken, and the next one from tomorrow on.
  const inRound = streak.days % days.length;
  const taken = inRound === 0 && isTakenToday ? days.length : inRound;
  return (
    <Stack as="section" gap={2}>
      <Heading level={3} size="body">
        {t('calendar')}
      </Heading>
      <ol className={css.days}>
        {days
          .map((amount, index) => ({ amount, day: index + 1 }))
          .map(({ amount, day }) => {
            const isTaken = day <= taken;
            const isToday = !isTakenToday && day === taken + 1;
            return (
              <li
                key={day}
                className={isTaken ? css.takenDay : isToday ? css.todayDay : css.day}
                aria-current={isToday ? 'date' : undefined}
              >
                <Text as="span" size="tiny" tone="muted">
                  {isToday ? t('calendar.today') : t('calendar.day', { day })}
                </Text>
                <Text as="span" weight="strong">
                  {money(amount)}
                </Text>
                <Text as="span" size="tiny" tone={isTaken ? 'positive' : 'faint'}>
                  {isTaken ? t('calendar.taken') : '\u00a0'}
                </Text>
              </li>
            );
          })}
      </ol>
      <Text size="small" tone="muted">
        {t('calendar.broken')}
      </Text>
    </Stack>
  );
}
