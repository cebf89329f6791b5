import { type ComponentType, createElement, type LazyExoticComponent, lazy } from 'react';
import type { Language } from '../words/index.ts';
import type { CalendarProps } from './Calendar.tsx';

type LoadedCalendar = LazyExoticComponent<ComponentType<Omit<CalendarProps, 'locale'>>>;

// Written out, so that a page loads the calendar when it opens, and of the languages its own alone.
const locales = {
  vi: async () => (await import('react-day-picker/locale/vi')).vi,
  en: async () => (await import('react-day-picker/locale/en-GB')).enGB,
};

function loadCalendar(language: Language): LoadedCalendar {
  return lazy(async () => {
    const [{ Calendar }, locale] = await Promise.all([import('./Calendar.tsx'), locales[language]()]);
    return { default: (props: Omit<CalendarProps, 'locale'>) => createElement(Calendar, { ...props, locale }) };
  });
}

/** The calendar of each language. */
export const calendars: Record<Language, LoadedCalendar> = { vi: loadCalendar('vi'), en: loadCalendar('en') };
