import { type IsoDate, readDate } from './isoDates.ts';

/** Two days, each of which may be open. */
export interface DateRange {
  from: IsoDate | undefined;
  to: IsoDate | undefined;
}
/** The first and the last day that may be chosen. */
export interface DateBounds {
  min: IsoDate | undefined;
  max: IsoDate | undefined;
}
type DateProblem = 'invalidDate' | 'dateOutOfRange' | 'dateOrder';

/** What the two texts say, and what is wrong with them; a range with a problem is not to be used. */
export interface ReadRange {
  range: DateRange;
  problems: { from: DateProblem | undefined; to: DateProblem | undefined };
}

function problemOf(text: string, day: IsoDate | undefined, { min, max }: DateBounds): DateProblem | undefined {
  if (!text.trim()) return undefined;
  if (!day) return 'invalidDate';
  return (min && day < min) || (max && day > max) ? 'dateOutOfRange' : undefined;
}

/** Reads what was typed into the two fields. An empty field is an open end. */
export function readRange(from: string, to: string, bounds: DateBounds): ReadRange {
  const range = { from: readDate(from), to: readDate(to) };
  const problems = { from: problemOf(from, range.from, bounds), to: problemOf(to, range.to, bounds) };
  const isUpsideDown = range.from !== undefined && range.to !== undefined && range.from > range.to;
  return { range, problems: isUpsideDown && !problems.from && !problems.to ? { from: undefined, to: 'dateOrder' } : problems };
}
