import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder } from './db/migrationsFolder.ts';

const cache = path.join(import.meta.dirname, '../../../node_modules/.cache/baize-database');
const pgliteManifest = path.join(path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '../package.json');

/** A name for this state of the migrations under this version of the embedded database. */
function nameOfImage(): string {
  const hash = createHash('sha256').update(readFileSync(pgliteManifest));
  for (const name of readdirSync(migrationsFolder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (/\.(?:sql|json)$/.test(name)) hash.update(name).update(readFileSync(path.join(migrationsFolder, name)));
  }
  return `${hash.digest('hex')}.tar`;
}

/** Migrates a new database and keeps its image; of two processes at the same time the later image stays. */
async function keepImage(place: string): Promise<void> {
  const client = await PGlite.create('memory://');
  await migrate(drizzle(client), { migrationsFolder });
  const image = await client.dumpDataDir('none');
  await client.close();
  await mkdir(cache, { recursive: true });
  const older = (await readdir(cache)).filter((name) => name.endsWith('.tar'));
  await Promise.all(older.map((name) => rm(path.join(cache, name), { force: true })));
  const unfinished = path.join(cache, randomUUID());
  await writeFile(unfinished, Buffer.from(await image.arrayBuffer()));
  await rename(unfinished, place);
}

/** File of the dump of an empty database with every migration; it is made once a change of them. */
async function databaseImage(): Promise<string> {
  const place = path.join(cache, nameOfImage());
  if (!existsSync(place)) await keepImage(place);
  return place;
}

/** Puts an empty database with every migration where a gateway looks for its own, so that it need not make one. */
export async function fillFolder(dataDir: string): Promise<void> {
  const folder = path.join(dataDir, 'db');
  await mkdir(folder, { recursive: true });
  await promisify(execFile)('tar', ['-xf', await databaseImage(), '-C', folder]);
}

/** Databases that nobody has now, with what the last has left in them, and what is built in each. */
const idle: { client: PGlite; built: string }[] = [];

// The ledger's tables refuse it but for this role. What a test has analysed would guide the statements of the next.
const emptying = `set session_replication_role = replica;
do $$ declare filled text; used text; begin
  select string_agg(oid::regclass::text, ', ') into filled from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0;
  if filled is not null then execute 'truncate ' || filled || ' cascade'; end if;
  for used in select format('%I.%I', schemaname, sequencename) from pg_sequences where last_value is not null loop
    execute 'alter sequence ' || used || ' restart';
  end loop;
  delete from pg_statistic where starelid in (select oid from pg_class where relnamespace = 'public'::regnamespace);
end $$`;

/** Tables, columns, indexes, constraints, triggers and functions, in one text. */
const buildQuery = `select string_agg(part, E'\n' order by part) as built from (
  select attrelid::regclass || ' ' || attname || ' ' || format_type(atttypid, atttypmod) || attnotnull as part from pg_attribute
    join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace and not attisdropped
  union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace
  union all select tgrelid::regclass || ' ' || tgname || tgenabled::text from pg_trigger
  union all select oid::regprocedure || ' ' || prosrc from pg_proc where pronamespace = 'public'::regnamespace) parts`;

const builtIn = async (client: PGlite): Promise<string> => (await client.query<{ built: string }>(buildQuery)).rows[0]?.built ?? '';

/** A returned database, emptied; undefined when there is none. A database whose schema has changed is thrown away. */
async function emptied(): Promise<{ client: PGlite; built: string } | undefined> {
  const one = idle.pop();
  if (!one) return undefined;
  await one.client.exec(emptying);
  await one.client.exec('discard all');
  // Files of what was emptied stay until then, and in memory at that.
  await one.client.exec('checkpoint');
  if ((await builtIn(one.client)) === one.built) return one;
  await one.client.close();
  return await emptied();
}

async function opened(): Promise<{ client: PGlite; built: string }> {
  const image = new Blob([await readFile(await databaseImage())], { type: 'application/x-tar' });
  const client = await PGlite.create('memory://', { loadDataDir: image });
  return { client, built: await builtIn(client) };
}

/**
 * An empty database in memory with every migration: tests open hundreds. Once closed it answers its borrower no more, and is lent again,
 * which takes a tenth of the time that a new one does.
 */
export async function borrowDatabase(): Promise<PGlite> {
  const lent = (await emptied()) ?? (await opened());
  let isClosed = false;
  const close = async (): Promise<void> => {
    if (!isClosed) idle.push(lent);
    isClosed = true;
  };
  return new Proxy(lent.client, {
    get(client, name) {
      if (name === 'close') return close;
      if (name === 'closed') return isClosed;
      if (isClosed) throw new Error('the database is closed');
      const value: unknown = Reflect.get(client, name, client);
      return typeof value === 'function' ? value.bind(client) : value;
    },
  });
}
