import { limits } from '@baize/contract';

/** A chunk that did not come: offline, replaced by a newer release, or too slow (§8). */
class ChunkError extends Error {
  constructor(cause: unknown) {
    super('A part of the page could not be loaded. Check the connection and reload the page.', { cause });
    this.name = 'ChunkError';
  }
}

const retryAfterMs = 1_000;

function withLimit<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  const limit = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('asset time-out')), limits.assetTimeoutMs));
  return Promise.race([load(), limit]);
}

/**
 * Loads a chunk; a failure is tried once more, then reported (DESIGN §4, §8).
 * @throws ChunkError
 */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await withLimit(load);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    return await withLimit(load).catch((cause: unknown) => {
      throw new ChunkError(cause);
    });
  }
}
