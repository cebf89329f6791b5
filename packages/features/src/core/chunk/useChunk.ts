import { useEffect, useState } from 'react';
import { loadChunk } from './loadChunk.ts';

/** What a chunk has come to. */
export interface Chunk<Part> {
  /** Undefined until it has come. */
  part: Part | undefined;
  /** It is wanted, and could not be had (§8). */
  isLost: boolean;
  /** Asks again for one that is lost. */
  retry(): void;
}

/**
 * Brings a part by a chunk of its own once it is wanted, for what the page has to stand without: a `lazy` part that is lost throws, and
 * stays lost. This one is asked for again when it is wanted the next time.
 * @param load the same from draw to draw
 */
export function useChunk<Part>(load: () => Promise<Part>, isWanted: boolean): Chunk<Part> {
  const [part, setPart] = useState<Part>();
  const [isLost, setLost] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isMissing = isWanted && part === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again.
  useEffect(() => {
    if (!isMissing) return;
    let isAwaited = true;
    loadChunk(load).then(
      (loaded) => setPart(() => loaded),
      (error: Error) => {
        if (!isAwaited) return;
        console.error(error);
        setLost(true);
      },
    );
    return () => {
      isAwaited = false;
      setLost(false);
    };
  }, [load, isMissing, attempt]);
  return { part, isLost, retry: () => setAttempt(attempt + 1) };
}
