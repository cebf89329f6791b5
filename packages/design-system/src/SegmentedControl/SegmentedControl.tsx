import { type ReactElement, useId } from 'react';
import { classNames } from '../shared/classNames.ts';
import * as css from './SegmentedControl.css.ts';

/** One of the choices; `value` once in a control. */
export interface Segment<Value extends string = string> {
  value: Value;
  text: string;
}

export interface SegmentedControlProps<Value extends string = string> {
  /** What is chosen by it: “Ranked by”. Read, not shown. */
  label: string;
  /** Two to five, each in a word or two. */
  options: readonly Segment<Value>[];
  /** The chosen one. */
  value: Value;
  /** Another one was chosen. */
  onChange: (value: Value) => void;
  /** `segments` in one frame, `pills` each in its own. Default `segments`. */
  variant?: 'segments' | 'pills' | undefined;
  /** `danger` where it chooses what can’t be undone: the chosen pill is red. Default `plain`. */
  tone?: 'plain' | 'danger' | undefined;
}

/** One of a few ways to look at the same thing, at once and without a form. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>): ReactElement {
  const { label, options, value, onChange, variant = 'segments', tone = 'plain' } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={css.groups[variant]}>
      {options.map((option) => (
        <label key={option.value} className={classNames(css.choices[variant], tone === 'danger' && css.danger)}>
          <input
            type="radio"
            name={name}
            className={css.input}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.text}
        </label>
      ))}
    </div>
  );
}
