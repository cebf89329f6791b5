/** How fast a domain answers: milliseconds, or why there are none. */
export type LineSpeed = number | 'slow' | 'offline';

/** How long a domain may take before it counts as silent, in milliseconds. */
const patienceMs = 5_000;

/**
 * Times one small request. What another domain answers can't be read and need not be: that it answers is enough.
 * @param origin empty for the domain that the page is at.
 */
export async function measureLine(origin: string, signal: AbortSignal): Promise<LineSpeed> {
  const limit = AbortSignal.timeout(patienceMs);
  const startedAt = performance.now();
  try {
    // Without a body: one that nobody reads would keep its connection, and the page from its rest, until the patience ends.
    const how = {
      method: 'HEAD',
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.any([signal, limit]),
    } as const;
    await fetch(`${origin}/healthz`, how);
    return Math.max(1, Math.round(performance.now() - startedAt));
  } catch {
    return limit.aborted ? 'slow' : 'offline';
  }
}
