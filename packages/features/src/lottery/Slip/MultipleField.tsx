import { IconButton } from '@baize/design-system';
import { minusIcon, plusIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import * as css from './Slip.css.ts';

export interface MultipleFieldProps {
  /** What is counted; read with the field. */
  label: string;
  /** Names of the two buttons. */
  lessLabel: string;
  moreLabel: string;
  /** From 1 to `highest`. */
  value: number;
  highest: number;
  isDisabled?: boolean;
  /** Whatever is typed: digits alone are passed on, and an empty field as 0. */
  onChange(value: number): void;
}

/** A count that is typed, or stepped by one. */
export function MultipleField(props: MultipleFieldProps): ReactElement {
  const { label, lessLabel, moreLabel, value, highest, isDisabled = false, onChange } = props;
  return (
    <div className={css.stepper}>
      <IconButton icon={minusIcon} size="small" label={lessLabel} disabled={isDisabled || value <= 1} onClick={() => onChange(value - 1)} />
      <input
        className={css.multiple}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(Number(event.target.value.normalize('NFKC').replace(/\D/g, '')))}
      />
      <IconButton
        icon={plusIcon}
        size="small"
        label={moreLabel}
        disabled={isDisabled || value >= highest}
        onClick={() => onChange(value + 1)}
      />
    </div>
  );
}
