import type { ErrorDetails } from '@baize/contract';
import { formatMinute } from '../../core/index.ts';

/** The sentence of a failed launch; a maintenance carries both its times (§8). */
export function launchFailureText(sentence: string, details: ErrorDetails): string {
  const times = [details.maintainTime, details.endTime].filter((time) => time !== undefined).map(formatMinute);
  return times.length > 0 ? `${sentence} (${times.join(' – ')})` : sentence;
}
