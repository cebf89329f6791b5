// What the cluster of docs/scaling.md runs, as Debian's packages bring it.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const packages = { etcd: 'etcd-server', patroni: 'patroni', haproxy: 'haproxy', pgbouncer: 'pgbouncer', psql: 'postgresql-client' };
const installed = '/usr/lib/postgresql';
const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/sbin'];

/** The folder of PostgreSQL's own programs, of the newest version; undefined where there is none. */
export const postgresFolder = (existsSync(installed) ? readdirSync(installed) : [])
  .sort((one, other) => Number(other) - Number(one))
  .map((version) => path.join(installed, version, 'bin'))
  .find((folder) => ['initdb', 'postgres', 'pg_rewind', 'pg_basebackup'].every((name) => existsSync(path.join(folder, name))));

/**
 * @param {string} name
 * @returns {string | undefined} where a program is
 */
export const programOf = (name) => folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));

/** Programs that this machine lacks, each with the package that has it. */
export const missingPrograms = [
  ...(process.platform === 'linux' ? [] : ['Linux, whose loopback has an address for each machine']),
  ...Object.entries(packages).flatMap(([name, from]) => (programOf(name) ? [] : [`${name} (${from})`])),
  ...(postgresFolder ? [] : ['postgres (postgresql)']),
];
