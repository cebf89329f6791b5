import type { GuildPeriod, GuildTurn } from '@baize/contract';
import { Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSecondsLeft } from '../../core/index.ts';
import type { LegionLook } from '../Legion/LegionSettings.tsx';
import { periodDays, periodEnd, timeLeftOf } from './rankText.ts';

export interface PeriodLineProps {
  period: GuildPeriod;
  turn: GuildTurn;
  look: LegionLook;
}

/** Of which days a rank is, and when it is final. */
export function PeriodLine({ period, turn, look }: PeriodLineProps): ReactElement {
  const { t } = useTranslation('legion');
  const days = periodDays(period, look.language);
  if (turn === 'P') {
    return (
      <Text size="small" tone="muted">
        {t(period.isFrozen ? 'rank.frozen' : 'rank.freezing', { days })}
      </Text>
    );
  }
  return (
    <Text size="small" tone="muted">
      {t('rank.ends', { days, moment: periodEnd(period.endsAt, look) })} · <Left endsAt={period.endsAt} />
    </Text>
  );
}

/** Counts down apart, so that the line alone is drawn each second. */
function Left({ endsAt }: Pick<GuildPeriod, 'endsAt'>): ReactElement {
  const { t } = useTranslation('legion');
  const left = useSecondsLeft(Date.parse(endsAt));
  const { days, hours, minutes, seconds } = timeLeftOf(left);
  const two = (number: number): string => String(number).padStart(2, '0');
  if (left === 0) return <span>{t('left.none')}</span>;
  if (days > 0) return <span>{t('left.days', { count: days, hours })}</span>;
  return <span>{t('left.time', { time: `${two(hours)}:${two(minutes)}:${two(seconds)}` })}</span>;
}
