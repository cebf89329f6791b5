import { Cron } from 'croner';

/**
 * Milliseconds until a schedule's next run.
 * @param pattern of five fields, such as `0 * * * *`, by the clock of the zone
 */
export function msToNextRun(pattern: string, timeZone: string, now = new Date()): number {
  const next = new Cron(pattern, { timezone: timeZone }).nextRun(now);
  if (!next) throw new Error(`The schedule ${pattern} has no next run.`);
  return next.valueOf() - now.valueOf();
}
