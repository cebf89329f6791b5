import { Heading, Stack, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import * as css from './CheckInDays.css.ts';

export interface CheckInDaysProps {
  /** Amount of each day in a row, in the minor unit. */
  days: readonly number[];
  /** Days in a row so far, and whether today's is taken. */
  streak: { days: number; isTakenToday: boolean };
  money(amount: number): string;
  texts: {
    title: string;
    today: string;
    taken: string;
    /** What a missed day does. */
    broken: string;
    dayOf(day: number): string;
  };
}

/** The days of a check-in: which were taken in a row, and what the next brings. */
export function CheckInDays({ days, streak, money, texts }: CheckInDaysProps): ReactElement {
  const { isTakenToday } = streak;
  // Of a round of days that is full: today's own while it is taken, and the next one from tomorrow on.
  const inRound = streak.days % days.length;
  const taken = inRound === 0 && isTakenToday ? days.length : inRound;
  return (
    <Stack as="section" gap={2}>
      <Heading level={3} size="body">
        {texts.title}
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
                  {isToday ? texts.today : texts.dayOf(day)}
                </Text>
                <Text as="span" weight="strong">
                  {money(amount)}
                </Text>
                <Text as="span" size="tiny" tone={isTaken ? 'positive' : 'faint'}>
                  {isTaken ? texts.taken : '\u00a0'}
                </Text>
              </li>
            );
          })}
      </ol>
      <Text size="small" tone="muted">
        {texts.broken}
      </Text>
    </Stack>
  );
}
