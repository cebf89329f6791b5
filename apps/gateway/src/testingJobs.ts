import { sql } from 'drizzle-orm';
import { rowsOf } from './db/database.ts';
import { jobs } from './jobs.ts';
import type { JobKind } from './queue/kinds.ts';
import type { Services } from './services.ts';

/** Does the work of one job now, whatever its time is. A failure is thrown, and the job stays as it was. */
export async function runJob(services: Services, kind: JobKind, bucket = ''): Promise<void> {
  await jobs[kind].run(services, { bucket, tries: 1, complete: async () => undefined, comeAgain: () => undefined });
}

/** Does the work of every job of a kind that waits, the longest due first. @returns the failures by bucket */
export async function runJobs(services: Services, kind: JobKind): Promise<Map<string, unknown>> {
  const rows = await rowsOf<{ bucket: string }>(services.database.db, sql`select bucket from jobs where kind = ${kind} order by due_at`);
  const failures = new Map<string, unknown>();
  for (const { bucket } of rows) await runJob(services, kind, bucket).catch((error: unknown) => failures.set(bucket, error));
  return failures;
}
