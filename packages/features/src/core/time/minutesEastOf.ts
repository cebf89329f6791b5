import { fixedMinutes } from './fixedMinutes.ts';
import { formatInZone } from './formatInZone.ts';

/** Minutes that a zone is east of Greenwich at a moment, in milliseconds since 1970. */
export function minutesEastOf(timeZone: string, moment: number): number {
  const fixed = fixedMinutes(timeZone, moment);
  if (fixed !== undefined) return fixed;
  const shown = Date.parse(`${formatInZone(new Date(moment).toISOString(), timeZone).replace(' ', 'T')}Z`);
  return Math.round((shown - moment) / 60_000);
}
