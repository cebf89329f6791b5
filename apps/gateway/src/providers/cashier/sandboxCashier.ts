import type { Cashier } from './Cashier.ts';

/** Pays and is paid in full after a moment, every time. */
export function createSandboxCashier(delayMs: number): Cashier {
  return { depositDelayMs: () => delayMs, payoutDelayMs: () => delayMs };
}
