import { createHmac } from 'node:crypto';
import { draws, lineOf, type Reels, reelsFor } from './payTable.ts';

export interface Outcome {
  reels: Reels;
  /** The stake times this is paid; 0 for a lost round. */
  times: number;
}

/**
 * The outcome of a round, from HMAC-SHA256 of its key under the provider's secret. Nobody without the secret can tell
 * it from chance, and the same round has the same outcome in every process and after every restart: a repeated
 * request can neither draw again nor contradict what was paid.
 */
export function drawOutcome(secret: string, roundKey: string): Outcome {
  const limit = Math.floor(2 ** 32 / draws) * draws;
  for (let attempt = 0; ; attempt++) {
    const bytes = createHmac('sha256', secret).update(`outcome ${attempt} ${roundKey}`).digest();
    const number = bytes.readUInt32BE(0);
    // The last, incomplete run of draws would favour low numbers.
    if (number >= limit) continue;
    const line = lineOf(number % draws);
    return { reels: reelsFor(line, bytes.readUInt32BE(4)), times: line?.times ?? 0 };
  }
}
