import { useSyncExternalStore } from 'react';
import { media } from '../theme/media.ts';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(media.reducedMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the reader asked for less motion; on a server nobody did. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(media.reducedMotion).matches,
    () => false,
  );
}
