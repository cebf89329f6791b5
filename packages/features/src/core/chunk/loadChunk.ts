import { limits } from '@baize/contract';

/** A chunk that did not come: offline, replaced by a newer release, or too slow (§8). */
class ChunkError extends Error {
  constructor(cause: unknown) {
    super('A part of the page could not be loaded. Check the connection and reload the page.', { cause });
    this.name = 'ChunkError';
  }
}

const retryAfterMs = 1_000;

async function loadTwice<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    return await load();
  }
}

/**
 * Loads a chunk; a failure is tried once more. What has not come 120 s after it was asked for is reported (DESIGN §4, §8, §9).
 * @throws ChunkError
 */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('asset time-out')), limits.assetTimeoutMs);
  });
  try {
    return await Promise.race([loadTwice(load), limit]);
  } catch (cause) {
    throw new ChunkError(cause);
  } finally {
    clearTimeout(timer);
  }
}
