/** A day as `yyyy-MM-dd`, without a time or a zone. Two of them compare as texts do. */
export type IsoDate = string;

const two = (part: number): string => String(part).padStart(2, '0');

/** The day of a local `Date`. */
export function isoOf(date: Date): IsoDate {
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The local midnight of a day. */
export function dateOf(iso: IsoDate): Date {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return new Date(year, month - 1, day);
}

/** A day so many days later, or earlier below zero. */
export function addDays(iso: IsoDate, days: number): IsoDate {
  const date = dateOf(iso);
  date.setDate(date.getDate() + days);
  return isoOf(date);
}

/**
 * What a reader types or pastes: `2026-11-21`, as lists show it (§9), also `21/11/2026`, `1/2/2026`, `01-02-2026` or `01.02.2026`; undefined
 * for what is no day.
 */
export function readDate(text: string): IsoDate | undefined {
  const typed = /^\s*(?<day>\d{1,2})[/.\- ](?<month>\d{1,2})[/.\- ](?<year>\d{4})\s*$/.exec(text);
  const pasted = /^\s*(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})\s*$/.exec(text);
  const { day, month, year } = (typed ?? pasted)?.groups ?? {};
  if (!day || !month || !year) return undefined;
  const iso = `${year}-${two(Number(month))}-${two(Number(day))}`;
  // The 31st of February would roll over into March.
  return isoOf(dateOf(iso)) === iso ? iso : undefined;
}
