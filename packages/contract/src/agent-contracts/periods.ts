/** Lengths of the periods that contracts are settled by. */
export const periodKinds = ['fiveMinutes', 'hourly', 'daily', 'weekly', 'semimonthly', 'monthly'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** From `begin` on, and before `end`. */
export interface SettledPeriod {
  begin: Date;
  end: Date;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const formats = new Map<string, Intl.DateTimeFormat>();
/** The wall clock of a zone as if it were UTC, in milliseconds. */
function wallOf(instant: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) {
    const digits = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
    format = new Intl.DateTimeFormat('en-US', { timeZone, calendar: 'gregory', hourCycle: 'h23', era: 'short', ...digits });
    formats.set(timeZone, format);
  }
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = (
    ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
  ).map((name) => Number(parts.get(name)));
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((instant % 1_000) + 1_000) % 1_000);
}

const offsetOf = (instant: number, timeZone: string): number => wallOf(instant, timeZone) - instant;

/** The first instant in (low, high] that passes, where all after it do. */
function firstBetween(low: number, high: number, passes: (instant: number) => boolean): number {
  let [before, after] = [low, high];
  while (after - before > 1) {
    const middle = before + Math.floor((after - before) / 2);
    if (passes(middle)) after = middle;
    else before = middle;
  }
  return after;
}

/** The instant at which a day of the zone begins. @param day its midnight as if it were UTC */
function beginOfDay(day: number, timeZone: string): number {
  const guess = day - offsetOf(day - offsetOf(day, timeZone), timeZone);
  if (wallOf(guess, timeZone) === day && wallOf(guess - 1, timeZone) === day - 1) return guess;
  // The clock is moved at midnight: the day begins later, or twice.
  return firstBetween(day - 30 * hourMs, day + 30 * hourMs, (instant) => wallOf(instant, timeZone) >= day);
}

/** A period within hours, by the wall clock; where the clock is moved one ends, so that they never overlap. */
function shortPeriod(instant: number, length: number, timeZone: string): SettledPeriod {
  const offset = offsetOf(instant, timeZone);
  let begin = Math.floor((instant + offset) / length) * length - offset;
  let end = begin + length;
  if (offsetOf(begin, timeZone) !== offset) begin = firstBetween(begin, instant, (one) => offsetOf(one, timeZone) === offset);
  if (offsetOf(end - 1, timeZone) !== offset) end = firstBetween(instant, end - 1, (one) => offsetOf(one, timeZone) !== offset);
  return { begin: new Date(begin), end: new Date(end) };
}

/** First and next first day of a period of days. @param day a midnight as if it were UTC */
function daysOf(kind: Exclude<PeriodKind, 'fiveMinutes' | 'hourly'>, day: number): [first: number, next: number] {
  const date = new Date(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  switch (kind) {
    case 'daily':
      return [day, day + dayMs];
    case 'weekly': {
      const monday = day - ((date.getUTCDay() + 6) % 7) * dayMs;
      return [monday, monday + 7 * dayMs];
    }
    case 'semimonthly':
      return date.getUTCDate() < 16
        ? [Date.UTC(year, month, 1), Date.UTC(year, month, 16)]
        : [Date.UTC(year, month, 16), Date.UTC(year, month + 1, 1)];
    default:
      return [Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1)];
  }
}

/**
 * The period that a moment lies in: 5 minutes, an hour, a day, a week from Monday on, half a month (from the 1st or the 16th) or a month, by the
 * wall clock of an IANA zone. Days have 23 or 25 hours where the clock is moved.
 */
export function settledPeriodOf(kind: PeriodKind, moment: Date, timeZone: string): SettledPeriod {
  const instant = moment.getTime();
  if (kind === 'fiveMinutes') return shortPeriod(instant, 5 * minuteMs, timeZone);
  if (kind === 'hourly') return shortPeriod(instant, hourMs, timeZone);
  const wall = wallOf(instant, timeZone);
  const [first, next] = daysOf(kind, Math.floor(wall / dayMs) * dayMs);
  return { begin: new Date(beginOfDay(first, timeZone)), end: new Date(beginOfDay(next, timeZone)) };
}
