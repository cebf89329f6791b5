import type { Db, Tx } from '../db/database.ts';
import type { JobKind } from './kinds.ts';

/** Names one job: of a kind and a bucket there is one at most. */
export interface JobKey {
  kind: JobKind;
  /** What the work is about; empty where the kind has one job alone. */
  bucket: string;
}

/** A job that this process holds until its lease ends. */
export interface ClaimedJob extends JobKey {
  lease: string;
  /** Claims since it last succeeded, with this one. */
  tries: number;
  /** Milliseconds that it waited after it was due. */
  lateMs: number;
  /** Whether the process that had it before neither ended it nor gave it back: it died, maybe of this job. */
  wasAbandoned: boolean;
}

/** Milliseconds between looks of a worker when nothing is announced. It knows what is due until the next one. */
export const lookEveryMs = 2_000;

/** Claims without a success after which a job is taken by itself. */
export const suspectTries = 3;

export interface ClaimAsked {
  kinds: readonly JobKind[];
  limit: number;
  leaseMs: number;
  /** Kinds of which `most` are taken at most, so that others are left to other processes. Default none. */
  few?: { kinds: readonly JobKind[]; most: number } | undefined;
}

export interface Claim {
  jobs: ClaimedJob[];
  /** Milliseconds until the next known job is due; undefined where none is known. */
  nextMs: number | undefined;
}

/** A job that succeeded. With `againMs` it stays, and is due again after so many milliseconds. */
export interface FinishedJob {
  job: ClaimedJob;
  againMs?: number | undefined;
}

/** A job that failed: it is due again after `againMs`, or is a dead letter without. */
export interface FailedJob {
  job: ClaimedJob;
  error: string;
  againMs: number | undefined;
}

export interface QueueCount {
  kind: string;
  waiting: number;
  dead: number;
  /** Seconds since its oldest job was due. */
  lagSeconds: number;
}

/** Work that no request waits for. It is kept where the money is, so that a change and the work that follows from it are one. */
export interface Queue {
  /**
   * Keeps a job, in the transaction of the change that makes it due. A job that waits already comes at the earlier moment; one that is
   * running comes once more; a dead letter comes to life.
   * @param afterMs milliseconds from now; 0 without
   */
  announce(executor: Db | Tx, job: { kind: JobKind; bucket?: string; afterMs?: number | undefined }): Promise<void>;
  /**
   * After a commit: has the workers of all processes look for work at once. Without it they look within {@link lookEveryMs}.
   * @param dueInMs until the work is due. Where they look by themselves before that, nothing is done. Default 0.
   */
  wake(dueInMs?: number): void;
  /** Tells each {@link wake}, also of other processes. @returns what ends it */
  onWake(listener: () => void): () => void;
  /** Before a process takes its first job: has those of processes that are known to be dead due now. */
  recover(): Promise<void>;
  /** Sees to it that a scheduled kind has its job, due in at most so many milliseconds. */
  schedule(kind: JobKind, dueInMs: number): Promise<void>;
  /**
   * Takes jobs that are due, the longest due first. One whose last claims all failed is taken by itself: where its process dies of it,
   * no other job loses a try with it.
   */
  claim(asked: ClaimAsked): Promise<Claim>;
  /** Holds jobs for another `leaseMs`. One that is being completed at this moment is left as it is, and holds up no other. */
  renew(jobs: readonly ClaimedJob[], leaseMs: number): Promise<void>;
  /** Gives jobs back that were not begun. */
  release(jobs: readonly ClaimedJob[]): Promise<void>;
  /**
   * Ends a job in the transaction of its effect: both are kept, or none.
   * @throws LeaseLostError when another process has it by now
   */
  complete(tx: Tx, done: FinishedJob): Promise<void>;
  /** Ends jobs whose effects are kept. A job whose lease was lost is left to the process that has it. */
  finish(done: readonly FinishedJob[]): Promise<void>;
  fail(failed: FailedJob): Promise<void>;
  count(): Promise<QueueCount[]>;
}

/** Another process holds the job by now: what was done in this transaction is undone. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError';
  constructor({ kind, bucket }: JobKey) {
    super(`The lease of the job ${kind} ${bucket} ended before its work did.`);
  }
}
