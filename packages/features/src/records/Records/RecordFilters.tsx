import type { Language, Period } from '@baize/contract';
import { Button, Grid, Inline, Stack, Text } from '@baize/design-system';
import { DateRangePicker } from '@baize/design-system/DateRangePicker';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keptPeriod } from '../../core/time/keptPeriod.ts';
import * as css from './RecordFilters.css.ts';
import { quickPeriodsOf } from './recordDays.ts';

export interface RecordFiltersProps {
  period: Period;
  /** `yyyy-MM-dd` in the brand's zone. */
  today: string;
  /** For how many days records are kept. */
  recordDays: number;
  language: Language;
  onChangePeriod(period: Period): void;
  /** How many of the lists below have something chosen: a phone says it where they are folded away. */
  chosen: number;
  /** What else is chosen by: lists of their own. Default: nothing. */
  children?: ReactNode;
}

const daysText = ({ from, to }: Period): string => (from === to ? from : `${from} – ${to}`);

/** Of which days (§9: of those that are kept), and what else records are chosen by. */
export function RecordFilters(props: RecordFiltersProps): ReactElement {
  const { period, today, recordDays, language, onChangePeriod, chosen, children } = props;
  const { t } = useTranslation('records');
  const [isOpen, setOpen] = useState(false);
  const regionId = useId();
  const kept = keptPeriod(today, recordDays);
  return (
    <Stack gap={3}>
      <Grid min="tile" gap={2} role="group" aria-label={t('records.quick')}>
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
      </Grid>
      <div className={css.fold}>
        <Inline justify="between" align="center" wrap={false}>
          <Text size="small" tone="muted">
            {daysText(period)}
          </Text>
          <Button tone="outline" size="small" aria-expanded={isOpen} aria-controls={regionId} onClick={() => setOpen(!isOpen)}>
            {chosen > 0 ? t('records.filtersOn', { count: chosen }) : t('records.filters')}
          </Button>
        </Inline>
      </div>
      <div id={regionId} className={isOpen ? undefined : css.folded}>
        <Stack gap={3}>
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
      </div>
    </Stack>
  );
}
