import type { NetMonth, NetPosition } from '@baize/contract';
import { Card, Stack, Text } from '@baize/design-system';
import { Chart } from '@baize/design-system/Chart';
import { type ReactElement, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './NetPositionCard.css.ts';

export interface NetPositionCardProps {
  net: { day: NetPosition; month: NetPosition; year: NetPosition };
  /** The oldest first. */
  months: readonly NetMonth[];
  money(amount: number, signed?: boolean): string;
}

/** RTS 2E: what play has come to, today, this month and this year, and by month. */
export function NetPositionCard({ net, months, money }: NetPositionCardProps): ReactElement {
  const { t } = useTranslation('player-protection');
  const signed = useCallback((amount: number): string => money(amount, true), [money]);
  const categories = useMemo(() => ({ header: t('net.column'), names: months.map(({ month }) => month) }), [months, t]);
  const series = useMemo(() => [{ id: 'net', name: t('net.result'), values: months.map((month) => month.net), signed: true }], [months, t]);
  const hasPlayed = months.some(({ bet, win }) => bet > 0 || win > 0);
  return (
    <Card as="section" tone="raised" padding="medium" aria-label={t('net.title')}>
      <Stack gap={3}>
        <dl className={css.figures}>
          {(['day', 'month', 'year'] as const).map((span) => (
            <div key={span} className={css.figure}>
              <dt>
                <Text as="span" size="small" tone="muted">
                  {t(`net.${span}`)}
                </Text>
              </dt>
              <dd className={css.value}>
                <Text as="span" size="title" weight="strong">
                  {signed(net[span].net)}
                </Text>
                <Text as="span" size="small" tone="muted">
                  {t('net.parts', { bet: money(net[span].bet), win: money(net[span].win) })}
                </Text>
              </dd>
            </div>
          ))}
        </dl>
        {hasPlayed && <Chart kind="bar" label={t('net.byMonth')} categories={categories} series={series} formatValue={signed} />}
      </Stack>
    </Card>
  );
}
