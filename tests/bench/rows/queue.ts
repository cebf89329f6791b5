import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from '../../../apps/gateway/src/db/database.ts';
import { openDatabase } from '../../../apps/gateway/src/db/open.ts';
import { onPglite } from '../../../apps/gateway/src/db/openPglite.ts';
import { startPostgres } from '../../money/support/postgres.ts';
import { pairedRatios } from '../gateway/pairedRatios.ts';
import { type Connection, msPerBareJob, msPerJob } from '../gateway/queueSides.ts';
import type { Row } from '../Row.ts';
import type { Scope } from '../Scope.ts';
import { grouped, times } from '../statistics.ts';

const bar = 1.5;
const leastPerSecond = 2_000;
/** As a process of the gateway runs them (`jobs.ts`). */
const concurrency = 4;

interface Side {
  kind: string;
  database: Database;
  connections: Connection[];
  jobs: number;
}

async function pgliteSide(scope: Scope): Promise<Side> {
  const client = await PGlite.create();
  const database = await onPglite(client);
  scope.defer(() => database.close());
  return { kind: 'PGlite', database, connections: [client], jobs: 1_000 };
}

async function postgresSide(scope: Scope): Promise<Side> {
  const server = await startPostgres();
  scope.defer(() => server.stop());
  const databaseUrl = await server.createDatabase();
  const database = await openDatabase({ databaseUrl, pool: { size: 8 } });
  scope.defer(() => database.close());
  const connections = await Promise.all(
    Array.from({ length: concurrency }, async () => {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      scope.defer(() => client.end());
      return client;
    }),
  );
  return { kind: 'PostgreSQL', database, connections, jobs: 4_000 };
}

export const queue: Row = {
  id: 'queue',
  what: 'jobs of the queue, beside bare SKIP LOCKED; jobs without an effect on PostgreSQL',
  bar: `≤ ${bar} × the time, ≥ ${grouped(leastPerSecond)} a second`,
  how: 'thousands of jobs with an effect each, in turn with the same statements on the driver, median of 5 ratios',
  limitMs: 300_000,
  async measure(scope) {
    const found: string[] = [];
    const notes: string[] = [];
    let isWithinBar = true;
    for (const open of [pgliteSide, postgresSide]) {
      const { kind, database, connections, jobs } = await open(scope);
      await database.db.execute(sql`create table bench_effects (bucket text not null)`);
      const lanes = connections.length;
      const { ratio, bareMs, gatewayMs } = await pairedRatios(
        () => msPerBareJob(database, jobs, connections),
        () => msPerJob(database, jobs, lanes),
      );
      const plain = 1_000 / (await msPerJob(database, jobs, lanes, false));
      found.push(`${times(ratio)} ${kind}`);
      notes.push(
        `${kind}: bare ${bareMs.toFixed(3)} ms, ours ${gatewayMs.toFixed(3)} ms a job, ${grouped(1_000 / gatewayMs)} a second; ${grouped(plain)} a second without an effect`,
      );
      isWithinBar &&= ratio <= bar && (kind === 'PGlite' || plain >= leastPerSecond);
    }
    return { measured: found.join(', '), isWithinBar, notes };
  },
};
