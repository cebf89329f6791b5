import type { Language } from '@baize/contract';

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How long ago something was: `2 giờ trước`, `yesterday`. What is to come by a clock that is ahead was just now. */
export function agoText(iso: string, now: number, language: Language): string {
  const seconds = Math.max(0, Math.floor((now - Date.parse(iso)) / 1_000));
  const form = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, length] = units.find(([, least]) => seconds >= least) ?? ['minute', 60];
  // It stands within a line: `hôm qua`, not `Hôm qua`.
  return form.format(-Math.floor(seconds / length), unit).toLocaleLowerCase(language);
}

/** A day as the reader writes it, with its year where that is another: `02/09`, `2 Sept`. */
export function dayText(iso: string, now: number, { language, timeZone }: { language: Language; timeZone: string }): string {
  const yearOf = (time: number | string): string => new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(new Date(time));
  const isOther = yearOf(iso) !== yearOf(now);
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: language === 'en' ? 'short' : '2-digit',
    ...(isOther && { year: 'numeric' as const }),
    timeZone,
  })
    .format(new Date(iso))
    .replaceAll('-', '/');
}
