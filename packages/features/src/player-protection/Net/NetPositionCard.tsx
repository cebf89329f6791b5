import type { NetMonth, NetPosition } from '@baize/contract';
import { Card, Stack, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { durationText } from '../durationText.ts';
import { MonthBars } from './MonthBars.tsx';
import * as css from './NetPositionCard.css.ts';

export interface NetPositionCardProps {
  net: { day: NetPosition; month: NetPosition; year: NetPosition };
  /** The oldest first. */
  months: readonly NetMonth[];
  playedTodayMinutes: number;
  /** With dots for digits where the balance is hidden. */
  money(amount: number, signed?: boolean): string;
  /** The bars would tell by their length what the digits hide. Default false. */
  isHidden?: boolean | undefined;
}

/** RTS 2E: what play has come to, today, this month and this year, and by month. */
export function NetPositionCard({ net, months, playedTodayMinutes, money, isHidden = false }: NetPositionCardProps): ReactElement {
  const { t } = useTranslation('player-protection');
  const signed = (amount: number): string => money(amount, true);
  const hasBars = !isHidden && months.some((month) => month.net !== 0);
  return (
    <Card as="section" tone="raised" padding="medium" aria-label={t('net.title')}>
      <Stack gap={3}>
        <div className={css.beside}>
          <dl className={css.figures}>
            {(['year', 'month', 'day'] as const).map((span) => (
              <div key={span} className={css.spans[span]}>
                <dt>
                  <Text as="span" size="small" tone="muted">
                    {t(`net.${span}`)}
                  </Text>
                </dt>
                <dd className={css.value}>
                  <Text as="span" size={span === 'year' ? 'title' : 'large'} weight="strong">
                    {signed(net[span].net)}
                  </Text>
                  <span className={css.parts}>
                    <Text as="span" size="small" tone="muted">
                      {t('net.bet', { bet: money(net[span].bet) })}
                    </Text>
                    <Text as="span" size="small" tone="muted">
                      {t('net.win', { win: money(net[span].win) })}
                    </Text>
                    {span === 'day' && (
                      <Text as="span" size="small" tone="muted">
                        {t('net.played', { time: durationText(t, playedTodayMinutes) })}
                      </Text>
                    )}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
          {hasBars && <MonthBars months={months} signed={signed} />}
        </div>
        <Text size="small" tone="muted">
          {t('net.counted')}
        </Text>
      </Stack>
    </Card>
  );
}
