import type { Closure } from '@baize/contract';
import { gatewayNow } from '../../core/index.ts';

/** When a break of so many hours ends that begins now: ISO 8601. */
export const breakEnd = (hours: number): string => new Date(gatewayNow() + hours * 3_600_000).toISOString();

/** When an exclusion of so many months ends that begins now. A month that lacks the day ends it on its last. */
export function exclusionEnd(months: number): string {
  const end = new Date(gatewayNow());
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.toISOString();
}

/** Whether a break or an exclusion with this end, undefined for good, would be shorter than the one that holds: it is refused. */
export const isShorterThan = (end: string | undefined, { until }: Pick<Closure, 'until'>): boolean =>
  end !== undefined && (until === undefined || Date.parse(end) < Date.parse(until));

/** A day that no line breaks at its hyphens: a word joiner stands behind each. */
export const unbroken = (moment: string): string => moment.replaceAll('-', '-\u2060');
