import { useEffect, useState } from 'react';
import { watchWorker } from './watchWorker.ts';

/** The build that waits; undefined while there is none, or it was put off. */
export interface WorkerUpdate {
  apply(): void;
  putOff(): void;
}

/** Registers the lite app's worker where there is one, and tells of a new build. */
export function useWorkerUpdate(): WorkerUpdate | undefined {
  const [update, setUpdate] = useState<{ apply(): void }>();
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    return watchWorker((apply) => setUpdate({ apply }));
  }, []);
  return update && { apply: update.apply, putOff: () => setUpdate(undefined) };
}
