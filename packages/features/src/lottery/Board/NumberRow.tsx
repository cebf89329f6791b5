import type { Language } from '@baize/contract';
import type { Board } from '@baize/contract/lottery';
import { Text } from '@baize/design-system';
import { media } from '@baize/design-system/tokens';
import { memo, type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../core/index.ts';
import * as css from './Board.css.ts';
import { NumberButton } from './NumberButton.tsx';
import type { ChangeRow } from './usePick.ts';

type RowBoard = Extract<Board, { kind: 'rows' }>;

const quickPicks = ['all', 'big', 'small', 'odd', 'even'] as const;
type QuickPick = (typeof quickPicks)[number];
/** Numbers of a phone's row: a hundred of them are chosen by their first digit. */
const headSize = 10;
const hundred = 100;
/** More numbers of a row take several lines. */
const mostInLine = 11;
/** A number that has not fallen for so many periods more than the others of its row stands out: those of the highest tenth. */
const longShare = 10;

function numbersOf({ lowest, highest }: RowBoard, quick: QuickPick): number[] {
  const all = Array.from({ length: highest - lowest + 1 }, (_, place) => lowest + place);
  const middle = lowest + all.length / 2;
  const tests: Record<QuickPick, (number: number) => boolean> = {
    all: () => true,
    big: (number) => number >= middle,
    small: (number) => number < middle,
    odd: (number) => number % 2 === 1,
    even: (number) => number % 2 === 0,
  };
  return all.filter(tests[quick]);
}

export interface NumberRowProps {
  board: RowBoard;
  /** Place of the row on its board. */
  row: number;
  picked: readonly number[];
  /** Periods for which each number has not fallen, from the lowest on; undefined where they are not shown. */
  missed: readonly number[] | undefined;
  /** How many draws were looked through. */
  drawCount: number;
  language: Language;
  onChange: ChangeRow;
}

/** A row of numbers to pick from, with its quick picks. A pick on one row leaves the others as they are. */
export const NumberRow = memo(function NumberRow(props: NumberRowProps): ReactElement {
  const { board, row, picked, missed, drawCount, language, onChange } = props;
  const { t } = useTranslation('lottery');
  const isTouch = useMediaQuery(media.touch);
  const nameId = useId();
  const [head, setHead] = useState(0);
  const { label, most } = board.rows[row] ?? { label: { vi: '', en: '' }, most: 0 };
  const all = numbersOf(board, 'all');
  const hasHeads = isTouch && all.length === hundred;
  const shown = hasHeads ? all.slice(head * headSize, (head + 1) * headSize) : all;
  const longest = missed && [...missed].sort((one, other) => other - one)[Math.max(1, Math.floor(all.length / longShare))];
  const isWhole = board.rows.length === 1;
  const isFull = picked.length >= most;
  return (
    // A fieldset's legend stands in no column of a grid.
    // biome-ignore lint/a11y/useSemanticElements: the name is a column of the row
    <div role="group" aria-labelledby={nameId} className={isWhole ? css.wholeRow : css.row}>
      <div id={nameId} className={css.rowName}>
        {label[language]}
        <Text as="span" size="tiny" tone="muted">
          {isWhole ? t('mostNumbers', { count: most }) : t('place', { place: String(row + 1) })}
        </Text>
      </div>
      <div className={css.rowNumbers}>
        {hasHeads && (
          <div className={css.heads}>
            {Array.from({ length: hundred / headSize }, (_, place) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: the place is the digit
                key={place}
                type="button"
                className={css.pill}
                aria-pressed={place === head}
                onClick={() => setHead(place)}
              >
                {t('head', { digit: String(place) })}
                {picked.some((number) => Math.floor(number / headSize) === place) && ' •'}
              </button>
            ))}
          </div>
        )}
        <div className={!isWhole && all.length <= mostInLine ? css.numbersInLine : css.numbers}>
          {shown.map((number) => {
            const periods = missed?.[number - board.lowest];
            const isPicked = picked.includes(number);
            return (
              <NumberButton
                key={number}
                {...{ number, row, isPicked, periods, drawCount, t, onChange }}
                highest={board.highest}
                rowName={isWhole ? undefined : label[language]}
                isLong={periods !== undefined && longest !== undefined && periods > longest}
                isDisabled={isFull && !isPicked}
              />
            );
          })}
        </div>
      </div>
      <div className={isWhole ? css.wholeQuick : css.quick}>
        {quickPicks.map((quick) => (
          <button
            key={quick}
            type="button"
            className={css.quickPick}
            aria-label={isWhole ? t(`quick.${quick}`) : `${label[language]}: ${t(`quick.${quick}`)}`}
            disabled={numbersOf(board, quick).length > most}
            onClick={() => onChange(row, () => numbersOf(board, quick))}
          >
            {t(`quick.${quick}`)}
          </button>
        ))}
        <button
          type="button"
          className={css.quickPick}
          aria-label={isWhole ? t('quick.clear') : `${label[language]}: ${t('quick.clear')}`}
          disabled={picked.length === 0}
          onClick={() => onChange(row, () => [])}
        >
          {t('quick.clear')}
        </button>
      </div>
    </div>
  );
});
