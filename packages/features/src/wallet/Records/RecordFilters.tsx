import type { Language, Period } from '@baize/contract';
import { Button, Grid, Inline, Stack } from '@baize/design-system';
import { DateRangePicker } from '@baize/design-system/DateRangePicker';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { quickPeriod, quickPeriods } from './recordDays.ts';

export interface RecordFiltersProps {
  period: Period;
  /** `yyyy-MM-dd` in the brand's zone. */
  today: string;
  language: Language;
  onChangePeriod(period: Period): void;
  /** What else is chosen by: lists of their own. Default: nothing. */
  children?: ReactNode;
}

/** Of which days (§9: of the last 30), and what else records are chosen by. */
export function RecordFilters({ period, today, language, onChangePeriod, children }: RecordFiltersProps): ReactElement {
  const { t } = useTranslation('wallet');
  const kept = quickPeriod('last30Days', today);
  return (
    <Stack gap={3}>
      <Inline role="group" aria-label={t('records.quick')}>
        {quickPeriods.map((kind) => {
          const of = quickPeriod(kind, today);
          const isChosen = of.from === period.from && of.to === period.to;
          return (
            <Button
              key={kind}
              tone={isChosen ? 'primary' : 'outline'}
              size="small"
              aria-pressed={isChosen}
              onClick={() => onChangePeriod(of)}
            >
              {t(`records.${kind}`)}
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
