import { type SettledPeriod, settledPeriodOf } from '@baize/contract';
import { Cron } from 'croner';
import type { Lottery } from '../providers/draws/DrawSource.ts';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;

/** A period of a lottery by its stored instants. */
export interface Period {
  period: string;
  opensAt: Date;
  cancelUntil: Date;
  closesAt: Date;
  drawsAt: Date;
}

/** By their zones: to make one takes longer than to use it a hundred times. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const format = dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });
  dayFormats.set(timeZone, format);
  return format;
}

/** The day of a moment in a zone, as periods name it: `20261122`. */
export const dayName = (moment: Date, timeZone: string): string => dayFormat(timeZone).format(moment).replaceAll('-', '');

/** Names such as `20261122-0451`: the day on which the period begins, and its place on that day. A period that ends at midnight is the last of its day. */
function quickNames(minutes: number, timeZone: string): (drawsAt: Date) => string {
  let day: SettledPeriod | undefined;
  return (drawsAt) => {
    const begins = new Date(drawsAt.valueOf() - minutes * minuteMs);
    if (!day || begins < day.begin || begins >= day.end) day = settledPeriodOf('daily', begins, timeZone);
    // Minutes since midnight that have passed, not those on the clock: where the clock is moved no name comes twice.
    const { begin } = day;
    const place = Math.floor((begins.valueOf() - begin.valueOf()) / (minutes * minuteMs)) + 1;
    return `${dayName(begins, timeZone)}-${String(place).padStart(4, '0')}`;
  };
}

/** When a lottery draws next after a moment. */
function drawAfter({ times }: Lottery, moment: Date, timeZone: string): Date {
  if ('everyMinutes' in times) {
    const step = times.everyMinutes * minuteMs;
    return new Date((Math.floor(moment.valueOf() / step) + 1) * step);
  }
  const next = new Cron(times.schedule, { timezone: timeZone }).nextRun(moment);
  if (!next) throw new Error(`The schedule ${times.schedule} has no next draw.`);
  return next;
}

/** Before a moment: where no period is known, the first one opens there. */
function drawBefore({ times }: Lottery, moment: Date): Date {
  if (!('everyMinutes' in times)) return moment;
  const step = times.everyMinutes * minuteMs;
  return new Date(Math.floor(moment.valueOf() / step) * step);
}

/**
 * The periods of a lottery that are drawn after a moment, until another one. Each opens when the one before it closes.
 * @param after a draw of it, or any moment where it has none yet
 */
export function periodsUntil(lottery: Lottery, after: Date, { until, timeZone }: { until: Date; timeZone: string }): Period[] {
  const { closesSeconds, cancelSeconds, times } = lottery;
  const closeOf = (drawsAt: Date): Date => new Date(drawsAt.valueOf() - closesSeconds * secondMs);
  const nameOf = 'everyMinutes' in times ? quickNames(times.everyMinutes, timeZone) : (drawsAt: Date) => dayName(drawsAt, timeZone);
  const periods: Period[] = [];
  let before = drawBefore(lottery, after);
  for (;;) {
    const drawsAt = drawAfter(lottery, before, timeZone);
    if (drawsAt > until) return periods;
    const closesAt = closeOf(drawsAt);
    const opensAt = closeOf(before);
    periods.push({
      period: nameOf(drawsAt),
      opensAt,
      cancelUntil: new Date(Math.max(opensAt.valueOf(), closesAt.valueOf() - cancelSeconds * secondMs)),
      closesAt,
      drawsAt,
    });
    before = drawsAt;
  }
}
