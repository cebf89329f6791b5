import { VisuallyHidden } from '@baize/design-system';
import type { TFunction } from 'i18next';
import { memo, type ReactElement } from 'react';
import { numberText } from '../numberText.ts';
import * as css from './Board.css.ts';
import type { ChangeRow } from './usePick.ts';

export interface NumberButtonProps {
  number: number;
  /** Of its row. */
  highest: number;
  /** Place of the row on its board. */
  row: number;
  /** Read before the number; undefined of a row alone. */
  rowName: string | undefined;
  isPicked: boolean;
  isDisabled: boolean;
  /** Periods for which the number has not fallen; undefined where they are not shown. */
  periods: number | undefined;
  /** They are among the most of the row. */
  isLong: boolean;
  /** How many draws were looked through. */
  drawCount: number;
  t: TFunction<'lottery'>;
  onChange: ChangeRow;
}

const toggled = (picked: readonly number[], number: number): number[] =>
  picked.includes(number) ? picked.filter((one) => one !== number) : [...picked, number].sort((one, other) => one - other);

/** A number of a row. A pick draws this one alone. */
export const NumberButton = memo(function NumberButton(props: NumberButtonProps): ReactElement {
  const { number, highest, row, rowName, isPicked, isDisabled, periods, isLong, drawCount, t, onChange } = props;
  return (
    <button
      type="button"
      className={css.number}
      aria-pressed={isPicked}
      disabled={isDisabled}
      onClick={() => onChange(row, (picked) => toggled(picked, number))}
    >
      {rowName !== undefined && <VisuallyHidden>{`${rowName}, `}</VisuallyHidden>}
      <span className={css.ball}>{numberText(number, highest)}</span>
      {periods !== undefined && (
        <>
          <span aria-hidden="true" className={isLong ? css.longMissed : undefined}>
            {periods === drawCount ? `${periods}+` : periods}
          </span>
          <VisuallyHidden>{`, ${t('missedFor', { count: periods })}`}</VisuallyHidden>
        </>
      )}
    </button>
  );
});
