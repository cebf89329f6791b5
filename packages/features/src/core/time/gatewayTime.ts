/** What the way of a reply and the whole seconds of its header can make of equal clocks. */
const toleranceMs = 5_000;
let aheadMs = 0;

/**
 * Learns from a reply how far the gateway's clock is ahead of this device's, which may be minutes wrong. One that a cache may have kept tells an
 * old time, and one that took long tells none.
 * @param sentAt when its request was sent, by this device's clock
 */
export function noteGatewayTime({ headers }: Response, sentAt: number): void {
  const now = Date.now();
  if (now - sentAt > toleranceMs || !headers.get('cache-control')?.includes('no-store')) return;
  const ahead = Date.parse(headers.get('date') ?? '') - now;
  if (Math.abs(ahead - aheadMs) > toleranceMs) aheadMs = Math.abs(ahead) > toleranceMs ? ahead : 0;
}

/** Milliseconds since 1970 by the gateway's clock, to some seconds: for moments that the gateway has set. */
export const gatewayNow = (): number => Date.now() + aheadMs;
