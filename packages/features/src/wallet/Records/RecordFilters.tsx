import type { Language, Period } from '@baize/contract';
import { Button, Grid, Inline, Stack } from '@baize/design-system';
import { DateRangePicker } from '@baize/design-system/DateRangePicker';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { keptPeriod, quickPeriodsOf } from './recordDays.ts';

export interface RecordFiltersProps {
  period: Period;
  /** `yyyy-MM-dd` in the brand's zone. */
  today: string;
  /** For how many days records are kept. */
  recordDays: number;
  language: Language;
  onChangePeriod(period: Period): void;
  /** What else is chosen by: lists of their own. Default: nothing. */
  children?: ReactNode;
}

/** Of which days (§9: of those that are kept), and what else records are chosen by. */
export function RecordFilters({ period, today, recordDays, language, onChangePeriod, children }: RecordFiltersProps): ReactElement {
  const { t } = useTranslation('wallet');
  const kept = keptPeriod(today, recordDays);
  return (
    <Stack gap={3}>
      <Inline role="group" aria-label={t('records.quick')}>
        {quickPeriodsOf(today, recordDays).map(({ kind, period: of }) => {
          const isChosen = of.from === period.from && of.to === period.to;
          return (
            <Button
              key={kind}
              tone={isChosen ? 'primary' : 'outline'}
              size="small"
              aria-pressed={isChosen}
              onClick={() => onChangePeriod(of)}
            >
              {t(`records.${kind}`, { count: recordDays })}
            </Button>
          );
        })}
      </Inline>
      <DateRangePicker
        label={t('records.days')}
        name="records.days"
        language={language}
        value={period}
        min={kept.from}
        max={kept.to}
        today={today}
        onChange={({ from, to }) => onChangePeriod({ from: from ?? kept.from, to: to ?? kept.to })}
      />
      {children && (
        <Grid min="card" gap={3}>
          {children}
        </Grid>
      )}
    </Stack>
  );
}
