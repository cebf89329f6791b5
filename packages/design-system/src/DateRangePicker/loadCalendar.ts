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

const loaded = new Map<Language, LocalCalendar>();

/** The calendar of a language, when it was loaded before. */
export const loadedCalendar = (language: Language): LocalCalendar | undefined => loaded.get(language);

/** Loads the calendar of a language; one that failed is asked for anew the next time. */
export async function loadCalendar(language: Language): Promise<LocalCalendar> {
  const [{ Calendar }, locale] = await Promise.all([import('./Calendar.tsx'), locales[language]()]);
  const local: LocalCalendar = loaded.get(language) ?? ((props) => createElement(Calendar, { ...props, locale }));
  loaded.set(language, local);
  return local;
}
