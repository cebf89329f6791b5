import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Callout } from '../Callout/index.ts';
import { useWords } from '../DesignSystemProvider/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import type { Language } from '../words/index.ts';
import type { CalendarProps } from './Calendar.tsx';
import { type Calendars, calendars, type LocalCalendar } from './loadCalendar.ts';

export interface LazyCalendarProps extends Omit<CalendarProps, 'locale'> {
  /** The language of its words. */
  language: Language;
  /** Where it comes from. Default: the page's own. */
  from?: Calendars | undefined;
}

type Loading = { of: Language } & ({ status: 'loading' | 'failed' } | { status: 'loaded'; Calendar: LocalCalendar });

const begin = (from: Calendars, language: Language): Loading => {
  const Calendar = from.loaded(language);
  return Calendar ? { of: language, status: 'loaded', Calendar } : { of: language, status: 'loading' };
};

/** The calendar, which comes when it is opened. One that does not come says so, and is asked for again by its retry or the next opening. */
export function LazyCalendar({ language, from = calendars, ...calendar }: LazyCalendarProps): ReactElement {
  const words = useWords();
  const [state, setState] = useState(() => begin(from, language));
  if (state.of !== language) setState(begin(from, language));
  useEffect(() => {
    if (state.status !== 'loading') return undefined;
    let isWanted = true;
    from.load(state.of).then(
      (Calendar) => isWanted && setState({ of: state.of, status: 'loaded', Calendar }),
      () => isWanted && setState({ of: state.of, status: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [state, from]);
  const place = useRef<HTMLDivElement>(null);
  const isAskedAgain = useRef(false);
  useEffect(() => {
    if (state.status !== 'loaded' || !isAskedAgain.current) return;
    isAskedAgain.current = false;
    // The button that had it is gone.
    if (document.activeElement === document.body) place.current?.querySelector<HTMLElement>('[data-part=first]')?.focus();
  }, [state]);
  if (state.status === 'loaded') {
    return (
      <div ref={place}>
        <state.Calendar {...calendar} />
      </div>
    );
  }
  const askAgain = (): void => {
    isAskedAgain.current = true;
    setState({ of: language, status: 'loading' });
  };
  if (state.status === 'loading') return <Skeleton shape="card" />;
  return (
    <Callout tone="negative" retry={{ onRetry: askAgain }}>
      {words.calendarFailed}
    </Callout>
  );
}
