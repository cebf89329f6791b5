import { type Period, teamPeriod } from '@baize/contract';
import { refusedFields } from '../../wire/AppError.ts';
import { type DaysOfPeriod, readDays } from '../records/readPeriod.ts';

/** A period of a report, with its days that have begun. */
export interface TeamDays extends Period, Pick<DaysOfPeriod, 'days'> {}

const dayMs = 86_400_000;
const momentOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
const daysLater = (day: string, days: number): string => dayOf(new Date(momentOf(day).valueOf() + days * dayMs));
const lengthOf = ({ from, to }: Period): number => (momentOf(to).valueOf() - momentOf(from).valueOf()) / dayMs + 1;

/**
 * Reads the period of an agents' report. Figures reach further back than the records that they were made of.
 * @throws AppError `validation_failed` at `from` where it is later than `to` or too long ago, at `to` where there are too many days
 */
export function readTeamDays({ from, to }: Period, timeZone: string, now = new Date()): TeamDays & DaysOfPeriod {
  const read = readDays({ from, to }, { timeZone, recordDays: teamPeriod.reachDays }, now);
  if (lengthOf({ from, to }) > teamPeriod.mostDays) throw refusedFields([{ field: 'to', code: 'field_format_error' }]);
  return { from, to, ...read };
}

/** Every day of a period, the oldest first. */
export const daysOf = ({ from, to }: Period): string[] =>
  Array.from({ length: lengthOf({ from, to }) }, (_, index) => daysLater(from, index));

/** The last day of a day's month. */
function endOfMonth(day: string): string {
  const moment = momentOf(day);
  return dayOf(new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)));
}

/** The period that one is compared with: of a month, or of its beginning, the same of the month before; otherwise as many days right before. */
export function periodBefore({ from, to }: Period): Period {
  const isOfMonth = from.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7);
  if (!isOfMonth || from === to) return { from: daysLater(from, -lengthOf({ from, to })), to: daysLater(from, -1) };
  const last = daysLater(from, -1);
  const first = `${last.slice(0, 7)}-01`;
  const same = `${last.slice(0, 7)}${to.slice(7)}`;
  return { from: first, to: to === endOfMonth(to) || same > last ? last : same };
}
