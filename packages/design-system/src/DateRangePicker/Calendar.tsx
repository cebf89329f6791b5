import { type ComponentProps, type ReactElement, useState } from 'react';
import { DayButton, DayPicker, type DayPickerLocale } from 'react-day-picker';
import { chevronLeftIcon, chevronRightIcon } from '../Icon/icons.ts';
import { Icon } from '../Icon/index.ts';
import type { Direction } from '../shared/useDirection.ts';
import * as css from './Calendar.css.ts';
import { dateOf, type IsoDate, isoOf } from './isoDates.ts';
import type { DateBounds, DateRange } from './readRange.ts';

export interface CalendarProps {
  /** What is chosen so far. */
  range: DateRange;
  /** The days that may be chosen. */
  bounds: DateBounds;
  /** Which day is marked as today. */
  today: IsoDate;
  /** The reading direction, which the arrow keys follow. */
  direction: Direction;
  /** The words of the calendar. */
  locale: Partial<DayPickerLocale>;
  /** Both ends were chosen, in whatever order. */
  onSelectRange: (range: { from: IsoDate; to: IsoDate }) => void;
}

/** The one day that Tab leads to is the first thing to do in the layer that opens, as soon as that layer gives the focus out. */
function MarkedDay(props: ComponentProps<typeof DayButton>): ReactElement {
  return <DayButton {...props} {...(props.tabIndex === 0 && { 'data-part': 'first' })} />;
}

/** A month of days; the first choice begins a range and the second ends it. */
export function Calendar({ range, bounds, today, direction, locale, onSelectRange }: CalendarProps): ReactElement {
  const [begun, setBegun] = useState<IsoDate>();
  const { from, to } = begun ? { from: begun, to: undefined } : range;
  const { min, max } = bounds;
  const back = direction === 'rtl' ? 'right' : 'left';
  const select = (day: IsoDate): void => {
    if (begun) onSelectRange(begun < day ? { from: begun, to: day } : { from: day, to: begun });
    setBegun(begun ? undefined : day);
  };
  return (
    <DayPicker
      mode="range"
      weekStartsOn={1}
      showOutsideDays
      fixedWeeks
      locale={locale}
      dir={direction}
      today={dateOf(today)}
      defaultMonth={dateOf(to ?? from ?? max ?? today)}
      {...(min && { startMonth: dateOf(min) })}
      {...(max && { endMonth: dateOf(max) })}
      disabled={[...(min ? [{ before: dateOf(min) }] : []), ...(max ? [{ after: dateOf(max) }] : [])]}
      selected={from ? { from: dateOf(from), to: dateOf(to ?? from) } : undefined}
      onSelect={(_, day) => select(isoOf(day))}
      classNames={css.classNames}
      components={{
        DayButton: MarkedDay,
        // The icon is mirrored by itself.
        Chevron: ({ orientation }) => <Icon icon={orientation === back ? chevronLeftIcon : chevronRightIcon} />,
      }}
    />
  );
}
