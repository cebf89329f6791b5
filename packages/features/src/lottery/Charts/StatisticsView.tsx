import type { Language, LotteryDraw } from '@baize/contract';
import type { LotteryFamily } from '@baize/contract/lottery';
import { Text } from '@baize/design-system';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as page from '../Page/Lottery.css.ts';
import * as css from './Charts.css.ts';
import { chartSeries } from './chartSeries.ts';
import { SeriesPicker } from './SeriesPicker.tsx';
import { coldest, hottest, seriesStatistics, type ValueStatistics } from './seriesStatistics.ts';
import { seriesName, shortValueText, valueText } from './seriesText.ts';
import { type StatisticsSize, statisticsSizes } from './statisticsSizes.ts';

export interface StatisticsViewProps {
  family: LotteryFamily;
  /** Those that are counted, the newest first. */
  draws: readonly LotteryDraw[];
  /** More of them are on their way. */
  isLoading: boolean;
  size: StatisticsSize;
  /** Id of the series that is looked at; one that the family has not is its first. */
  shown: string | undefined;
  language: Language;
  onSize(size: StatisticsSize): void;
  onShow(id: string): void;
}

/** Values that are named as hot, and as cold. */
const named = 5;

interface ExtremesProps {
  title: string;
  values: readonly ValueStatistics[];
  isHot: boolean;
  language: Language;
  textOf(value: ValueStatistics): string;
}

/** The values at one end, each with its figure. */
function Extremes({ title, values, isHot, language, textOf }: ExtremesProps): ReactElement {
  return (
    <div className={css.extreme}>
      <Text size="small" tone="muted">
        {title}
      </Text>
      <ol className={css.extremeValues} aria-label={title}>
        {values.map((one) => (
          <li key={one.value} className={css.extremeValue}>
            <span className={isHot ? css.hot : css.ball}>{shortValueText(one, language)}</span>
            {textOf(one)}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** How often each value of a series fell in the last draws, and for how long it has not: the hot and the cold ones, and a table of all. */
export function StatisticsView(props: StatisticsViewProps): ReactElement | null {
  const { family, draws, isLoading, size, shown, language, onSize, onShow } = props;
  const { t } = useTranslation('lottery');
  const all = useMemo(() => chartSeries(family), [family]);
  const series = all.find(({ id }) => id === shown) ?? all[0];
  const statistics = useMemo(() => (series ? seriesStatistics(series, draws) : []), [series, draws]);
  if (!series) return null;
  const most = Math.max(1, ...statistics.map(({ count }) => count));
  return (
    <div className={css.panel} aria-busy={isLoading}>
      <SeriesPicker series={all} chosen={series} language={language} onChoose={onShow} />
      <div className={css.tools}>
        <fieldset className={page.segments} aria-label={t('statisticsSize')}>
          {statisticsSizes.map((one) => (
            <button key={one} type="button" className={page.segment} aria-pressed={one === size} onClick={() => onSize(one)}>
              {t('drawCount', { count: one })}
            </button>
          ))}
        </fieldset>
        <Text size="small" tone="muted" aria-live="polite">
          {isLoading ? t('statisticsLoading') : draws.length < size ? t('statisticsFewer', { count: draws.length }) : null}
        </Text>
      </div>
      <div className={css.extremes}>
        <Extremes
          title={t('hot')}
          values={hottest(statistics, named)}
          isHot
          language={language}
          textOf={({ count }) => t('times', { count })}
        />
        <Extremes
          title={t('cold')}
          values={coldest(statistics, named)}
          isHot={false}
          language={language}
          textOf={({ missed }) => t('missedShort', { count: missed })}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard (WCAG 2.1.1) */}
      <section className={css.figures} tabIndex={0} aria-label={t('statistics')}>
        <table className={css.table}>
          <caption className={css.caption}>
            {t('statisticsCaption', { series: seriesName(series, t, language), count: draws.length })}
          </caption>
          <thead>
            <tr>
              <th scope="col" className={css.figureName}>
                {t('column.value')}
              </th>
              <th scope="col" className={css.figureHead}>
                {t('column.count')}
              </th>
              <th scope="col" className={css.figureHead}>
                {t('column.missed')}
              </th>
              <th scope="col" className={css.figureHead}>
                {t('column.longestMissed')}
              </th>
            </tr>
          </thead>
          <tbody>
            {statistics.map((one) => (
              <tr key={one.value} className={css.row}>
                <th scope="row" className={css.value}>
                  {valueText(one, language)}
                </th>
                <td className={css.figure}>
                  <span className={css.count}>
                    <svg className={css.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                      <rect width="100" height="8" className={css.barGround} />
                      <rect width={(one.count / most) * 100} height="8" className={css.barShare} />
                    </svg>
                    {one.count}
                  </span>
                </td>
                <td className={css.figure}>{one.missed}</td>
                <td className={css.figure}>{one.longestMissed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Text size="small" tone="muted">
        {t('statisticsHow')}
      </Text>
    </div>
  );
}
