import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { Button } from '../Button/index.ts';
import { useWords } from '../DesignSystemProvider/index.ts';
import type { FieldFrameProps } from '../Field/index.ts';
import { calendarIcon } from '../Icon/icons.ts';
import { type LayerTrigger, Popover } from '../Popover/index.ts';
import { FieldGroup } from '../shared/FieldGroup.tsx';
import { useDirection } from '../shared/useDirection.ts';
import { useIsInBrowser } from '../shared/useIsInBrowser.ts';
import { TextField } from '../TextField/index.ts';
import type { Language } from '../words/index.ts';
import * as css from './DateRangePicker.css.ts';
import { type IsoDate, isoOf } from './isoDates.ts';
import { LazyCalendar } from './LazyCalendar.tsx';
import { type QuickRange, quickRange } from './quickRanges.ts';
import { type DateRange, type ReadRange, readRange } from './readRange.ts';

export interface DateRangePickerProps extends Omit<FieldFrameProps, 'label'> {
  /** What the days are of: “Time of the bets”. */
  label: string;
  /** The group's id, for an error summary. Default: made up. */
  id?: string | undefined;
  /** Under which a form sends the two days: `name.from` and `name.to`. */
  name: string;
  /** The days, as `yyyy-MM-dd`; an open end is undefined. */
  value: DateRange;
  /** Another range was chosen or typed; never one that is out of bounds or upside down. */
  onChange: (value: DateRange) => void;
  /** The language of the calendar; its words are loaded when it opens. */
  language: Language;
  /** The first day that may be chosen, `yyyy-MM-dd`. Default any. */
  min?: IsoDate | undefined;
  /** The last day that may be chosen, `yyyy-MM-dd`. Default any. */
  max?: IsoDate | undefined;
  /** Which of the quick ranges of §9 are offered, in this order. Default none. */
  quickRanges?: readonly QuickRange[] | undefined;
  /** Which day is today, `yyyy-MM-dd`. Default that of the device. */
  today?: IsoDate | undefined;
  /** Nothing can be chosen. Default false. */
  disabled?: boolean | undefined;
}

const textsOf = ({ from = '', to = '' }: DateRange) => ({ from, to });
const noProblems: ReadRange['problems'] = { from: undefined, to: undefined };

/** From one day to another: typed, picked from a calendar or taken from a quick range. */
export function DateRangePicker(props: DateRangePickerProps): ReactElement {
  const { label, name, value, onChange, language, min, max, quickRanges = [], disabled } = props;
  const { id, help, error, required, optional } = props;
  const isInBrowser = useIsInBrowser();
  // A server's day may be another than the device's: what hangs on it waits for the browser.
  const today = props.today ?? (isInBrowser ? isoOf(new Date()) : undefined);
  const words = useWords();
  const [direction, lookForDirection] = useDirection();
  const [shown, setShown] = useState(value);
  const [texts, setTexts] = useState(() => textsOf(value));
  const [problems, setProblems] = useState(noProblems);
  const [isOpen, setOpen] = useState(false);
  const bounds = { min, max };
  const show = (range: DateRange): void => {
    setShown(range);
    setTexts(textsOf(range));
    setProblems(noProblems);
  };
  // A value from outside takes the place of what was typed.
  if (value.from !== shown.from || value.to !== shown.to) show(value);

  const commit = (): void => {
    const read = readRange(texts.from, texts.to, bounds);
    setProblems(read.problems);
    const isChanged = read.range.from !== value.from || read.range.to !== value.to;
    if (!read.problems.from && !read.problems.to && isChanged) onChange(read.range);
  };
  const choose = (range: DateRange): void => {
    setProblems(noProblems);
    setTexts(textsOf(value));
    setOpen(false);
    onChange(range);
  };
  const field = (end: 'from' | 'to', suffix?: ReactElement): ReactElement => (
    <TextField
      name={`${name}.${end}`}
      label={end === 'from' ? words.fromDate : words.toDate}
      placeholder="yyyy-MM-dd"
      autoComplete="off"
      disabled={disabled}
      value={texts[end]}
      error={problems[end] && words[problems[end]]}
      onChange={(event) => setTexts({ ...texts, [end]: event.target.value })}
      onBlur={commit}
      // The Enter that ends a composition is not meant for the field.
      onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && !event.nativeEvent.isComposing && commit()}
      suffix={suffix}
    />
  );
  const opener: LayerTrigger = { icon: calendarIcon, label: words.openCalendar, size: 'small', disabled };
  return (
    <FieldGroup id={id} label={label} help={help} error={error} required={required} optional={optional}>
      <div ref={lookForDirection} className={css.fields}>
        {field('from')}
        {field(
          'to',
          <Popover trigger={opener} title={label} open={isOpen} onOpenChange={setOpen} align="end">
            {today && (
              <LazyCalendar language={language} range={value} bounds={bounds} today={today} direction={direction} onSelectRange={choose} />
            )}
          </Popover>,
        )}
      </div>
      {quickRanges.length > 0 && (
        <div className={css.quick}>
          {quickRanges.map((kind) => {
            const range = today && quickRange(kind, today, bounds);
            const isChosen = !!range && range.from === value.from && range.to === value.to;
            return (
              <Button
                key={kind}
                tone="outline"
                size="small"
                className={css.chip}
                aria-pressed={isChosen}
                disabled={disabled || !range}
                onClick={() => range && choose(range)}
              >
                {words[kind]}
              </Button>
            );
          })}
        </div>
      )}
    </FieldGroup>
  );
}
