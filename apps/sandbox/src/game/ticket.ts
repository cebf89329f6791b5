import { createHmac, timingSafeEqual } from 'node:crypto';

/** A round that was bet on and whose end the player has yet to ask for. */
export interface BegunRound {
  /** The round's own key, by which the wallet knows it. */
  key: string;
  /** Stake, in the minor unit. */
  stake: number;
}

const shape = /^([0-9a-f]{40})\.([1-9]\d{0,11})\.([0-9a-f]{32})$/;
const sealOf = (secret: string, key: string, stake: number): string =>
  createHmac('sha256', secret).update(`ticket ${key} ${stake}`).digest('hex').slice(0, 32);

/**
 * Ticket that ends a begun round: the page carries it and can't change it, so that no stake is paid that was not bet.
 * @returns undefined for a round of another provider.
 */
export function makeTicket(secret: string, { key, stake }: BegunRound): string | undefined {
  const ticket = `${key}.${stake}.${sealOf(secret, key, stake)}`;
  return shape.test(ticket) ? ticket : undefined;
}

/** @returns undefined for a ticket that this provider has not given out. */
export function readTicket(secret: string, ticket: string): BegunRound | undefined {
  const [, key, digits, seal] = shape.exec(ticket) ?? [];
  if (key === undefined || digits === undefined || seal === undefined) return undefined;
  const stake = Number(digits);
  return timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(secret, key, stake))) ? { key, stake } : undefined;
}
