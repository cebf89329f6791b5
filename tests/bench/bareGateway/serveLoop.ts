import type { Database } from '../../../apps/gateway/src/db/database.ts';

/**
 * Does a step again and again for as many milliseconds as it is asked for, and says how long one took.
 * @param count how many whole steps the database has seen
 */
export function serveLoop(database: Database, step: () => Promise<void>, count: () => Promise<number>): void {
  async function run(ms: number): Promise<void> {
    const before = await count();
    const started = performance.now();
    let steps = 0;
    while (performance.now() - started < ms) {
      await step();
      steps += 1;
    }
    const took = performance.now() - started;
    if ((await count()) - before !== steps) throw new Error('the recorded statements are not a whole step any more');
    process.send?.({ msPerStep: took / steps });
  }
  process.on('message', (ms) => void run(Number(ms)).catch((error: unknown) => process.send?.({ error: String(error) })));
  process.on('SIGTERM', () => void database.close().then(() => process.exit(0)));
  process.send?.({ ready: true });
}
