import { gatewayNow } from './gatewayTime.ts';

/** The day of a moment in a zone, `yyyy-MM-dd`; without a moment, the day that it is now by the gateway's clock. */
export function gatewayDay(timeZone: string, moment: number = gatewayNow()): string {
  return new Intl.DateTimeFormat('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }).format(moment);
}
