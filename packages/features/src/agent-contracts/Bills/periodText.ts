import type { ContractBill } from '@baize/contract';
import { formatInZone } from '../../core/index.ts';

/** A period in a few words: its day or its days, and its times where it is shorter than a day. */
export function periodText({ kind, begin, end }: ContractBill['period'], timeZone: string): string {
  const [first, last] = [formatInZone(begin, timeZone), formatInZone(new Date(Date.parse(end) - 1).toISOString(), timeZone)];
  const [day, lastDay] = [first.slice(0, 10), last.slice(0, 10)];
  if (kind === 'fiveMinutes' || kind === 'hourly') return `${day} ${first.slice(11, 16)}–${formatInZone(end, timeZone).slice(11, 16)}`;
  return day === lastDay ? day : `${day} – ${lastDay}`;
}
