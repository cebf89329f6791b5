import { formatInZone } from './formatInZone.ts';

/** Minutes that a zone is east of Greenwich at a moment, in milliseconds since 1970. */
export function minutesEastOf(timeZone: string, moment: number): number {
  const shown = Date.parse(`${formatInZone(new Date(moment).toISOString(), timeZone).replace(' ', 'T')}Z`);
  return Math.round((shown - moment) / 60_000);
}
