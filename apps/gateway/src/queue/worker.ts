import type { FastifyBaseLogger } from 'fastify';
import type { Tx } from '../db/database.ts';
import type { Services } from '../services.ts';
import { backoffMs } from './backoff.ts';
import type { Job } from './Job.ts';
import type { JobKind } from './kinds.ts';
import { msToNextRun } from './nextRun.ts';
import { type ClaimedJob, type FinishedJob, LeaseLostError, lookEveryMs, suspectTries } from './Queue.ts';

/** Shortest wait after a look that found nothing it could take. */
const leastMs = 50;
/** Milliseconds after which the jobs of a killed process are taken by another. */
const leaseMs = 15_000;
const claimSize = 64;
const defaultTries = 10;

export type JobOutcome = 'done' | 'failed' | 'dead' | 'lost';

export interface WorkerOptions {
  jobs: Readonly<Partial<Record<JobKind, Job>>>;
  /** Jobs that run at once in this process. */
  concurrency: number;
  /** Told of each run. */
  onRun?: ((kind: JobKind, outcome: JobOutcome) => void) | undefined;
}

export interface Worker {
  /** Takes no more jobs, waits for those that run, and gives the others back. */
  stop(): Promise<void>;
}

/** Runs jobs of the queue in this process, one look ahead: a claimed job waits until one of the running ones has ended. */
export function startWorker(services: Services, { jobs, concurrency, onRun }: WorkerOptions): Worker {
  const { queue, timeZone } = services;
  const log: FastifyBaseLogger = services.log;
  const kinds = Object.keys(jobs) as JobKind[];
  const longKinds = kinds.filter((kind) => jobs[kind]?.isLong);
  const waiting: ClaimedJob[] = [];
  const running = new Map<ClaimedJob, Promise<void>>();
  let finished: FinishedJob[] = [];
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let wasWoken = false;

  const warn = (error: unknown): void => log.warn({ err: error }, 'the queue will be looked at again');
  const againOf = (kind: JobKind, againMs: number | undefined): number | undefined => {
    const schedule = jobs[kind]?.schedule;
    return againMs ?? (schedule === undefined ? undefined : msToNextRun(schedule, timeZone));
  };

  async function run(claimed: ClaimedJob): Promise<void> {
    const { kind, bucket, tries, wasAbandoned } = claimed;
    const job = jobs[kind];
    if (!job) return;
    const mostTries = job.schedule === undefined ? (job.mostTries ?? defaultTries) : Number.POSITIVE_INFINITY;
    const ended = new Error('Its process ended in its last try.');
    // A scheduled job is no dead letter: it would never run again. What kills its process comes after longer and longer pauses.
    if (job.schedule !== undefined && wasAbandoned && tries > defaultTries) return fail(claimed, ended, backoffMs(tries));
    // Its last processes died of it.
    if (tries > mostTries) return fail(claimed, new Error('Its process ended in each of its tries.'), undefined);
    let isCompleted = false;
    let again: number | undefined;
    const complete = async (tx: Tx, againMs?: number): Promise<void> => {
      await queue.complete(tx, { job: claimed, againMs: againOf(kind, againMs) });
      isCompleted = true;
    };
    try {
      const comeAgain = (afterMs: number): void => {
        again = afterMs;
      };
      await job.run(services, { bucket, tries, complete, comeAgain });
      if (!isCompleted) finished.push({ job: claimed, againMs: againOf(kind, again) });
      onRun?.(kind, 'done');
    } catch (error) {
      if (error instanceof LeaseLostError) {
        onRun?.(kind, 'lost');
        return;
      }
      await fail(claimed, error, tries < mostTries ? backoffMs(tries) : undefined);
    }
  }

  async function fail(job: ClaimedJob, error: unknown, againMs: number | undefined): Promise<void> {
    const { kind, bucket, tries } = job;
    const told = { err: error, kind, bucket, tries };
    if (againMs === undefined) log.error(told, 'a job is a dead letter; operator jobs shows it');
    else log.warn(told, 'a job failed and will run again');
    onRun?.(kind, againMs === undefined ? 'dead' : 'failed');
    const text = (error instanceof Error ? String(error.cause ?? error) : String(error)).replaceAll('\0', '').slice(0, 500);
    // If this fails as well, the lease ends by itself.
    await queue.fail({ job, error: text, againMs }).catch(warn);
  }

  const isLong = ({ kind }: ClaimedJob): boolean => jobs[kind]?.isLong === true;
  /** Slots that long jobs may take now. */
  const longSlots = (): number => Math.max(1, concurrency - 1) - [...running.keys()].filter(isLong).length;
  /** Takes the next job that may begin. */
  function next(): ClaimedJob | undefined {
    const index = waiting.findIndex((job) => !isLong(job) || longSlots() > 0);
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  }

  function begin(): void {
    while (!isStopping && running.size < concurrency) {
      const job = next();
      if (!job) return;
      running.set(
        job,
        run(job).finally(() => {
          running.delete(job);
          begin();
          if (running.size < concurrency) look();
        }),
      );
    }
  }

  async function flush(): Promise<void> {
    const done = finished;
    finished = [];
    try {
      await queue.finish(done);
    } catch (error) {
      // Ended at the next look, if their leases are held until then.
      finished.push(...done);
      throw error;
    }
  }

  async function lookOnce(): Promise<void> {
    clearTimeout(timer);
    wasWoken = false;
    let waitMs = lookEveryMs;
    try {
      await flush();
      if (isStopping) return;
      // What could begin has begun.
      if (running.size < concurrency) {
        const most = longSlots();
        const { jobs: claimed, nextMs } = await queue.claim({
          ...{ kinds: most > 0 ? kinds : kinds.filter((kind) => !longKinds.includes(kind)), limit: claimSize, leaseMs },
          few: { kinds: longKinds, most },
        });
        waiting.push(...claimed);
        begin();
        if (claimed.length === 0) waitMs = Math.min(lookEveryMs, Math.max(leastMs, nextMs ?? lookEveryMs));
        // One that was taken by itself: others may be due.
        else if (claimed.some((job) => job.tries > suspectTries)) wasWoken = true;
      }
    } catch (error) {
      warn(error);
    }
    if (!isStopping) timer = setTimeout(look, waitMs);
  }

  function look(): void {
    if (looking) {
      wasWoken = true;
      return;
    }
    looking = lookOnce().finally(() => {
      looking = undefined;
      if (wasWoken && !isStopping) look();
    });
  }

  async function begun(): Promise<void> {
    await queue.recover();
    for (const kind of kinds) {
      const { schedule, runsAtStart } = jobs[kind] ?? {};
      if (schedule !== undefined) await queue.schedule(kind, runsAtStart ? 0 : msToNextRun(schedule, timeZone));
    }
  }

  const endWake = queue.onWake(look);
  const renewing = setInterval(() => void queue.renew([...running.keys(), ...waiting], leaseMs).catch(warn), leaseMs / 3);
  begun()
    .catch(warn)
    .finally(() => {
      if (!isStopping) look();
    });

  return {
    async stop() {
      isStopping = true;
      endWake();
      clearTimeout(timer);
      await looking;
      await queue.release(waiting.splice(0)).catch(warn);
      await Promise.all(running.values());
      clearInterval(renewing);
      await looking;
      await flush().catch(warn);
    },
  };
}
