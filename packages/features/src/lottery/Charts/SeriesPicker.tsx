import type { Language } from '@baize/contract';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import * as page from '../Page/Lottery.css.ts';
import type { ChartSeries } from './chartSeries.ts';
import { seriesName } from './seriesText.ts';

export interface SeriesPickerProps {
  series: readonly ChartSeries[];
  chosen: ChartSeries;
  language: Language;
  onChoose(id: string): void;
}

/** What of a draw is looked at; of one series there is nothing to choose. */
export function SeriesPicker({ series, chosen, language, onChoose }: SeriesPickerProps): ReactElement | null {
  const { t } = useTranslation('lottery');
  if (series.length < 2) return null;
  return (
    <fieldset className={page.segments} aria-label={t('chartBy')}>
      {series.map((one) => (
        <button key={one.id} type="button" className={page.segment} aria-pressed={one.id === chosen.id} onClick={() => onChoose(one.id)}>
          {seriesName(one, t, language)}
        </button>
      ))}
    </fieldset>
  );
}
