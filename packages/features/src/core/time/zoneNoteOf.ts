import { fixedMinutes } from './fixedMinutes.ts';
import { formatterOf } from './formatterOf.ts';
import { gatewayNow } from './gatewayTime.ts';

const withOffset = { timeZoneName: 'shortOffset' } as const;
const inZone = formatterOf('en-US', withOffset);

/** The zone of this device, such as `Asia/Ho_Chi_Minh`. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `GMT+7`: how far a zone is from Greenwich at a moment; without a zone, that of the device. */
function offsetOf(date: Date, timeZone?: string): string {
  // A device may travel: its own zone is asked for anew.
  const formatter = timeZone ? inZone(timeZone) : new Intl.DateTimeFormat('en-US', withOffset);
  const parts = formatter.formatToParts(date);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/**
 * The name of a brand's zone as `GMT+7`, where the device's clock shows another time: nobody takes the time for his own. Otherwise ''.
 * @param iso the moment that is shown; without one, now. Nothing is said of one that can't be read.
 */
export function zoneNoteOf(timeZone: string, iso?: string): string {
  const date = new Date(iso ?? gatewayNow());
  if (Number.isNaN(date.valueOf())) return '';
  // What `Intl` is not needed for is not asked of it: its first use is slow.
  const fixed = fixedMinutes(timeZone, date.valueOf());
  if (fixed !== undefined) return fixed === -date.getTimezoneOffset() ? '' : `GMT+${fixed / 60}`;
  const offset = offsetOf(date, timeZone);
  return offset === offsetOf(date) ? '' : offset;
}
