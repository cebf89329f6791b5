import { formatterOf } from './formatterOf.ts';
import { gatewayNow } from './gatewayTime.ts';

const inZone = formatterOf('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day of a moment in a zone, `yyyy-MM-dd`; without a moment, the day that it is now by the gateway's clock. */
export function gatewayDay(timeZone: string, moment: number = gatewayNow()): string {
  return inZone(timeZone).format(moment);
}
