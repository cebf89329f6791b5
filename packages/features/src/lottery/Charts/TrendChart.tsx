import type { Language, LotteryDraw } from '@baize/contract';
import type { LotteryFamily } from '@baize/contract/lottery';
import { VisuallyHidden } from '@baize/design-system';
import { memo, type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { periodText } from '../lotteryText.ts';
import { drawTexts } from '../numberText.ts';
import * as css from './Charts.css.ts';
import { type ChartSeries, chartSeries } from './chartSeries.ts';
import { SeriesPicker } from './SeriesPicker.tsx';
import { seriesName, shortValueText, valueText } from './seriesText.ts';
import { type TrendRow, trendRows } from './trendRows.ts';

export interface TrendChartProps {
  family: LotteryFamily;
  /** The newest first. */
  draws: readonly LotteryDraw[];
  /** Id of the series that is looked at; one that the family has not is its first. */
  shown: string | undefined;
  language: Language;
  onShow(id: string): void;
}

const shownDraws = 10;
/** Numbers that stand in front of a line, where a draw has no more. */
const mostNumbers = 5;
const widthSteps = Object.keys(css.planes)
  .map(Number)
  .sort((one, other) => one - other) as (keyof typeof css.planes)[];

interface DrawnNumbersProps {
  row: TrendRow;
  family: LotteryFamily;
  series: ChartSeries;
}

/** The numbers of a draw, the one that is looked at marked. */
function DrawnNumbers({ row, family, series }: DrawnNumbersProps): ReactElement {
  return (
    <ol className={css.numberList}>
      {drawTexts(family, row.numbers).map((text, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a digit may come twice, and its place is all that tells it from the other
        <li key={place} className={place === series.place ? css.shownNumber : css.number}>
          {text}
        </li>
      ))}
    </ol>
  );
}

interface TrendTableProps extends DrawnNumbersProps {
  language: Language;
}

/** One draw: the values that fell, and for how long each other one had been missing. */
const TrendLine = memo(function TrendLine({ row, family, series, language, hasNumbers }: TrendTableProps & { hasNumbers: boolean }) {
  return (
    <tr className={css.row}>
      <th scope="row" className={css.period}>
        {periodText(row.period)}
      </th>
      {hasNumbers && (
        <td className={css.numbers}>
          <DrawnNumbers {...{ row, family, series }} />
        </td>
      )}
      {series.columns.map((column, at) => {
        const missed = row.missed[at] ?? 0;
        return (
          <td key={column.value} className={css.cell}>
            {missed === 0 ? (
              <strong className={typeof column.text === 'string' ? css.fallen : css.fallenWord}>{shortValueText(column, language)}</strong>
            ) : (
              missed
            )}
          </td>
        );
      })}
    </tr>
  );
});

/** A series in the last draws: which values fell, joined by a line where a draw has one, and for how long each other one has not. */
export function TrendChart({ family, draws, shown, language, onShow }: TrendChartProps): ReactElement | null {
  const { t } = useTranslation('lottery');
  const all = useMemo(() => chartSeries(family), [family]);
  const series = all.find(({ id }) => id === shown) ?? all[0];
  const rows = useMemo(() => (series ? trendRows(series, draws, shownDraws) : []), [series, draws]);
  if (!series) return null;
  const { columns, isSingle } = series;
  const hasWords = columns.some(({ text }) => typeof text !== 'string');
  const hasNumbers = family.draw.kind === 'numbers' && family.draw.count <= mostNumbers;
  const step = widthSteps.find((one) => columns.length <= Number(one)) ?? widthSteps.at(-1);
  const points = rows.map(({ missed }, row) => `${missed.indexOf(0) + 0.5},${row + 0.5}`).join(' ');
  const name = seriesName(series, t, language);
  return (
    <div className={css.panel}>
      <SeriesPicker series={all} chosen={series} language={language} onChoose={onShow} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard (WCAG 2.1.1) */}
      <section className={css.scroll} tabIndex={0} aria-label={t('chart')}>
        <div className={hasWords || step === undefined ? css.wordPlane : css.planes[step]}>
          {isSingle && (
            <svg
              className={hasNumbers ? css.linesBehindNumbers : css.lines}
              viewBox={`0 0 ${columns.length} ${rows.length}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <polyline points={points} className={css.stroke} vectorEffect="non-scaling-stroke" />
            </svg>
          )}
          <table className={css.table}>
            <caption className={css.caption}>{t('chartCaption', { series: name })}</caption>
            <thead>
              <tr className={css.row}>
                <th scope="col" className={css.period}>
                  {t('column.period')}
                </th>
                {hasNumbers && (
                  <th scope="col" className={`${css.period} ${css.numbers}`}>
                    {t('column.numbers')}
                  </th>
                )}
                {columns.map((column) => (
                  <th key={column.value} scope="col" className={css.head} title={hasWords ? valueText(column, language) : undefined}>
                    {shortValueText(column, language)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <TrendLine key={row.period} {...{ row, family, series, language, hasNumbers }} />
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <VisuallyHidden>{t('chartHow')}</VisuallyHidden>
    </div>
  );
}
