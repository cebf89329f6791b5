import { type Currency, type Language, minorDigits } from '@baize/contract';
import { Chart } from '@baize/design-system/Chart';
import { type ReactElement, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** A bar a day is too thin to be seen beyond them. */
const mostBars = 92;

export interface DailyChartProps<Day> {
  label: string;
  /** The oldest first; keep the same array from draw to draw. */
  days: readonly Day[];
  /** In the minor unit; keep the same function. */
  figureOf(day: Day): number;
  /** Whether a figure is what was won or lost. */
  signed: boolean;
  currency: Currency;
  language: Language;
}

/** One figure of each day; the page has the table. */
export function DailyChart<Day extends { day: string }>(props: DailyChartProps<Day>): ReactElement {
  const { label, days, figureOf, signed, currency, language } = props;
  const { t } = useTranslation('records');
  const categories = useMemo(() => {
    const isOneYear = days[0]?.day.slice(0, 4) === days.at(-1)?.day.slice(0, 4);
    return { header: t('column.day'), names: days.map(({ day }) => day.slice(isOneYear ? 'yyyy-'.length : 0)) };
  }, [t, days]);
  const series = useMemo(() => [{ id: 'value', name: label, values: days.map(figureOf), signed }], [label, days, figureOf, signed]);
  const formatValue = useCallback(
    (value: number) =>
      new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }).format(value / 10 ** minorDigits[currency]),
    [language, currency],
  );
  return (
    <Chart
      label={label}
      kind={days.length > mostBars ? 'line' : 'bar'}
      categories={categories}
      series={series}
      formatValue={formatValue}
      tableElsewhere
    />
  );
}
