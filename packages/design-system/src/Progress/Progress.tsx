import { type ReactElement, useId } from 'react';
import { propertiesRef } from '../shared/propertiesRef.ts';
import * as css from './Progress.css.ts';

interface ProgressBase {
  /** What advances: “Today”. */
  label: string;
  /** Keeps the label for screen readers alone. Default false. */
  labelHidden?: boolean | undefined;
  /** `warning` where little is left, `negative` where nothing is. Default `primary`. */
  tone?: 'primary' | 'brass' | 'warning' | 'negative' | undefined;
}
/** A share of a whole, or of an unknown one. */
export type ProgressProps = ProgressBase &
  (
    | {
        /** How much is done, from 0 to `max`; what lies outside counts as the nearest end. */
        value: number;
        /** The whole. Default 100. */
        max?: number | undefined;
        /** The value in words, shown and read: “12.000 / 50.000”. Default: the share in percent. */
        valueText?: string | undefined;
        indeterminate?: never;
      }
    | {
        /** Something is under way, and nobody knows how long. */
        indeterminate: true;
        value?: never;
        max?: never;
        valueText?: never;
      }
  );

/** From 0 to 1; an empty whole is done. */
function shareOf(value: number, max: number): number {
  return max > 0 ? Math.min(Math.max(value / max, 0), 1) || 0 : 1;
}

/** How much of something is done or used up. */
export function Progress(props: ProgressProps): ReactElement {
  const { label, labelHidden = false, tone = 'primary', value = 0, max = 100, indeterminate = false } = props;
  const labelId = useId();
  const share = shareOf(value, max);
  const valueText = props.valueText ?? `${Math.floor(share * 100)}%`;
  const range = { 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-valuenow': Math.floor(share * 100), 'aria-valuetext': valueText };
  return (
    <div className={css.frame}>
      <div className={labelHidden ? css.hiddenHead : css.head}>
        <span id={labelId} className={css.label}>
          {label}
        </span>
        {!indeterminate && (
          <span aria-hidden="true" className={css.value}>
            {valueText}
          </span>
        )}
      </div>
      <div role="progressbar" aria-labelledby={labelId} className={css.track} {...(indeterminate ? {} : range)}>
        <div className={indeterminate ? css.runningBars[tone] : css.bars[tone]} ref={propertiesRef({ [css.share]: `${share * 100}%` })} />
      </div>
    </div>
  );
}
