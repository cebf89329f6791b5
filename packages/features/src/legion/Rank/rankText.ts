import type { GuildPeriod, GuildRankType, Language } from '@baize/contract';
import type { LegionLook } from '../Legion/LegionSettings.tsx';

/** A value of a rank as the reader writes it: an amount, a count, or how many times the stake came back. */
export function rankValueText(type: GuildRankType, value: number, { money, language }: Pick<LegionLook, 'money' | 'language'>): string {
  if (type === 'ROUND') return value.toLocaleString(language);
  if (type === 'ODDS') return `${(value / 100).toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}×`;
  return money(value);
}

const monthOf: Record<Language, 'short' | '2-digit'> = { vi: '2-digit', en: 'short' };

/** Days of a period: `16/11 – 22/11`, `16 Nov – 22 Nov`. */
export function periodDays({ startsOn, lastDay }: Pick<GuildPeriod, 'startsOn' | 'lastDay'>, language: Language): string {
  const form = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: '2-digit',
    month: monthOf[language],
    timeZone: 'UTC',
  });
  return [startsOn, lastDay].map((day) => form.format(new Date(`${day}T00:00:00Z`)).replace('-', '/')).join(' – ');
}

/** The last minute of a period, which ends at the midnight behind it: `Chủ Nhật 23:59`, `Sunday 23:59`. */
export function periodEnd(endsAt: string, { language, timeZone }: Pick<LegionLook, 'language' | 'timeZone'>): string {
  const last = new Date(Date.parse(endsAt) - 1);
  const locale = language === 'en' ? 'en-GB' : language;
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone }).format(last);
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(last);
  return `${day} ${time}`;
}

/** How long it is until something, in the two greatest units that it has. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Whole days, hours, minutes and seconds. */
export const timeLeftOf = (seconds: number): TimeLeft => ({
  days: Math.floor(seconds / 86_400),
  hours: Math.floor((seconds % 86_400) / 3_600),
  minutes: Math.floor((seconds % 3_600) / 60),
  seconds: seconds % 60,
});
