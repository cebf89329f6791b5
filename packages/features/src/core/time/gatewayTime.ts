/** What the way of a reply and the whole seconds of its header can make of equal clocks. */
const toleranceMs = 5_000;
let aheadMs = 0;

/**
 * Learns from a reply how far the gateway's clock is ahead of this device's, which may be days wrong. A reply that a cache may have kept tells an
 * old time. A reply that took long tells of the difference only when it is more than the time that it took.
 * @param sentAt when its request was sent, by this device's clock
 */
export function noteGatewayTime({ headers }: Response, sentAt: number): void {
  if (!headers.get('cache-control')?.includes('no-store')) return;
  const now = Date.now();
  const ahead = Date.parse(headers.get('date') ?? '') - now;
  const unsureMs = toleranceMs + Math.max(0, now - sentAt);
  if (Math.abs(ahead - aheadMs) > unsureMs) aheadMs = Math.abs(ahead) > unsureMs ? ahead : 0;
}

/** Milliseconds since 1970 by the gateway's clock, to some seconds: for moments that the gateway has set. */
export const gatewayNow = (): number => Date.now() + aheadMs;
