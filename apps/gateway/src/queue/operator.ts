import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database.ts';
import { jobs } from '../jobs.ts';
import { flag, OperatorError } from '../operator/arguments.ts';
import type { Command } from '../operator/Command.ts';
import type { Job } from './Job.ts';

interface JobRow {
  kind: string;
  bucket: string;
  state: 'dead' | 'running' | 'waiting';
  dueAt: string;
  tries: number;
  lastError: string | null;
}

const columns = sql`kind, bucket, case when dead_at is not null then 'dead' when lease is not null then 'running' else 'waiting' end as state,
  to_char(due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "dueAt", tries, last_error as "lastError"`;
/** Jobs that a list shows at most. */
const shown = 50;

const lineOf = ({ kind, bucket, state, dueAt, tries, lastError }: JobRow): string =>
  [kind, bucket || '-', state, `due ${dueAt}`, `tries ${tries}`, ...(lastError === null ? [] : [lastError.split('\n')[0]])].join('  ');

async function list(db: Db, words: readonly string[]): Promise<string> {
  const kind = flag(words, '--kind');
  const isEvery = words.includes('--all');
  const rows = await rowsOf<JobRow>(
    db,
    sql`select ${columns} from jobs where ${isEvery ? sql`true` : sql`(dead_at is not null or tries > 0)`}
        ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
      order by dead_at nulls last, due_at limit ${shown + 1}`,
  );
  if (rows.length === 0) return isEvery ? 'No job waits.' : 'No job is dead or failing. jobs list --all shows those that wait as well.';
  const more = rows.length > shown ? [`More than ${shown}: name a kind, --kind <kind>.`] : [];
  return [...rows.slice(0, shown).map(lineOf), ...more].join('\n');
}

async function jobNamed(db: Db, [kind = '', bucket = '']: readonly string[]): Promise<JobRow> {
  const [row] = await rowsOf<JobRow>(
    db,
    sql`select ${columns} from jobs where kind = ${kind} and bucket = ${bucket === '-' ? '' : bucket}`,
  );
  if (!row) throw new OperatorError(`There is no job ${kind || 'without a kind'} ${bucket || '-'}. jobs list shows them.`);
  return row;
}

/** Commands of the queue. */
export const queueCommands: Record<string, Command> = {
  jobs: {
    help: [
      '  jobs list [--kind <kind>] [--all]                      dead and failing jobs; with --all those that wait as well',
      '  jobs show <kind> <bucket>                              one job with its last error; - is the empty bucket',
      '  jobs run <kind> <bucket> | drop <kind> <bucket>        run it again now; forget it for good',
    ].join('\n'),
    async run({ db, queue }, [action = '', ...words]) {
      if (action === 'list') return list(db, words);
      if (action !== 'show' && action !== 'run' && action !== 'drop')
        throw new OperatorError('Jobs are listed, shown, run again or dropped: jobs list, jobs run <kind> <bucket>.');
      const job = await jobNamed(db, words);
      if (action === 'show') return [lineOf({ ...job, lastError: null }), ...(job.lastError === null ? [] : [job.lastError])].join('\n');
      if (job.state === 'running') throw new OperatorError('A process is running it. Wait until it has ended.');
      const isJob = sql`kind = ${job.kind} and bucket = ${job.bucket} and lease is null`;
      if (action === 'drop') {
        const schedule = (jobs as Readonly<Record<string, Job>>)[job.kind]?.schedule;
        // Its row is its schedule: no process would run it again before one is started anew.
        if (schedule !== undefined) throw new OperatorError(`${job.kind} runs by its schedule, ${schedule}, and can’t be dropped.`);
        await db.execute(sql`delete from jobs where ${isJob}`);
        return `The job ${job.kind} ${job.bucket || '-'} is dropped. What it was to do is not done.`;
      }
      await db.execute(sql`update jobs set due_at = now(), tries = 0, dead_at = null where ${isJob}`);
      queue.wake();
      return `The job ${job.kind} ${job.bucket || '-'} runs now.`;
    },
  },
};
