import type { Period } from '@baize/contract';
import { Button, Inline, Stack } from '@baize/design-system';
import { DateRangePicker } from '@baize/design-system/DateRangePicker';
import { calendarIcon } from '@baize/design-system/icons';
import { type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { quickRanges } from './Team.css.ts';
import type { TeamLook } from './TeamSettings.tsx';
import { firstTeamDay, quickNameOf, quickPeriodNames, quickTeamPeriod, withinReach } from './teamPeriods.ts';

export interface PeriodFilterProps extends Pick<TeamLook, 'language' | 'today'> {
  period: Period;
  /** The first day that can be chosen. Default as far as reports reach. */
  first?: string | undefined;
  onChange(period: Period): void;
}

const daysText = ({ from, to }: Period): string => (from === to ? from : `${from} – ${to}`);

/** Of which days a report is: by one tap, or from one day to another. */
export function PeriodFilter({ period, language, today, first = firstTeamDay(today), onChange }: PeriodFilterProps): ReactElement {
  const { t } = useTranslation('agent-center');
  const [isOpen, setOpen] = useState(false);
  const pickerId = useId();
  const chosen = quickNameOf(period, today);
  return (
    <Stack gap={3}>
      <Inline justify="between" gap={2}>
        <div className={quickRanges}>
          <Inline gap={2} role="group" aria-label={t('period.quick')}>
            {quickPeriodNames.map((name) => {
              const of = quickTeamPeriod(name, today);
              if (of.from < first) return null;
              const isChosen = name === chosen;
              return (
                <Button
                  key={name}
                  tone={isChosen ? 'primary' : 'outline'}
                  size="small"
                  aria-pressed={isChosen}
                  onClick={() => onChange(of)}
                >
                  {t(`period.${name}`)}
                </Button>
              );
            })}
          </Inline>
        </div>
        <Button
          tone="outline"
          size="small"
          icon={calendarIcon}
          aria-expanded={isOpen}
          aria-controls={pickerId}
          onClick={() => setOpen(!isOpen)}
        >
          {daysText(period)}
        </Button>
      </Inline>
      <div id={pickerId} hidden={!isOpen}>
        <DateRangePicker
          label={t('period.days')}
          name="team.days"
          language={language}
          value={period}
          min={first}
          max={today}
          today={today}
          onChange={({ from, to }) => onChange(withinReach({ from: from ?? first, to: to ?? today }, today))}
        />
      </div>
    </Stack>
  );
}
