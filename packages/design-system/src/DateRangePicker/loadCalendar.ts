import { type ComponentType, createElement } from 'react';
import type { Language } from '../words/index.ts';
import type { CalendarProps } from './Calendar.tsx';

/** A calendar in the words of its language. */
export type LocalCalendar = ComponentType<Omit<CalendarProps, 'locale'>>;

// Written out, so that a page loads the calendar when it opens, and of the languages its own alone.
const locales = {
  vi: async () => (await import('react-day-picker/locale/vi')).vi,
  en: async () => (await import('react-day-picker/locale/en-GB')).enGB,
};

/** Loads the calendar of a language. */
export async function loadCalendar(language: Language): Promise<LocalCalendar> {
  const [{ Calendar }, locale] = await Promise.all([import('./Calendar.tsx'), locales[language]()]);
  return (props) => createElement(Calendar, { ...props, locale });
}

export interface Calendars {
  /** The calendar of a language, when it was loaded before. */
  loaded: (language: Language) => LocalCalendar | undefined;
  /** Loads it; one that failed is asked for anew the next time. */
  load: (language: Language) => Promise<LocalCalendar>;
}

/** Keeps what has come: it is there at once when it is opened again. */
export function keepCalendars(load = loadCalendar): Calendars {
  const kept = new Map<Language, LocalCalendar>();
  return {
    loaded: (language) => kept.get(language),
    load: async (language) => {
      const calendar = await load(language);
      kept.set(language, calendar);
      return calendar;
    },
  };
}

/** Those of the page. */
export const calendars = keepCalendars();
