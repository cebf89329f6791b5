import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { distributionSettings, distributionStatements } from '../../../apps/gateway/src/db/distribution.ts';
import { openDatabase } from '../../../apps/gateway/src/db/open.ts';

interface Node {
  nodename: string;
  nodeport: number;
}

const at = (url: string, { nodename, nodeport }: Node, database: string): string => {
  const other = new URL(url);
  other.hostname = nodename;
  other.port = String(nodeport);
  other.pathname = `/${database}`;
  return other.href;
};

async function run(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function nodesOf(clusterUrl: string): Promise<Node[]> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Node>('select nodename, nodeport from pg_dist_node where groupid > 0 order by groupid');
    return rows;
  } finally {
    await client.end();
  }
}

/**
 * A new database over the machines of a Citus cluster, migrated and spread as `npm run distribution` has it, without rows.
 * @param clusterUrl of a database at the coordinator that has the cluster's machines
 * @returns its connection string
 */
export async function createCitusDatabase(clusterUrl: string): Promise<string> {
  const name = `baize_${randomBytes(6).toString('hex')}`;
  const { hostname, port } = new URL(clusterUrl);
  const coordinator = { nodename: hostname, nodeport: Number(port || 5432) };
  const workers = await nodesOf(clusterUrl);
  for (const node of [coordinator, ...workers]) {
    await run(at(clusterUrl, node, 'postgres'), [`create database ${name}`]);
    await run(at(clusterUrl, node, name), ['create extension citus', ...distributionSettings(name)]);
  }
  const url = at(clusterUrl, coordinator, name);
  await run(url, [
    `select citus_set_coordinator_host('${coordinator.nodename}', ${coordinator.nodeport})`,
    ...workers.map(({ nodename, nodeport }) => `select citus_add_node('${nodename}', ${nodeport})`),
  ]);
  const database = await openDatabase({ databaseUrl: url });
  try {
    for (const statement of distributionStatements()) await database.db.execute(sql.raw(statement));
  } finally {
    await database.close();
  }
  return url;
}
