import type { ErrorDetails } from '@baize/contract';
import { formatMinute } from '../../core/index.ts';

/** The sentence of a failed launch; a maintenance carries both its times in the brand's zone (§8). */
export function launchFailureText(sentence: string, details: ErrorDetails, timeZone: string): string {
  const times = [details.maintainTime, details.endTime].filter((time) => time !== undefined).map((time) => formatMinute(time, timeZone));
  return times.length > 0 ? `${sentence} (${times.join(' – ')})` : sentence;
}
