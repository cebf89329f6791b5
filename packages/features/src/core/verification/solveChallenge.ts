import type { Challenge } from '@baize/contract';
import { solveChallenge as findSolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Milliseconds after which a device is too slow for it; the challenge itself runs out later. */
const patienceMs = 60_000;

/**
 * Does the work that a gateway asked for. Each try is the browser's own key derivation, beside the page's thread, so that the page stays alive.
 * @returns what the refused call brings along, or undefined when the work was given up.
 */
export async function solveChallenge(challenge: Challenge, signal?: AbortSignal): Promise<string | undefined> {
  const controller = new AbortController();
  const giveUp = (): void => controller.abort();
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp, { once: true });
  try {
    const solution = await findSolution({ challenge, deriveKey, controller, timeout: patienceMs });
    return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
  } finally {
    signal?.removeEventListener('abort', giveUp);
  }
}
