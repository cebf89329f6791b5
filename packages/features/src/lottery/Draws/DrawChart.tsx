import type { Language, LotteryDraw } from '@baize/contract';
import type { LotteryFamily, Play } from '@baize/contract/lottery';
import { Text } from '@baize/design-system';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { periodText } from '../lotteryText.ts';
import { numberText } from '../numberText.ts';
import * as page from '../Page/Lottery.css.ts';
import * as css from './DrawChart.css.ts';

export interface DrawChartProps {
  family: LotteryFamily;
  /** The newest first. */
  draws: readonly LotteryDraw[];
  language: Language;
}

const shownDraws = 10;

/** The rows of a family's places: each names where it falls. */
function placesOf({ plays }: LotteryFamily): Extract<Play['board'], { kind: 'rows' }> | undefined {
  const board = plays.find(({ id }) => id === 'place')?.board;
  return board?.kind === 'rows' ? board : undefined;
}

/** For how many periods before a draw, that draw among them, a number has not fallen on a place. */
function missedAt(draws: readonly LotteryDraw[], from: number, place: number, number: number): number {
  const at = draws.slice(from).findIndex(({ numbers }) => numbers[place] === number);
  return at === -1 ? draws.length - from : at;
}

/** The numbers of one place in the last draws: which fell, joined by a line, and for how long each other one has not. */
export function DrawChart({ family, draws, language }: DrawChartProps): ReactElement {
  const { t } = useTranslation('lottery');
  const [chosen, setChosen] = useState(0);
  const board = placesOf(family);
  if (!board) return <Text tone="muted">{t('noChart')}</Text>;
  const { lowest, highest } = board;
  const place = chosen < board.rows.length ? chosen : 0;
  const numbers = Array.from({ length: highest - lowest + 1 }, (_, at) => lowest + at);
  const shown = draws.slice(0, shownDraws);
  const points = shown.map((draw, row) => `${(draw.numbers[place] ?? lowest) - lowest + 0.5},${row + 0.5}`).join(' ');
  return (
    <div className={css.chart}>
      <fieldset className={page.segments} aria-label={t('chartBy')}>
        {board.rows.map(({ label }, row) => (
          <button key={label.vi} type="button" className={page.segment} aria-pressed={row === place} onClick={() => setChosen(row)}>
            {label[language]}
          </button>
        ))}
      </fieldset>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard (WCAG 2.1.1) */}
      <section className={css.scroll} tabIndex={0} aria-label={t('chart')}>
        <div className={css.plane}>
          <svg className={css.lines} viewBox={`0 0 ${numbers.length} ${shown.length}`} preserveAspectRatio="none" aria-hidden="true">
            <polyline points={points} className={css.line} vectorEffect="non-scaling-stroke" />
          </svg>
          <table className={css.table}>
            <caption className={css.caption}>{t('chartCaption', { place: board.rows[place]?.label[language] ?? '' })}</caption>
            <thead>
              <tr className={css.row}>
                <th scope="col" className={css.period}>
                  {t('column.period')}
                </th>
                {numbers.map((number) => (
                  <th key={number} scope="col" className={css.cell}>
                    {numberText(number, highest)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((draw, row) => (
                <tr key={draw.period} className={css.row}>
                  <th scope="row" className={css.period}>
                    {periodText(draw.period)}
                  </th>
                  {numbers.map((number) => {
                    const hasFallen = draw.numbers[place] === number;
                    return (
                      <td key={number} className={css.cell}>
                        {hasFallen ? (
                          <strong className={css.fallen}>{numberText(number, highest)}</strong>
                        ) : (
                          missedAt(draws, row, place, number)
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </div>
  );
}
