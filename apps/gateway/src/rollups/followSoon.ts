import type { Db } from '../db/database.ts';
import type { Queue } from '../queue/Queue.ts';

/** Milliseconds over which changes of this process are gathered, so that a thousand bets announce one job. */
const gatherMs = 1_000;

/**
 * Has the figures follow what was just committed. It is no part of the change's transaction: all bets would wait for one row. A process that
 * is killed before it announces leaves the change to the job's next run, within a minute.
 */
export function createFollowSoon(db: Db, queue: Queue, failed: (error: unknown) => void): { moved(): void; stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  const announce = async (): Promise<void> => {
    timer = undefined;
    await queue.announce(db, { kind: 'rollups.follow' });
    queue.wake();
  };
  return {
    moved() {
      timer ??= setTimeout(() => void announce().catch(failed), gatherMs);
    },
    stop: () => clearTimeout(timer),
  };
}
