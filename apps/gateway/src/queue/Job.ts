import type { Tx } from '../db/database.ts';
import type { Services } from '../services.ts';
import type { JobKind } from './kinds.ts';

/** One run of a job. */
export interface JobRun {
  bucket: string;
  /** Runs since it last succeeded, with this one. */
  tries: number;
  /**
   * Ends the job in the transaction of its effect, so that both are kept or none. A job that does not call it may run again after
   * its effect was kept, and must have no second effect then.
   * @param againMs the job stays, and is due after so many milliseconds
   * @throws LeaseLostError, and the transaction is undone
   */
  complete(tx: Tx, againMs?: number): Promise<void>;
  /** Where the job is not completed in a transaction: it stays, and is due after so many milliseconds. */
  comeAgain(afterMs: number): void;
}

/** How work of a kind is done. */
export interface Job {
  /** When it runs by itself: a cron pattern of five fields, by the clock of the brand's zone. Missed runs are one run. */
  schedule?: string;
  /** Whether it runs when a process starts as well. */
  runsAtStart?: boolean;
  /** Failures in a row after which it is a dead letter; 10 without, over about half an hour. A scheduled job tries on, also where its process dies of it, after longer pauses. */
  mostTries?: number;
  /** Whether a run may take a second or more. Each process keeps a slot for jobs that don't. */
  isLong?: boolean;
  /** Does the work of one bucket. A large amount is done in parts: `comeAgain(0)` has the next part done after what others wait for. */
  run(services: Services, run: JobRun): Promise<void>;
}

/** Jobs of one domain, by their kinds. */
export type Jobs = Readonly<Partial<Record<JobKind, Job>>>;
