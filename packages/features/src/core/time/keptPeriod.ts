import type { Period } from '@baize/contract';

/** The day so many days before another. */
export function daysBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}

/** All days that records are kept for. */
export const keptPeriod = (today: string, recordDays: number): Period => ({ from: daysBefore(today, recordDays - 1), to: today });
